// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { offerReload } from './update-events.ts';
import { UpdateOffer } from './update-offer.tsx';

afterEach(cleanup);

test('an update that was postponed stays hidden on the next page, and a newer one is announced', () => {
  render(<UpdateOffer />);
  act(() => offerReload('new-version'));
  // Toasts, which are rendered after it, keep clear of it.
  expect(screen.getByRole('status').hasAttribute('data-at-foot')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('status')).toBeNull();
  // A page with another layout.
  cleanup();
  render(<UpdateOffer />);
  act(() => offerReload('new-version'));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => offerReload('missing-part'));
  expect(screen.getByRole('status').textContent).toContain('Part of this page');
});
