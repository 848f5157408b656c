// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from './app.tsx';

afterEach(cleanup);

function Broken(): never {
  throw new Error('a part of this page did not come');
}

test.each(['/contact', '/site-map'])(
  'a page that fails to render at %s keeps the layout around it, and the next page renders',
  (address) => {
    // React logs every error that a boundary catches.
    vi.spyOn(console, 'error').mockReturnValue();
    render(
      <MemoryRouter initialEntries={[address]}>
        <App
          renderPage={(_route, pathname) =>
            pathname === address ? <Broken /> : <h1>Page at {pathname}</h1>
          }
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/show this page/);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    const home = screen.queryByRole('link', { name: /Home/ });
    expect(home !== null).toBe(address === '/contact');
    if (home === null) return;
    fireEvent.click(home);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page at /site-map');
  },
);
