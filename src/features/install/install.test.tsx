// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GoOn } from './go-on.tsx';
import { InstallPart } from './install-part.tsx';
import { keepInstallPrompt } from './install-prompt.ts';
import { lastPage, rememberPages } from './last-page.ts';

const key = 'natural-building-design:last-page';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function offerInstall(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => ({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => {
    window.dispatchEvent(event);
  });
  return { prompt, event };
}

test('the browser’s offer waits behind a button and is used once', async () => {
  keepInstallPrompt();
  render(<InstallPart />);
  expect(screen.queryByRole('button')).toBeNull();
  const { prompt, event } = offerInstall('dismissed');
  expect(event.defaultPrevented).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Put it on this device' }));
  await screen.findByText(/Not installed/);
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/Look in the browser’s menu/)).toBeTruthy();
});

test('an iPhone gets instructions, an installed copy is told what it is', () => {
  vi.stubGlobal('navigator', { standalone: false });
  render(<InstallPart />);
  expect(screen.getByText(/Add to Home Screen/)).toBeTruthy();
  cleanup();
  vi.stubGlobal('navigator', { standalone: true });
  render(<InstallPart />);
  expect(screen.getByText(/installed copy/)).toBeTruthy();
});

function goOnAt(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <GoOn />
    </MemoryRouter>,
  );
  return screen.queryByRole('link');
}

test('the installed copy offers the page that was open last, and only the installed copy', () => {
  rememberPages();
  window.history.replaceState(null, '', '/blog/how-dry-is-dry-enough');
  document.title = 'How dry is dry enough? | Natural Building Design';
  window.dispatchEvent(new Event('pagehide'));
  window.history.replaceState(null, '', '/messages');
  window.dispatchEvent(new Event('pagehide'));

  const link = goOnAt('/site-map?from=installed');
  expect(link?.textContent).toBe('How dry is dry enough?');
  expect(link?.getAttribute('href')).toBe('/blog/how-dry-is-dry-enough');
  cleanup();
  expect(goOnAt('/site-map')).toBeNull();
});

test('nothing but an address of this site is ever offered', () => {
  for (const kept of ['', '{', '["//elsewhere.example","x"]', '["/about"]', '["/about",""]', '7']) {
    localStorage.setItem(key, kept);
    expect(lastPage(), kept).toBeNull();
  }
});
