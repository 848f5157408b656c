// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Ids of the elements that were scrolled into view, in order. */
const broughtIntoView: string[] = [];

/** A fresh document: a page with its own layout, and an article. */
async function open(address: string, isFromServer: boolean) {
  document.body.innerHTML = isFromServer ? '<script id="app-state"></script>' : '';
  vi.resetModules();
  const { useScrollToAnchor } = await import('./use-scroll-to-anchor.ts');
  const Frame = () => {
    useScrollToAnchor();
    return (
      <>
        <Link to="/article#sun">Sun</Link>
        <h2 id="sun">The sun</h2>
      </>
    );
  };
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/" element={<Frame key="bare" />} />
          <Route path="*" element={<Frame key="site" />} />
        </Routes>
      </MemoryRouter>
    </StrictMode>,
  );
}

beforeEach(() => {
  broughtIntoView.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    broughtIntoView.push(this.id);
  });
});
afterEach(cleanup);

test('scrolls to the anchor in the worker’s shell; in a server’s document the browser has done so', async () => {
  await open('/article#sun', true);
  expect(broughtIntoView).toEqual([]);
  cleanup();
  await open('/article#sun', false);
  expect(broughtIntoView).toEqual(['sun']);
});

test('scrolls to an anchor from a page with another layout, and again when it is chosen again', async () => {
  await open('/', true);
  fireEvent.click(screen.getByRole('link'));
  expect(broughtIntoView).toEqual(['sun']);
  fireEvent.click(screen.getByRole('link'));
  expect(broughtIntoView).toEqual(['sun', 'sun']);
});
