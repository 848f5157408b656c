// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { isOwnerHere, noteSignedIn } from '#browser/owner-hint.ts';
import { OwnerSignIn } from './owner-sign-in.tsx';

afterEach(cleanup);

test('the owner is known from the moment they sign in, before the inbox has loaded', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  noteSignedIn();
  const onSignedIn = vi.fn(() => expect(isOwnerHere()).toBe(true));
  render(
    <OwnerSignIn section="Messages" isOpenAtFirst title="Owner sign-in" onSignedIn={onSignedIn}>
      Messages are private.
    </OwnerSignIn>,
  );
  expect(isOwnerHere()).toBe(false);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.input(dialog.getByLabelText('Passphrase'), {
    target: { value: 'two bricks and a bale of straw' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(isOwnerHere()).toBe(true);
});
