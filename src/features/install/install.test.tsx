// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InstallLine } from './install-line.tsx';
import { InstallPart } from './install-part.tsx';
import { captureInstallPrompt } from './install-prompt.ts';
import { resumeAtLastPage, lastPage, rememberPages } from './last-page.ts';

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

test('the browser’s install prompt waits behind a button and is used once', async () => {
  captureInstallPrompt();
  render(<InstallPart />);
  expect(screen.queryByRole('button')).toBeNull();
  const { prompt, event } = offerInstall('dismissed');
  expect(event.defaultPrevented).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Install' }));
  await screen.findByText(/Not installed/);
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/in your browser’s menu/)).toBeTruthy();
});

test('an iPhone gets instructions, and an installed app says that it is installed', () => {
  vi.stubGlobal('navigator', { standalone: false });
  render(<InstallPart />);
  expect(screen.getByText(/Add to Home Screen/)).toBeTruthy();
  cleanup();
  vi.stubGlobal('navigator', { standalone: true });
  render(<InstallPart />);
  expect(screen.getByText(/using the installed app/)).toBeTruthy();
});

test('the installed app, and nothing else, resumes at the page that was open last', () => {
  rememberPages();
  window.history.replaceState(null, '', '/blog/how-dry-is-dry-enough?section=x');
  document.title = 'How dry is dry enough? | Natural Building Design';
  window.dispatchEvent(new Event('pagehide'));
  window.history.replaceState(null, '', '/messages');
  window.dispatchEvent(new Event('pagehide'));

  for (const address of ['/site-map', '/about?from=installed', '/site-map?from=search']) {
    window.history.replaceState(null, '', address);
    expect(resumeAtLastPage(false)).toBe(false);
    expect(window.location.pathname + window.location.search).toBe(address);
  }
  window.history.replaceState(null, '', '/site-map?from=installed');
  expect(resumeAtLastPage(false)).toBe(false);
  expect(window.location.pathname).toBe('/blog/how-dry-is-dry-enough');
  expect(window.location.search).toBe('?section=x');

  // Rendered by the server, so the page itself is requested.
  window.history.replaceState(null, '', '/site-map?from=installed');
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  expect(resumeAtLastPage(true)).toBe(true);
  expect(replace).toHaveBeenCalledWith('/blog/how-dry-is-dry-enough?section=x');
  localStorage.clear();
  expect(resumeAtLastPage(true)).toBe(false);
});

test('the offer in the menu is unobtrusive, and stays away once it was declined', async () => {
  const show = () =>
    render(
      <MemoryRouter>
        <InstallLine onChoose={() => {}} />
      </MemoryRouter>,
    );
  show();
  expect(screen.queryByRole('link')).toBeNull();
  offerInstall('dismissed');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/offline#install');
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  show();
  expect(screen.queryByRole('link')).toBeNull();
});

test('an iPhone is offered instructions as well, an installed app is not', () => {
  const show = () =>
    render(
      <MemoryRouter>
        <InstallLine onChoose={() => {}} />
      </MemoryRouter>,
    );
  vi.stubGlobal('navigator', { standalone: false });
  show();
  expect(screen.getByRole('link')).toBeTruthy();
  cleanup();
  vi.stubGlobal('navigator', { standalone: true });
  show();
  expect(screen.queryByRole('link')).toBeNull();
});

test('never resumes at an address of another site', () => {
  for (const stored of [
    '',
    '{',
    '["//elsewhere.example","x"]',
    '["/about"]',
    '["/about",""]',
    '7',
  ]) {
    localStorage.setItem(key, stored);
    expect(lastPage(), stored).toBeNull();
  }
});

test('never resumes at a page that was not found, but does at the offline page', () => {
  rememberPages();
  const leave = (address: string, title: string) => {
    window.history.replaceState(null, '', address);
    document.title = title;
    window.dispatchEvent(new Event('pagehide'));
  };
  leave('/about', 'About');
  document.head.innerHTML = '<meta name="robots" content="noindex">';
  leave('/projects/999', 'Project Not Found');
  expect(lastPage()?.address).toBe('/about');
  leave('/offline', 'Offline & saved forms');
  expect(lastPage()?.address).toBe('/offline');
  document.head.replaceChildren();
});
