// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { copyState, startCopy } from '#offline/inbox-copy/inbox-copy.ts';
import { newDevice } from '#testing/device/device.ts';
import { refreshPhoneCopy } from './phone-copy.ts';
import { PhonePart } from './phone-part.tsx';

test('is switched off while it updates, and stays off', async () => {
  await newDevice();
  await startCopy();
  let respond: (response: Response) => void = () => undefined;
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  );
  render(<PhonePart />);
  const refresh = refreshPhoneCopy();
  await screen.findByText(/^Updating…/);
  fireEvent.click(screen.getByRole('switch', { checked: true }));
  expect(await screen.findByRole('switch', { checked: false })).toBeTruthy();
  respond(Response.json({ requests: [], next: null }));
  await refresh;
  expect(await copyState()).toBeNull();
});
