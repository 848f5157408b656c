// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydration } from '#browser/hydration.ts';
import { ErrorBoundary } from './error-boundary.tsx';

let isBroken = false;

function Words() {
  if (isBroken) throw new TypeError('findLast is not a function');
  return <h1>What the server sent</h1>;
}

const page = (
  <main id="main">
    <ErrorBoundary isInLayout>
      <Suspense>
        <Words />
      </Suspense>
    </ErrorBoundary>
  </main>
);

/** Hydrates a document of the server in a browser in which the page throws. */
function hydrate(): void {
  document.body.innerHTML = `<div id="app">${renderToString(page)}</div><script id="app-state"></script>`;
  isBroken = true;
  const container = document.getElementById('app') ?? undefined;
  render(page, { ...(container && { container }), hydrate: true });
}

const isActive = (hasBeenActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: { hasBeenActive },
  });

beforeEach(() => {
  isBroken = false;
  hydration.isComplete = false;
  document.documentElement.dataset['scripted'] = '';
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'userActivation');
});

test('a page that cannot be hydrated stays as the server sent it, without what needs script', () => {
  hydrate();
  expect(screen.getByRole('heading').textContent).toBe('What the server sent');
  expect(screen.queryByText(/went wrong/)).toBeNull();
  expect('scripted' in document.documentElement.dataset).toBe(false);
});

test('a part that fails afterwards leaves the page as it is, until somebody has pressed something', () => {
  hydration.isComplete = true;
  isActive(false);
  hydrate();
  expect(screen.getByRole('heading').textContent).toBe('What the server sent');
  cleanup();
  isBroken = false;
  isActive(true);
  hydrate();
  expect(screen.getByRole('heading').textContent).toBe('We couldn’t show this page');
});
