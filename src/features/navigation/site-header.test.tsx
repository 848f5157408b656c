// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { SearchWindow } from './search-window.tsx';
import { SiteHeader } from './site-header.tsx';
import type { MenuTools } from './menu-tools-props.ts';

const home = { href: '/site-map', label: 'Home', iconName: 'house', priority: 0 } as const;

const tools: MenuTools = {
  Search: ({ wasOpened, searchRequests, onSearching }) =>
    wasOpened ? (
      <button type="button" onClick={() => onSearching(true)}>
        asked for the search {searchRequests} times
      </button>
    ) : null,
  Aids: () => null,
};

function show() {
  render(
    <MemoryRouter>
      <SiteHeader home={home} items={[]} tools={tools} />
      <input aria-label="Field" />
      <input type="checkbox" aria-label="Box" />
    </MemoryRouter>,
  );
}

const press = (target: Element) => fireEvent.keyDown(target, { key: '/' });
const search = () => screen.queryByText(/asked for the search/);

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['noKeys'];
});

test('the list of links is in the document; the rest of the menu loads when it is opened', () => {
  show();
  expect(search()).toBeNull();
  const dialog = document.querySelector('dialog');
  expect(dialog?.querySelector('nav[aria-label="Main"]')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Menu' });
  expect(button.getAttribute('popovertarget')).toBe(dialog?.id);
  fireEvent.click(button);
  expect(search()?.textContent).toContain('0 times');
  expect(dialog?.open).toBe(true);
});

test('a menu opened before hydration is recognised as open', () => {
  const menu = (
    <MemoryRouter>
      <SiteHeader home={home} items={[]} tools={tools} />
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(menu);
  container.querySelector('dialog')?.showModal();
  render(menu, { container, hydrate: true });
  expect(search()).toBeTruthy();
});

test('the key / opens the menu at the search, and is typed as text in a field', () => {
  show();
  expect(press(screen.getByLabelText('Field'))).toBe(true);
  expect(search()).toBeNull();
  expect(press(document.body)).toBe(false);
  expect(search()?.textContent).toContain('1 times');
  expect(press(screen.getByLabelText('Box'))).toBe(false);
  expect(search()?.textContent).toContain('2 times');
});

test('a page without a menu opens the search by its key, and loads none of it before', () => {
  render(
    <MemoryRouter>
      <SearchWindow tools={tools} />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(search()).toBeNull();
  expect(press(document.body)).toBe(false);
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeTruthy();
  expect(search()?.textContent).toContain('1 times');
});

test('the key does nothing when it was turned off', () => {
  document.documentElement.dataset['noKeys'] = '';
  show();
  expect(press(document.body)).toBe(true);
  expect(search()).toBeNull();
});

test('a menu opened while the next page loads stays open, and closes with the page after it', () => {
  window.history.replaceState(null, '', '/projects');
  render(
    <BrowserRouter>
      <SiteHeader home={home} items={[]} tools={tools} />
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

test('the list of pages is hidden during a search', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  fireEvent.click(screen.getByText(/asked for the search/));
  expect(screen.getByLabelText('Main').closest('[hidden]')).toBeTruthy();
});
