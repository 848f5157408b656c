// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SectionAccessDialog } from './section-access-dialog.tsx';

afterEach(cleanup);

/** Opens the dialog; the result is called once somebody is signed in. */
function open() {
  const onSignedIn = vi.fn();
  render(
    <SectionAccessDialog
      isOpen
      section="Messages"
      onClose={() => undefined}
      onSignedIn={onSignedIn}
    />,
  );
  return onSignedIn;
}

test('a password manager signs the owner in', async () => {
  const sent = vi.fn(
    async (_url: unknown, _init?: RequestInit) => new Response(null, { status: 204 }),
  );
  vi.stubGlobal('fetch', sent);
  const onSignedIn = open();
  // It finds both by what they say of themselves, and fills them without a key.
  const user = document.querySelector<HTMLInputElement>('[autocomplete="username"]');
  const secret = document.querySelector<HTMLInputElement>('[autocomplete^="current-password"]');
  expect(user?.form).toBe(secret?.form);
  expect([user?.value, secret?.type, secret?.form?.autocomplete]).toEqual([
    'owner',
    'password',
    '',
  ]);
  if (secret === null) throw new Error('no field for the passphrase');
  const paste = createEvent.paste(secret);
  fireEvent(secret, paste);
  expect(paste.defaultPrevented).toBe(false);
  fireEvent.input(secret, { target: { value: 'two bricks and a bale of straw' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[1]?.body).toBe('{"passphrase":"two bricks and a bale of straw"}');
});

test('a wrong passphrase without reception signs nobody in, and is still there to be tried again', async () => {
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve(Response.json({ code: 'wrong-passphrase' }, { status: 401 })),
  ];
  vi.stubGlobal('fetch', () => answers.shift()?.());
  const onSignedIn = open();
  const field = screen.getByLabelText<HTMLInputElement>('Passphrase');
  fireEvent.input(field, { target: { value: 'two bricks and a bail' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText(/couldn’t reach the server, so you can’t sign in yet/);
  expect(field.value).toBe('two bricks and a bail');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText(/^Wrong passphrase/);
  expect(onSignedIn).not.toHaveBeenCalled();
});
