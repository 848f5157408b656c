// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const goToPlace = vi.hoisted(() => vi.fn());
vi.mock('#lib/go-to-place.ts', () => ({ goToPlace, idOf: (hash: string) => hash.slice(1) }));

/** A document of its own: a screen with a frame of its own, and an article. */
async function open(address: string, isFromServer: boolean) {
  document.body.innerHTML = isFromServer ? '<script id="app-state"></script>' : '';
  vi.resetModules();
  const { usePlace } = await import('./use-place.ts');
  const Frame = () => {
    usePlace();
    return <Link to="/article#sun">Sun</Link>;
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

beforeEach(() => goToPlace.mockReset());
afterEach(cleanup);

test('a document from the device is brought to its place, one of the server’s by the browser', async () => {
  await open('/article#sun', true);
  expect(goToPlace).not.toHaveBeenCalled();
  cleanup();
  await open('/article#sun', false);
  expect(goToPlace.mock.calls).toEqual([['sun']]);
});

test('a place is reached from a screen with another frame, and again when it is chosen again', async () => {
  await open('/', true);
  fireEvent.click(screen.getByRole('link'));
  expect(goToPlace.mock.calls).toEqual([['sun']]);
  fireEvent.click(screen.getByRole('link'));
  expect(goToPlace.mock.calls).toEqual([['sun'], ['sun']]);
});
