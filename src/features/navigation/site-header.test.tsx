// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { SearchWindow } from './search-window.tsx';
import { SiteHeader } from './site-header.tsx';
import type { MenuToolsProps } from './menu-tools-props.ts';

const home = { href: '/site-map', label: 'Home', iconName: 'house', priority: 0 } as const;

function Tools({ searchRequests, onSearching, children }: MenuToolsProps) {
  return (
    <>
      <button type="button" onClick={() => onSearching(true)}>
        asked for the search {searchRequests} times
      </button>
      {children}
    </>
  );
}

function show() {
  render(
    <MemoryRouter>
      <SiteHeader home={home} items={[]} tools={Tools} />
      <input aria-label="Field" />
      <input type="checkbox" aria-label="Box" />
    </MemoryRouter>,
  );
}

const press = (target: Element) => fireEvent.keyDown(target, { key: '/' });
const tools = () => screen.queryByText(/asked for the search/);

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['noKeys'];
});

test('the list and what stands round it come only when the menu is opened', () => {
  show();
  expect(tools()).toBeNull();
  expect(screen.queryByLabelText('Main')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(tools()?.textContent).toContain('0 times');
  expect(screen.getByLabelText('Main')).toBeTruthy();
});

test('the key / opens the menu at the search; in a field it is a letter', () => {
  show();
  expect(press(screen.getByLabelText('Field'))).toBe(true);
  expect(tools()).toBeNull();
  expect(press(document.body)).toBe(false);
  expect(tools()?.textContent).toContain('1 times');
  expect(press(screen.getByLabelText('Box'))).toBe(false);
  expect(tools()?.textContent).toContain('2 times');
});

test('a page without a menu has the search by its key, and nothing of it before', () => {
  render(
    <MemoryRouter>
      <SearchWindow tools={Tools} />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(tools()).toBeNull();
  expect(press(document.body)).toBe(false);
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeTruthy();
  expect(tools()?.textContent).toContain('1 times');
});

test('the key is silent when it was turned off', () => {
  document.documentElement.dataset['noKeys'] = '';
  show();
  expect(press(document.body)).toBe(true);
  expect(tools()).toBeNull();
});

test('a menu opened while the next page is on its way stays open, and closes with the page after', () => {
  window.history.replaceState(null, '', '/projects');
  render(
    <BrowserRouter>
      <SiteHeader home={home} items={[]} tools={Tools} />
    </BrowserRouter>,
  );
  const goTo = (address: string) => {
    window.history.pushState(null, '', address);
    return () => fireEvent.popState(window);
  };
  const arrive = goTo('/library');
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  arrive();
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy();
  goTo('/blog')();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the list of pages steps aside while something is looked for', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  fireEvent.click(screen.getByText(/asked for the search/));
  expect(screen.getByLabelText('Main').hidden).toBe(true);
});
