// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '#shared/api/call.ts';
import { endpoint } from '#shared/api/endpoint.ts';
import { ProofCancelledError, withFreshProof } from '#shared/api/fresh-proof.ts';
import { BankChangeNotice } from './bank-change-notice.tsx';
import { BankPart } from './bank-part.tsx';
import { FreshProof } from './fresh-proof.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { PeoplePart } from './people-part.tsx';
import { SalesPart } from './sales-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

const at = '2026-03-01T00:00:00.000Z';
const problem = (status: number, code: string, more: object = {}) =>
  Response.json(
    { type: '', title: '', status, detail: `About ${code}.`, code, requestId: '', ...more },
    { status },
  );
const guardedCall = endpoint({
  method: 'POST',
  path: '/api/guarded',
  body: null,
  response: null,
  errors: [],
});
const done = () => new Response(null, { status: 204 });
const ann = {
  id: 'owner',
  name: 'Ann',
  isOwner: true,
  isYou: true,
  hasJoined: true,
  linkExpiresAt: null,
};
const session = { owner: true, person: { name: 'Ann', isOwner: true, hasPasskey: false } };

let answers: Record<string, (body: unknown) => Response>;
let calls: { name: string; body: unknown }[];

beforeEach(() => {
  calls = [];
  answers = { 'GET /api/session': () => Response.json(session) };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const name = `${init.method} ${url}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ name, body });
    const answer = answers[name];
    if (!answer) throw new Error(name);
    return answer(body);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(part: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      {part}
      <FreshProof />
    </QueryClientProvider>,
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('asks for proof over a form, which keeps what was typed when it fails, is cancelled and succeeds', async () => {
  let isProved = false;
  let account: unknown = null;
  answers['GET /api/bank-account'] = () =>
    Response.json({ account, change: null, isSetOnServer: false });
  answers['PUT /api/bank-account'] = (body) => {
    if (!isProved) return problem(403, 'fresh-proof-needed');
    ({ account } = body as { account: unknown });
    return done();
  };
  let hasReception = false;
  answers['POST /api/session/proof'] = (body) => {
    if (!hasReception) throw new TypeError('Failed to fetch');
    isProved = (body as { passphrase: string }).passphrase === 'right';
    return isProved ? done() : problem(401, 'wrong-passphrase');
  };
  show(<BankPart onSignedOut={() => undefined} />);
  await screen.findByLabelText('BSB');
  type('Account name', 'Practice');
  type('BSB', '633-000');
  type('Account number', '12345678');
  press('Save account');
  let dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Cancelled. Nothing has changed.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Account number').value).toBe('12345678');

  press('Save account');
  dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  const passphrase = dialog.getByLabelText('Your passphrase');
  fireEvent.change(passphrase, { target: { value: 'wrong' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  // Nobody can say whether it is right, and whoever is asked is signed in.
  expect(await dialog.findByText(/couldn’t reach the server, so nothing has changed/)).toBeTruthy();
  expect((passphrase as HTMLInputElement).value).toBe('wrong');
  hasReception = true;
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByText(/Wrong passphrase/)).toBeTruthy();
  fireEvent.change(passphrase, { target: { value: 'right' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('12345678')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('asks for a sign-in where the session has ended while proof was asked for', async () => {
  const onSignedOut = vi.fn();
  answers['GET /api/passkeys'] = () =>
    Response.json({
      isAvailable: true,
      passkeys: [{ id: 'AAAA', name: 'Phone', addedAt: at, lastUsedAt: null }],
    });
  answers['DELETE /api/passkeys/AAAA'] = () => problem(403, 'fresh-proof-needed');
  answers['POST /api/session/proof'] = () => problem(401, 'unauthorised');
  show(<PasskeysPart onSignedOut={onSignedOut} />);
  await screen.findByRole('list', { name: 'Your passkeys' });
  press('Remove Phone');
  press('Remove this passkey Phone');
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  fireEvent.change(dialog.getByLabelText('Your passphrase'), { target: { value: 'right' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(onSignedOut).toHaveBeenCalled());
  // A browser without passkeys offers to make none.
  expect(screen.getByText(/This browser can’t make passkeys/)).toBeTruthy();
});

test('invites somebody by a link that is shown once, and removes them', async () => {
  const people: object[] = [{ ...ann, name: '' }];
  answers['GET /api/people'] = () => Response.json(people);
  answers['PUT /api/people/owner/name'] = () => {
    people[0] = ann;
    return done();
  };
  answers['POST /api/people'] = (body) => {
    const { name } = body as { name: string };
    if (name === '') return problem(400, 'invalid-fields', { fields: { name: 'Enter a name' } });
    people.push({
      ...ann,
      id: 'ben',
      name,
      isOwner: false,
      isYou: false,
      hasJoined: false,
      linkExpiresAt: at,
    });
    return Response.json({ key: 'abcde-12345' }, { status: 201 });
  };
  answers['DELETE /api/people/ben'] = () => {
    people.pop();
    return done();
  };
  show(<PeoplePart onSignedOut={() => undefined} />);
  await screen.findByLabelText('Your own name');
  expect(screen.getByRole('list', { name: 'People' }).textContent).toBe('Owner You');
  type('Your own name', 'Ann');
  press('Make an invitation');
  expect(await screen.findByText('Enter a name')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Your own name').value).toBe('Ann');
  type('Name of the person to invite', 'Ben');
  press('Make an invitation');
  const link = await screen.findByRole('group', { name: 'Link for Ben' });
  expect(link.textContent).toContain('/messages#key=abcde-12345');
  expect(await screen.findByText(/Hasn’t joined yet/)).toBeTruthy();
  press('Remove Ben');
  press('Remove and sign out Ben');
  await waitFor(() => expect(screen.queryByText('Ben')).toBeNull());
  expect(screen.queryByRole('group', { name: 'Link for Ben' })).toBeNull();
  expect(screen.getByText(/If your phone follows it, make a new one/)).toBeTruthy();
});

test('copies the link of one person after the other, and selects it where the browser cannot copy', async () => {
  const others = ['Ben', 'Cas'].map((name) => ({
    ...ann,
    id: name,
    name,
    isOwner: false,
    isYou: false,
  }));
  answers['GET /api/people'] = () => Response.json([ann, ...others]);
  answers['POST /api/people/Ben/link'] = () => Response.json({ key: 'of-ben' }, { status: 201 });
  answers['POST /api/people/Cas/link'] = () => Response.json({ key: 'of-cas' }, { status: 201 });
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new Error('no'));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  show(<PeoplePart onSignedOut={() => undefined} />);
  await screen.findByRole('list', { name: 'People' });
  press('New link for Ben');
  let link = within(await screen.findByRole('group', { name: 'Link for Ben' }));
  fireEvent.click(link.getByRole('button', { name: 'Copy link' }));
  expect(await link.findByText('Copied')).toBeTruthy();
  expect(writeText).toHaveBeenLastCalledWith(expect.stringContaining('of-ben'));
  press('New link for Cas');
  link = within(await screen.findByRole('group', { name: 'Link for Cas' }));
  expect(link.queryByText('Copied')).toBeNull();
  fireEvent.click(link.getByRole('button', { name: 'Copy link' }));
  expect(await link.findByText('Selected. Copy it from here.')).toBeTruthy();
  expect(getSelection()?.toString()).toContain('of-cas');
});

test('downloads totals after fresh proof, and says so where that fails, without leaving the page', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:totals');
  answers['POST /api/inbox/exports'] = done;
  answers['GET /api/inbox/sales.csv'] = () => problem(403, 'fresh-proof-needed');
  answers['POST /api/session/proof'] = () => {
    answers['GET /api/inbox/sales.csv'] = () => problem(503, 'storage-unavailable');
    return done();
  };
  const before = window.location.href;
  show(<SalesPart onSignedOut={() => undefined} />);
  const download = 'Download totals by quarter (CSV)';
  press(download);
  await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  type('Your passphrase', 'right');
  press('Confirm');
  expect(await screen.findByText('About storage-unavailable.')).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();
  expect(window.location.href).toBe(before);
  answers['GET /api/inbox/sales.csv'] = () =>
    new Response('quarter', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
  press(download);
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
});

test('ends an open question with its page, so that the next page asks anew', async () => {
  answers['POST /api/guarded'] = () => problem(403, 'fresh-proof-needed');
  const guarded = () => withFreshProof(() => call(guardedCall));
  show(null);
  const first = guarded().catch((error: unknown) => error);
  await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  cleanup();
  expect(await first).toBeInstanceOf(ProofCancelledError);
  show(null);
  const second = guarded().catch((error: unknown) => error);
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await second).toBeInstanceOf(ProofCancelledError);
});

test('shows whom else there is to somebody who is not the owner, and lets them decide nothing', async () => {
  const isOwner = false;
  answers['GET /api/session'] = () =>
    Response.json({ owner: true, person: { ...session.person, isOwner } });
  answers['GET /api/people'] = () =>
    Response.json([
      { ...ann, isYou: false },
      { ...ann, id: 'ben', name: 'Ben', isOwner },
    ]);
  answers['GET /api/bank-account'] = () =>
    Response.json({ account: null, change: null, isSetOnServer: false });
  show(
    <>
      <PeoplePart onSignedOut={() => undefined} />
      <BankPart onSignedOut={() => undefined} />
    </>,
  );
  expect(await screen.findByText('Only the owner can change this.')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'People' }).textContent).toContain('Ann');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

const account = { accountName: 'Practice', bsb: '633-000', accountNumber: '12345678' };
const mailOf = (inUse: string | null) => () =>
  Response.json({ inUse, published: null, isTested: false, test: null });

test('promises an email about a new account only where one can be sent', async () => {
  answers['GET /api/bank-account'] = () =>
    Response.json({ account, change: null, isSetOnServer: false });
  answers['GET /api/mail-address'] = mailOf(null);
  show(<BankPart onSignedOut={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Change the account' }));
  expect(await screen.findByText(/nobody gets an email about it/)).toBeTruthy();
  expect(screen.queryByText(/We email you now/)).toBeNull();
  press('Cancel');
  expect(screen.queryByLabelText('BSB')).toBeNull();
  cleanup();
  answers['GET /api/mail-address'] = mailOf('office@example.com');
  show(<BankPart onSignedOut={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Change the account' }));
  expect(await screen.findByText(/We email you now/)).toBeTruthy();
});

test.each([
  ['the owner', true, false, 'cancel it and change your passphrase.'],
  [
    'the owner, with it set on the server',
    true,
    true,
    'cancel it and ask whoever looks after the server for a new passphrase.',
  ],
  ['somebody else', false, false, 'cancel it and tell the owner.'],
])(
  'says what to do about an unknown change of the account: %s',
  async (_who, isOwner, isSetOnServer, advice) => {
    answers['GET /api/session'] = () =>
      Response.json({ owner: true, person: { ...session.person, isOwner } });
    answers['GET /api/passphrase'] = () => Response.json({ codesLeft: null, isSetOnServer });
    answers['GET /api/sessions'] = () => Response.json([]);
    const change = { account, requestedAt: at, takesEffectAt: at };
    answers['GET /api/bank-account'] = () =>
      Response.json({ account, change, isSetOnServer: false });
    show(
      <>
        <BankChangeNotice onSignedOut={() => undefined} />
        <SessionsPart
          now={new Date(at)}
          onSignOut={async () => undefined}
          onSignedOut={() => undefined}
        />
      </>,
    );
    const more = within(await screen.findByRole('group'));
    expect(more.getByText('What is this?')).toBeTruthy();
    await waitFor(() => expect(more.getByText(/If it wasn’t you/).textContent).toContain(advice));
    const own = isSetOnServer
      ? 'remove its passkey and ask whoever looks after the server for a new passphrase.'
      : 'remove its passkey and change your passphrase.';
    expect(screen.getByText(/If you lose a phone/).textContent).toContain(own);
  },
);
