// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RecoveryForm } from './recovery-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(keyAtFirst: string, answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer());
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RecoveryForm keyAtFirst={keyAtFirst} onSignedIn={() => undefined} />
    </QueryClientProvider>,
  );
}

const signsOut = /signs out your other browsers/;

test.each([
  [
    'is invited',
    { name: 'Ingrid', isOwner: false, isNew: true, ownerName: 'Ann' },
    /^Ingrid, Ann invites you to the inbox of Natural Building Design\. You’ll read and reply/,
  ],
  [
    'is invited by an owner without a name',
    { name: 'Ingrid', isOwner: false, isNew: true, ownerName: '' },
    /^Ingrid, you’re invited to the inbox/,
  ],
  [
    'is the owner of a new site',
    { name: '', isOwner: true, isNew: true, ownerName: '' },
    /^This is the owner’s passphrase of Natural Building Design/,
  ],
])(
  'tells whoever %s what the link is for, and of no browsers to sign out',
  async (_who, holder, words) => {
    show('abcde-12345', () => Response.json(holder));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(signsOut)).toBeNull();
  },
);

test('tells whoever has a passphrase that the new one signs out', async () => {
  const holder = { name: 'Ingrid', isOwner: false, isNew: false, ownerName: 'Ann' };
  show('abcde-12345', () => Response.json(holder));
  expect(await screen.findByText(/^This signs out your other browsers/)).toBeTruthy();
});

test('works with a server that does not say who is invited', async () => {
  show('abcde-12345', () => Response.json({ code: 'not-found' }, { status: 404 }));
  expect(await screen.findByText(/^If you’ve signed in before/)).toBeTruthy();
  expect(screen.getByLabelText('New passphrase')).toBeTruthy();
});

test('asks for a printed code only where there are any, and says whom to ask otherwise', async () => {
  show('', () => Response.json({ takesCodes: true }));
  expect(await screen.findByLabelText('Recovery code')).toBeTruthy();
  cleanup();
  show('', () => Response.json({ takesCodes: false }));
  expect(await screen.findByText(/^Ask the owner for a link/)).toBeTruthy();
  expect(screen.queryByLabelText('Recovery code')).toBeNull();
});
