// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPages } from './browser-pages.tsx';
import type { AppRoute } from './routes.tsx';

afterEach(cleanup);

test('a jump to an anchor renders only what reads the location', async () => {
  const Page = vi.fn(() => (
    <p>
      at <Hash />
    </p>
  ));
  const route: AppRoute = {
    path: '/tools/sun',
    page: 'sun',
    load: async () => ({ Page }),
    layout: 'site',
    usesQueryClient: false,
    content: null,
    isOwnerOnly: false,
  };
  const renderPage = lazyPages();
  function App() {
    return renderPage(route, useLocation().pathname);
  }
  await act(async () =>
    render(
      <BrowserRouter>
        <App />
      </BrowserRouter>,
    ),
  );
  await act(async () => {
    window.history.pushState(null, '', '#answer');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByText('at #answer')).toBeTruthy();
  expect(Page).toHaveBeenCalledOnce();
});

function Hash() {
  return useLocation().hash;
}
