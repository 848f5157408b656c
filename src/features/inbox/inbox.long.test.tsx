// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { finishSignOut, holdSignOut } from '#offline/sign-out.ts';
import { findHead, startCopy, storeRecords } from '#offline/inbox-copy/inbox-copy.ts';
import { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import type { OpenRecord } from '#shared/api/open-records.ts';
import { newDevice, newDeviceWithoutStorage } from '#testing/device/device.ts';
import { currentToast } from '#ui/toast/toasts.ts';
import type { ReportList } from '#shared/inbox/entry-text.ts';
import { Inbox } from './inbox.tsx';
import { reloadInbox } from './inbox-reads.ts';
import type { RenderPhotos } from './photos.ts';
import { readOfInbox } from '#testing/inbox/fake-records.ts';
import { FakeEventSource } from '#testing/inbox/fake-event-source.ts';
import { noMoney } from '#shared/inbox/dues.ts';
import { requestFields } from '#testing/support/request-fields.ts';

const report = { title: 'A report', price: '$550', deposit: '$275' };
const reports: ReportList = {
  'natural-building': report,
  'site-regulatory': report,
  'new-house-design': report,
  'house-extension': report,
};
const message = {
  id: '0b0d6e0e-5f4b-4f0e-9d57-0f4a3f0e9a01',
  receipt: 'NB-0000-00',
  name: 'A Visitor',
  email: 'visitor@example.com',
  projectType: 'residential',
  message: 'A mudbrick house near Yandoit.',
  folder: 'inbox',
  status: 'new',
  notes: [],
  answeredAt: null,
  createdAt: '2026-11-20T01:00:00.000Z',
};

const uuid = '0b0d6e0e-5f4b-4f0e-9d57-0f4a3f0e9a77';
const openRequest = (id: string, name: string): OpenRecord['record'] => ({
  kind: 'request',
  id,
  receipt: 'NB-0000-02',
  ...requestFields,
  name,
  email: 'visitor@example.com',
  folder: 'inbox',
  status: 'read',
  notes: [],
  answeredAt: null,
  createdAt: '2026-11-20T01:00:00.000Z',
});
const spam = { ...message, folder: 'spam', status: 'read' };
const places = { messages: 1, requests: 0, archived: 0, spam: 0 };
const quiet = { unreadMessages: 1, unreadRequests: 0, unreadSpam: 0, places, version: 3 };
const patchAddress = `PATCH /api/contact-messages/${message.id}`;

// The list is a separate chunk.
configure({ asyncUtilTimeout: 10_000 });
beforeAll(async () => {
  await import('./inbox-view.tsx');
  await import('./inbox-settings.tsx');
}, 60_000);
vi.setConfig({ testTimeout: 30_000 });

/** Responses of the server by method and path; any other request is an error of the test. */
let answers: Record<string, (body: unknown) => Response | Promise<Response>>;
/** Requests of the page, oldest first. */
let calls: string[];
let client: QueryClient;
const onUnread = vi.fn();
const loadOwnersPages = vi.fn(async () => undefined);

beforeEach(() => {
  answers = {
    'GET /api/contact-messages': () => Response.json([message]),
    'GET /api/requests': () => Response.json([]),
    [patchAddress]: (body) => {
      const changed = { ...message, status: 'read', ...statusOf(body) };
      answers['GET /api/contact-messages'] = () => Response.json([changed]);
      return Response.json(changed);
    },
    'DELETE /api/session': () => new Response(null, { status: 204 }),
  };
  calls = [];
  onUnread.mockReset();
  loadOwnersPages.mockClear();
  FakeEventSource.opened = [];
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const name = `${init.method} ${url}`;
    calls.push(name);
    // What each open record asks for, beside what a test is about.
    if (/^GET .*\/work$/.test(name) && !answers[name]) return Response.json([]);
    if (name.endsWith('/reply-texts') && !answers[name]) {
      return Response.json({ canSend: true, bankDetails: null, texts: [] });
    }
    const answer = answers[name];
    if (!answer) {
      const read = await readOfInbox(url, {
        messages: () => answerOf('GET /api/contact-messages'),
        requests: () => answerOf('GET /api/requests'),
      });
      if (read) return read;
      throw new Error(name);
    }
    return answer(typeof init.body === 'string' ? JSON.parse(init.body) : undefined);
  });
});
function answerOf(name: string): Response | Promise<Response> {
  const answer = answers[name];
  if (!answer) throw new Error(name);
  return answer(undefined);
}
/** The page opens its stream of events a moment after its records are shown. */
function openStream(): Promise<FakeEventSource> {
  return waitFor(() => {
    const { latest } = FakeEventSource;
    if (!latest) throw new Error('no stream was opened');
    return latest;
  });
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Applies a change of the owner to the record. */
function statusOf(body: unknown) {
  return JSON.stringify(body) === '{"isAnswered":true}'
    ? { answeredAt: '2026-11-20T02:00:00.000Z' }
    : {};
}

const countOf = (name: string) => calls.filter((one) => one === name).length;

function show({
  renderToolWork = ({ answer }: { answer: string }): ReactNode => <p>{answer}</p>,
  renderPhotos = (_photos, showThem) => showThem(() => undefined),
  /** Of an error that a part of the page has caught; React prints it otherwise. */
  onCaughtError,
}: {
  renderPhotos?: RenderPhotos;
  renderToolWork?: (work: { answer: string }) => ReactNode;
  onCaughtError?: (error: unknown) => void;
} = {}) {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/messages']}>
        <Inbox
          section="Messages"
          reports={reports}
          renderToolWork={renderToolWork}
          renderPhotos={renderPhotos}
          uploads={() => null}
          onUnread={onUnread}
          loadOwnerPages={loadOwnersPages}
        />
      </MemoryRouter>
    </QueryClientProvider>,
    onCaughtError ? { onCaughtError } : {},
  );
}

test('says that it is loading, and then that there is nothing yet', async () => {
  answers['GET /api/contact-messages'] = () => Response.json([]);
  show();
  expect(screen.getByRole('status').textContent).toBe('Loading messages...');
  expect(await screen.findByRole('heading', { name: 'No Messages Yet' })).toBeTruthy();
});

const sessionWith = (setUp?: object) => () =>
  Response.json({
    owner: true,
    person: { name: '', isOwner: setUp !== undefined, hasPasskey: false },
    ...(setUp && { setUp }),
  });
const noMail = 'No mail server is set up: nobody gets an email when a request arrives.';
const noCopy = 'No copy is kept off this server: if its disk fails, the requests are gone.';

test('tells the owner what was never set up, under what there is to do and with nothing to do', async () => {
  answers['GET /api/session'] = sessionWith({ mail: false, offsiteCopy: false });
  show();
  const todo = await screen.findByRole('region', { name: 'Not set up yet' });
  expect(todo.textContent).toContain(noMail);
  expect(todo.textContent).toContain(noCopy);
  expect(within(todo).getByRole('link').getAttribute('href')).toBe(
    '/messages/site#before-going-public',
  );
  cleanup();
  answers['GET /api/contact-messages'] = () => Response.json([]);
  answers['GET /api/session'] = sessionWith({ mail: true, offsiteCopy: false });
  show();
  expect(await screen.findByText(noCopy)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'No Messages Yet' })).toBeTruthy();
  expect(screen.queryByText(noMail)).toBeNull();
});

test.each([
  ['the owner of a server that is set up', { mail: true, offsiteCopy: true }],
  ['the owner where copies are the database’s', { mail: true, offsiteCopy: null }],
  ['somebody who cannot change it, or of a server that does not say it', undefined],
])('says nothing of it to %s', async (_who, setUp) => {
  answers['GET /api/session'] = sessionWith(setUp);
  show();
  await screen.findByText('A Visitor');
  await waitFor(() => expect(countOf('GET /api/session')).toBeGreaterThan(0));
  expect(screen.queryByRole('region', { name: 'Not set up yet' })).toBeNull();
});

test('says of an empty copy what it has, and not that there are no messages', async () => {
  onTestFinished(newDeviceWithoutStorage);
  await newDevice();
  await startCopy();
  const head = await findHead();
  if (head) await storeRecords(head, []);
  answers['GET /api/contact-messages'] = () => {
    throw new TypeError('Failed to fetch');
  };
  show();
  expect(await screen.findByText('Nothing on this phone is due.')).toBeTruthy();
  expect(screen.queryByText('No Messages Yet')).toBeNull();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Ada' } });
  expect(
    await screen.findByText('Not on this phone. Only open requests and messages are.'),
  ).toBeTruthy();
});

test('offers to load the page again when the server cannot answer', async () => {
  answers['GET /api/requests'] = () => new Response('broken', { status: 500 });
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load messages');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});

test('asks a visitor to sign in, and shows the messages and requests afterwards', async () => {
  const locked = () => new Response('no', { status: 401 });
  const open = { ...answers };
  answers = { 'GET /api/contact-messages': locked, 'GET /api/requests': locked };
  show();
  const field = await screen.findByLabelText('Passphrase');
  fireEvent.change(field, { target: { value: 'wrong' } });
  answers['POST /api/session'] = () => new Response('no', { status: 401 });
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(/Wrong passphrase/)).toBeTruthy();

  answers['POST /api/session'] = () =>
    new Response('slow', { status: 429, headers: { 'Retry-After': '8' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(/Too many attempts/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Wait 8 seconds' })).toBeTruthy();

  cleanup();
  answers = open;
  show();
  expect(await screen.findByText('A mudbrick house near Yandoit.')).toBeTruthy();
});

test('opens a record, marks it as read and leads to the reply', async () => {
  show();
  await openRecord(/A Visitor/);
  expect(screen.getByRole('heading', { name: 'A Visitor' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'visitor@example.com' }).getAttribute('href')).toBe(
    'mailto:visitor@example.com',
  );
  expect(screen.getByRole('link', { name: 'Reply' }).getAttribute('href')).toBe('#reply');
  await waitFor(() => {
    const status = screen.getByLabelText<HTMLSelectElement>('Status');
    expect(status.value).toBe('read');
  });
});

test('the recipient and the subject of a reply can be changed before it has a word', async () => {
  show();
  await openRecord(/A Visitor/);
  const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
  const type = async (label: string, value: string) =>
    fireEvent.change(await field(label), { target: { value } });
  await type('To', 'visitor@example.net');
  await type('Subject', 'Your earth walls');
  expect((await field('To')).value).toBe('visitor@example.net');
  await type('Your reply', 'Hello');
  await type('Your reply', '');
  expect((await field('To')).value).toBe('visitor@example.net');
  expect((await field('Subject')).value).toBe('Your earth walls');
});

/** Opens a record of the list, and waits until it is there. */
async function openRecord(name: RegExp) {
  fireEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('article');
}

function Address() {
  return <output aria-label="Address">{useLocation().pathname}</output>;
}
const addressNow = () => screen.getByLabelText('Address').textContent;

/** Shows the inbox at an address. */
function showAt(address: string) {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Address />
        <Inbox
          section="Messages"
          reports={reports}
          renderToolWork={() => null}
          renderPhotos={(_photos, showThem) => showThem(() => undefined)}
          uploads={() => null}
          onUnread={onUnread}
          loadOwnerPages={loadOwnersPages}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('a record has an address: opened by it, it is marked as read, and Back to list leads to the list', async () => {
  showAt('/messages/nb-0000-00');
  expect(await screen.findByRole('heading', { name: 'A Visitor' })).toBeTruthy();
  await waitFor(() => expect(countOf(patchAddress)).toBe(1));
  fireEvent.click(screen.getByRole('button', { name: 'Back to list' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(addressNow()).toBe('/messages');
  await openRecord(/A Visitor/);
  expect(screen.getByRole('heading', { name: 'A Visitor' })).toBeTruthy();
  expect(addressNow()).toBe('/messages/NB-0000-00');
});

test('the settings have an address, and lead back to the list from wherever they were opened', async () => {
  answers['GET /api/sessions'] = () => Response.json([session]);
  answers['GET /api/retention'] = () => Response.json(retention);
  showAt('/messages/settings');
  expect(await screen.findByRole('heading', { name: 'Settings and privacy' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back to inbox' }));
  expect(addressNow()).toBe('/messages');
  await openRecord(/A Visitor/);
  fireEvent.click(screen.getByRole('button', { name: 'Settings and privacy' }));
  expect(addressNow()).toBe('/messages/settings');
  fireEvent.click(await screen.findByRole('button', { name: 'Back to inbox' }));
  expect(addressNow()).toBe('/messages');
  expect(screen.queryByRole('article')).toBeNull();
});

test('a record that reception was lost for has a way back to the list', async () => {
  show();
  const entry = await screen.findByRole('button', { name: /A Visitor/ });
  answers['GET /api/contact-messages'] = () => {
    throw new TypeError('Failed to fetch');
  };
  fireEvent.click(entry);
  await screen.findByText('Failed to load messages');
  fireEvent.click(screen.getByRole('button', { name: 'Back to list' }));
  await waitFor(() => expect(screen.queryByText('Failed to load messages')).toBeNull());
  expect(screen.getByRole('button', { name: /A Visitor/ })).toBeTruthy();
});

test('a search for the number of an invoice finds it, also of a deleted request', async () => {
  const invoice = {
    id: uuid,
    submissionId: null,
    at: '2026-11-20T01:00:00.000Z',
    by: 'owner',
    kind: 'invoice',
    form: 'invoice',
    number: { year: 2026, number: 6 },
    day: '2026-11-20',
    seller: { name: 'X', legalName: 'X', abn: null, isGstRegistered: true, email: '' },
    buyer: null,
    receipt: null,
    lines: [{ text: 'Permit pathway', cents: 32_000 }],
    totalCents: 32_000,
    gstCents: 2_909,
    paidCents: 0,
  };
  answers['GET /api/inbox/invoices/2026'] = () =>
    Response.json({ years: [2026], invoices: [invoice] });
  show();
  const search = await screen.findByRole('searchbox');
  for (const text of ['2026-0006', 'Invoice 2026 6', '20260006']) {
    fireEvent.change(search, { target: { value: text } });
    await screen.findByRole('button', { name: 'Tax invoice 2026-0006' });
    expect(screen.queryByText('No matches.')).toBeNull();
  }
  fireEvent.click(screen.getByRole('button', { name: 'Tax invoice 2026-0006' }));
  expect(screen.getAllByText('Permit pathway')).not.toEqual([]);
  expect(screen.getByText('Its request is deleted.')).toBeTruthy();
  fireEvent.change(search, { target: { value: '2026-0007' } });
  expect(await screen.findByText('No matches.')).toBeTruthy();
});

test('a message has no status of a request', async () => {
  show();
  await openRecord(/A Visitor/);
  const options = [...screen.getByLabelText<HTMLSelectElement>('Status').options];
  expect(options.map(({ text }) => text)).toEqual(['New', 'Read', 'Archived']);
});

test('an address that no record has says so, and one that two share lets the owner choose', async () => {
  const other = { ...message, id: uuid, name: 'Somebody Else', status: 'read' };
  answers['GET /api/contact-messages'] = () => Response.json([message, other]);
  showAt('/messages/NB-1111-11');
  expect(await screen.findByRole('heading', { name: 'Nothing here is called NB-1111-11' })).toBe(
    document.activeElement,
  );
  cleanup();
  showAt('/messages/NB-0000-00');
  await screen.findByRole('heading', { name: '2 have the receipt number NB-0000-00' });
  fireEvent.click(screen.getAllByRole('button', { name: /Somebody Else/ }).at(-1) as HTMLElement);
  expect((await screen.findByRole('article')).textContent).toContain('Somebody Else');
});

test('dials the numbers in a message and in the field for them, and leads to maps', async () => {
  answers['GET /api/contact-messages'] = () =>
    Response.json([{ ...message, status: 'read', message: 'Ring 0412 345 678, evenings.' }]);
  answers['GET /api/requests'] = () =>
    Response.json([{ ...withWork, id: uuid, name: 'Rosa Kirk', phone: '5348 1234 (home)' }]);
  show();
  await openRecord(/A Visitor/);
  const number = screen.getByRole('link', { name: '0412 345 678' });
  expect(number.getAttribute('href')).toBe('tel:0412345678');
  expect(number.closest('p')?.textContent).toBe('Ring 0412 345 678, evenings.');
  fireEvent.click(screen.getByRole('button', { name: /Rosa Kirk/ }));
  expect((await screen.findByRole('link', { name: '5348 1234' })).getAttribute('href')).toBe(
    'tel:53481234',
  );
  expect(screen.getByRole('link', { name: /^Map/ }).getAttribute('href')).toContain(
    'query=Yandoit',
  );
  expect(screen.getByRole('link', { name: /^VicPlan/ }).getAttribute('href')).toContain('vicplan');
});

test('leaves nothing in memory after signing out', async () => {
  show();
  await screen.findByText('A mudbrick house near Yandoit.');
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'You’ve signed out' })).toBeTruthy();
  await act(async () => Promise.resolve());
  expect(
    JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map((query) => query.state.data),
    ),
  ).not.toContain('mudbrick');
});

test('prefetches the code of the owner’s other pages once she is signed in, and for nobody else', async () => {
  answers['GET /api/requests'] = () => new Response(null, { status: 401 });
  show();
  await screen.findByText('Messages are private. Sign in to read them.');
  expect(loadOwnersPages).not.toHaveBeenCalled();
  cleanup();
  answers['GET /api/requests'] = () => Response.json([]);
  show();
  await screen.findByText('A mudbrick house near Yandoit.');
  expect(loadOwnersPages).toHaveBeenCalledOnce();
});

test('shows a new record automatically, and says how many are unread', async () => {
  show();
  await screen.findByText('A mudbrick house near Yandoit.');
  await waitFor(() => expect(onUnread.mock.lastCall).toEqual([1]));
  const stream = await openStream();
  act(() => stream.tell(quiet));
  expect(screen.getByText('Live')).toBeTruthy();
  expect(countOf('GET /api/inbox/today')).toBe(1);

  const newer = { ...message, id: '0b0d6e0e-5f4b-4f0e-9d57-0f4a3f0e9a09', name: 'Somebody New' };
  answers['GET /api/contact-messages'] = () => Response.json([newer, message]);
  act(() => stream.tell({ ...quiet, unreadMessages: 2, version: 4 }));
  expect(await screen.findByText('Somebody New')).toBeTruthy();
  await waitFor(() => expect(onUnread.mock.lastCall).toEqual([2]));
});

const listReads = () => calls.filter((one) => one.startsWith('GET /api/inbox/records?')).length;

test('does not request the list again after a change of its own', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: /^Inbox/ }));
  const entry = await screen.findByRole('button', { name: /A Visitor/ });
  const stream = await openStream();
  act(() => stream.tell(quiet));
  fireEvent.click(entry);
  await waitFor(() => expect(onUnread.mock.lastCall).toEqual([0]));
  act(() => stream.tell({ ...quiet, unreadMessages: 0, version: 4 }));
  await act(async () => Promise.resolve());
  expect(listReads()).toBe(1);
  expect(within(entry).queryByText('New')).toBeNull();
  // Another browser has changed something that affects no count.
  act(() => stream.tell({ ...quiet, unreadMessages: 0, version: 5 }));
  await waitFor(() => expect(listReads()).toBe(2));
});

test('shows the number of unread records on the app icon, and removes it with the session', async () => {
  const setAppBadge = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'setAppBadge', { configurable: true, value: setAppBadge });
  show();
  await screen.findByText('A mudbrick house near Yandoit.');
  await waitFor(() => expect(setAppBadge.mock.lastCall).toEqual([1]));
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: 'You’ve signed out' });
  await waitFor(() => expect(setAppBadge.mock.lastCall).toEqual([0]));
  Reflect.deleteProperty(navigator, 'setAppBadge');
});

test('asks to sign in again when the session has ended', async () => {
  show();
  await screen.findByText('A mudbrick house near Yandoit.');
  const locked = () => new Response('no', { status: 401 });
  answers = {
    'GET /api/contact-messages': locked,
    'GET /api/requests': locked,
    'GET /api/inbox/counts': locked,
  };
  const stream = await openStream();
  act(() => stream.fail(true));
  expect(await screen.findByRole('heading', { name: 'Owner sign-in' })).toBeTruthy();
  expect(screen.queryByText('A mudbrick house near Yandoit.')).toBeNull();
  await waitFor(() => expect(onUnread.mock.lastCall).toEqual([0]));
});

test('keeps the reply due after reading, until it is marked as answered', async () => {
  show();
  await openRecord(/A Visitor/);
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('read'),
  );
  const promise = () => screen.getByRole('article').textContent;
  expect(promise()).toMatch(/Reply (?:was )?due/);
  fireEvent.click(screen.getByRole('button', { name: 'Mark as replied' }));
  await waitFor(() => expect(promise()).toContain('Mark as not replied'));
  expect(promise()).not.toMatch(/Reply (?:was )?due/);
});

const says = (words: string) =>
  waitFor(() =>
    expect(
      within(screen.getByRole('article'))
        .getAllByRole('status')
        .map(({ textContent }) => textContent),
    ).toContain(words),
  );
function pressByKey(name: string | RegExp) {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

test('a change that removes its button is announced, and the focus stays in the record', async () => {
  show();
  await openRecord(/A Visitor/);
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('read'),
  );
  const name = screen.getByRole('heading', { name: 'A Visitor' });
  pressByKey('Mark as replied');
  await says('Marked as replied.');
  expect(document.activeElement).toBe(name);

  const note = { id: uuid, text: 'Rang her', writtenAt: '2026-11-20T02:00:00.000Z' };
  answers[patchAddress] = () => Response.json({ ...message, status: 'archived', notes: [note] });
  pressByKey('Archive');
  await says('Archived.');
  expect(document.activeElement).toBe(name);

  answers[patchAddress] = () => Response.json({ ...message, status: 'archived' });
  pressByKey(/^Delete the note/);
  pressByKey(/^Delete permanently/);
  await says('Note deleted.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notes' }));
});

test('after signing out the focus is on the new content, and after signing in on the first record', async () => {
  show();
  await screen.findByText('A mudbrick house near Yandoit.');
  expect(document.activeElement).toBe(document.body);
  pressByKey('Sign out');
  const title = await screen.findByRole('heading', { name: 'You’ve signed out' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  answers['POST /api/session'] = () => new Response(null, { status: 204 });
  pressByKey('Sign in');
  fireEvent.change(await screen.findByLabelText('Passphrase'), { target: { value: 'right' } });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign in' }));
  const record = await screen.findByRole('button', { name: /A Visitor/ });
  await waitFor(() => expect(document.activeElement).toBe(record));
});

const session = {
  id: 'aaaa',
  device: 'Firefox on Android',
  openedAt: '2026-11-01T01:00:00.000Z',
  expiresAt: '2026-12-01T01:00:00.000Z',
  lastUsedAt: null,
  isCurrent: true,
  personName: null,
};
const retention = { enquiryMonths: 12, unpaidRequestMonths: 6, orphanUploadHours: 48 };

async function showSettings() {
  answers['GET /api/sessions'] = () =>
    Response.json([
      session,
      { ...session, id: 'bbbb', device: 'Safari on iPhone', isCurrent: false },
    ]);
  answers['GET /api/retention'] = () => Response.json(retention);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Settings and privacy' }));
  expect(await screen.findByRole('heading', { name: 'Settings and privacy' })).toBeTruthy();
}

test('lists the signed-in browsers and signs one of them out', async () => {
  await showSettings();
  answers['DELETE /api/sessions/bbbb'] = () => {
    answers['GET /api/sessions'] = () => Response.json([session]);
    return new Response(null, { status: 204 });
  };
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(screen.getByText('Firefox on Android')).toBeTruthy();
});

test('signs out everywhere, this browser last', async () => {
  await showSettings();
  answers['DELETE /api/sessions'] = () => new Response(null, { status: 204 });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByRole('heading', { name: 'You’ve signed out' })).toBeTruthy();
  expect(calls.slice(-2)).toEqual(['DELETE /api/sessions', 'DELETE /api/session']);
});

test('says how long records are kept', async () => {
  await showSettings();
  expect(await screen.findByText('12 months')).toBeTruthy();
  expect(screen.getByText('6 months')).toBeTruthy();
  expect(screen.getByText('48 hours')).toBeTruthy();
});

test('erases what a person sent after counting it and the address typed again', async () => {
  await showSettings();
  const erasures: unknown[] = [];
  answers['POST /api/inbox/erasures'] = (body) => {
    erasures.push(body);
    const isErased = erasures.length > 1;
    if (isErased) answers['GET /api/contact-messages'] = () => Response.json([]);
    const keptInvoices = ['invoice 2026-0006', 'receipt 2026-0007'];
    return Response.json({
      messages: 1,
      requests: 0,
      files: 2,
      snapshots: 5,
      keptInvoices,
      isErased,
    });
  };
  fireEvent.change(screen.getByLabelText('The person’s email address'), {
    target: { value: 'Visitor@example.com' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Find their data' }));
  expect(await screen.findByText('1 message')).toBeTruthy();
  expect(screen.getByText('2 files')).toBeTruthy();
  expect(screen.getByText('5 hourly backups')).toBeTruthy();
  expect(screen.getByText('invoice 2026-0006 and receipt 2026-0007')).toBeTruthy();
  expect(screen.getByText(/left by a restore/)).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Delete permanently' }));
  expect(
    await screen.findByText('The email addresses don’t match. Nothing has been deleted.'),
  ).toBeTruthy();
  expect(erasures).toHaveLength(1);

  fireEvent.change(screen.getByLabelText('Type the address again to delete'), {
    target: { value: 'visitor@example.com' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Delete permanently' }));
  expect(
    await screen.findByText(
      'Deleted: 1 message and 2 files. Kept: invoice 2026-0006 and receipt 2026-0007.',
    ),
  ).toBeTruthy();
  expect(erasures).toEqual([
    { email: 'Visitor@example.com', isDryRun: true },
    { email: 'Visitor@example.com', isDryRun: false },
  ]);
  await waitFor(() => expect(countOf('GET /api/inbox/counts')).toBe(2));
});

test('links from a record to the erasure of its sender’s data', async () => {
  answers['GET /api/sessions'] = () => Response.json([session]);
  answers['GET /api/retention'] = () => Response.json(retention);
  show();
  await openRecord(/A Visitor/);
  fireEvent.click(screen.getByRole('button', { name: 'Delete this person’s data…' }));
  const field = await screen.findByLabelText<HTMLInputElement>('The person’s email address');
  expect(field.value).toBe(message.email);
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('says so when an erasure may be incomplete', async () => {
  await showSettings();
  answers['POST /api/inbox/erasures'] = (body) =>
    JSON.stringify(body).includes('true')
      ? Response.json({
          messages: 1,
          requests: 0,
          files: 0,
          snapshots: 0,
          keptInvoices: [],
          isErased: false,
        })
      : new Response('broken', { status: 503 });
  const email = { target: { value: 'visitor@example.com' } };
  fireEvent.change(screen.getByLabelText('The person’s email address'), email);
  fireEvent.click(screen.getByRole('button', { name: 'Find their data' }));
  fireEvent.change(await screen.findByLabelText('Type the address again to delete'), email);
  fireEvent.click(screen.getByRole('button', { name: 'Delete permanently' }));
  expect(await screen.findByText(/Some data may already be deleted/)).toBeTruthy();
});

/** Opens the one record and returns the field for a note. */
async function openNoteField(): Promise<HTMLTextAreaElement> {
  await openRecord(/A Visitor/);
  return screen.findByLabelText('Add a note. The client never sees it.');
}
const noteText = () =>
  screen.getByLabelText<HTMLTextAreaElement>('Add a note. The client never sees it.').value;

test('keeps a note that is being typed while another part of the inbox is open', async () => {
  show();
  fireEvent.change(await openNoteField(), { target: { value: 'Rang her' } });
  fireEvent.click(screen.getByRole('button', { name: 'Back to list' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  await openNoteField();
  expect(noteText()).toBe('Rang her');
});

/** Stores notes as the server does, one for each id. Returns the stored notes. */
function takeNotes(): () => { id: string; text: string }[] {
  const notes = new Map<string, { id: string; text: string; writtenAt: string }>();
  answers[patchAddress] = (body) => {
    const { addNote } = body as { addNote?: { id: string; text: string } };
    if (addNote) notes.set(addNote.id, { ...addNote, writtenAt: '2026-11-20T02:00:00.000Z' });
    return Response.json({ ...message, status: 'read', notes: [...notes.values()] });
  };
  return () => [...notes.values()];
}

async function signInAgain() {
  fireEvent.change(await screen.findByLabelText('Passphrase'), { target: { value: 'right' } });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign in' }));
}

test('keeps the passphrase that is being typed when another request reports the end of the session', async () => {
  const locked = () => new Response('no', { status: 401 });
  answers = { 'GET /api/contact-messages': locked, 'GET /api/requests': locked };
  show();
  const field = await screen.findByLabelText('Passphrase');
  fireEvent.change(field, { target: { value: 'rammed earth and lime' } });
  // As the stream of events, a sent note and the list do, one after the other.
  const refusals: (() => void)[] = [];
  const refuseLater = () =>
    new Promise<Response>((resolve) => {
      refusals.push(() => resolve(locked()));
    });
  answers = { 'GET /api/contact-messages': refuseLater, 'GET /api/requests': refuseLater };
  act(() => void reloadInbox(client));
  await waitFor(() => expect(refusals).toHaveLength(1));
  expect(screen.getByLabelText('Passphrase')).toBe(field);
  await act(async () => refusals.forEach((refuse) => refuse()));
  expect(screen.getByLabelText('Passphrase')).toBe(field);
  expect(field).toHaveProperty('value', 'rammed earth and lime');
});

test('keeps a note whose session has ended, and sends it once the owner has signed in', async () => {
  show();
  fireEvent.change(await openNoteField(), { target: { value: 'Rang her' } });
  const open = { ...answers };
  const locked = () => new Response('no', { status: 401 });
  answers = {
    ...answers,
    [patchAddress]: locked,
    'GET /api/contact-messages': locked,
    'GET /api/requests': locked,
  };
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await screen.findByText(/sign in to read them and to send 1 note saved on this device/i);
  await waitFor(() => expect(currentToast()?.description).toContain('signed out'));
  expect(screen.queryByText('Rang her')).toBeNull();
  answers = { ...open, 'POST /api/session': () => new Response(null, { status: 204 }) };
  const taken = takeNotes();
  await signInAgain();
  await waitFor(() => expect(taken().map(({ text }) => text)).toEqual(['Rang her']));
  await waitFor(() => expect(screen.queryByText('Waiting to be sent')).toBeNull());
  expect(screen.getAllByText('Rang her')).toHaveLength(1);
});

test('keeps a note that is saved offline, says so, and sends it when the server responds', async () => {
  show();
  fireEvent.change(await openNoteField(), { target: { value: 'Rang her' } });
  await waitFor(() => expect(countOf(patchAddress)).toBe(1));
  answers[patchAddress] = () => {
    throw new TypeError('Failed to fetch');
  };
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
  // Beside the note, and in the list.
  await waitFor(() => expect(screen.getAllByText('Waiting to be sent')).toHaveLength(2));
  expect(noteText()).toBe('');
  await waitFor(() => expect(currentToast()?.title).toMatch(/^Your note/));
  const taken = takeNotes();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(taken()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Waiting to be sent')).toBeNull());
});

test('a note that waits in this page alone says so, and the browser asks before the page is closed', async () => {
  await newDeviceWithoutStorage();
  show();
  const isAskedBeforeClosing = () =>
    !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  const field = await openNoteField();
  expect(isAskedBeforeClosing()).toBe(false);
  fireEvent.change(field, { target: { value: 'Rang her' } });
  await waitFor(() => expect(countOf(patchAddress)).toBe(1));
  answers[patchAddress] = () => {
    throw new TypeError('Failed to fetch');
  };
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(
    await screen.findByText(/isn’t saved on this device yet. Keep this page open/),
  ).toBeTruthy();
  expect(noteText()).toBe('');
  expect(isAskedBeforeClosing()).toBe(true);
  const taken = takeNotes();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(taken()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/isn’t saved on this device yet/)).toBeNull());
  expect(isAskedBeforeClosing()).toBe(false);
});

test('marks in the list the record whose note waits to be sent, until the server has it', async () => {
  show();
  fireEvent.change(await openNoteField(), { target: { value: 'Rang her' } });
  await waitFor(() => expect(countOf(patchAddress)).toBe(1));
  const row = () => screen.getByRole('button', { name: /^A Visitor/ }).textContent;
  // What is still being typed does not wait.
  expect(row()).not.toContain('Waiting to be sent');
  answers[patchAddress] = () => {
    throw new TypeError('Failed to fetch');
  };
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(row()).toContain('Waiting to be sent'));
  const taken = takeNotes();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(taken()).toHaveLength(1));
  await waitFor(() => expect(row()).not.toContain('Waiting to be sent'));
});

test('marks in the list of the copy on this phone what waits, and what the server refused', async () => {
  onTestFinished(newDeviceWithoutStorage);
  await newDevice();
  await startCopy();
  const ids = [1, 2, 3].map((number) => uuid.replace(/77$/, `7${number}`));
  const head = await findHead();
  const requests = ids.map((id, index) => ({
    record: openRequest(id, `Person ${index}`),
    work: [],
  }));
  if (head) await storeRecords(head, requests);
  const [waits = '', refused = ''] = ids;
  const notes = new OwnerNotes();
  await notes.start();
  const work = { id: uuid, kind: 'not-paid-yet' } as const;
  await notes.add({ recordId: refused, recordKind: 'request' }, work, 'Not paid yet');
  notes.change({ recordId: waits, recordKind: 'request' }, { isAnswered: true }, 'Replied');
  await notes.send(async ({ id }) => (id === uuid ? { refused: 'No' } : 'later'));
  await notes.end();
  answers['GET /api/contact-messages'] = () => {
    throw new TypeError('Failed to fetch');
  };
  show();
  const list = async () =>
    (await screen.findAllByRole('button', { name: /^Person/ })).map(
      (row) => /Waiting to be sent|Not sent/.exec(row.textContent ?? '')?.[0],
    );
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'Person' } });
  await waitFor(async () =>
    expect(await list()).toEqual(['Waiting to be sent', 'Not sent', undefined]),
  );
});

test('shows waiting notes when the inbox cannot be loaded, and deletes one after confirmation', async () => {
  show();
  fireEvent.change(await openNoteField(), { target: { value: 'Rang her' } });
  const away = () => {
    throw new TypeError('Failed to fetch');
  };
  answers = { 'GET /api/contact-messages': away, 'GET /api/requests': away };
  await act(() => client.resetQueries());
  expect(await screen.findByRole('heading', { name: 'Notes saved on this device' })).toBeTruthy();
  expect(screen.getByText('Rang her')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Delete the note/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Delete permanently/ }));
  await waitFor(() => expect(screen.queryByText('Rang her')).toBeNull());
});

test('a note whose message was deleted elsewhere is shown, and is not sent again', async () => {
  show();
  fireEvent.change(await openNoteField(), { target: { value: 'Rang her' } });
  answers[patchAddress] = () => new Response('{}', { status: 404 });
  answers['GET /api/contact-messages'] = () => Response.json([]);
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByRole('heading', { name: 'Notes without a message' })).toBeTruthy();
  expect(screen.getByText('Rang her')).toBeTruthy();
  const tries = countOf(patchAddress);
  fireEvent(window, new Event('online'));
  await act(async () => Promise.resolve());
  expect(countOf(patchAddress)).toBe(tries);
});

test('asks before signing out deletes a note that was not sent', async () => {
  show();
  fireEvent.change(await openNoteField(), { target: { value: 'Rang her' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  const question = await screen.findByRole('group', { name: /what hasn’t been sent/ });
  expect(question.textContent).toContain('deletes 1 note from this device');
  fireEvent.click(within(question).getByRole('button', { name: 'Stay signed in' }));
  expect(countOf('DELETE /api/session')).toBe(0);
  expect(noteText()).toBe('Rang her');
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out and delete' }));
  expect(await screen.findByRole('heading', { name: 'You’ve signed out' })).toBeTruthy();
  answers['POST /api/session'] = () => new Response(null, { status: 204 });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await signInAgain();
  await openNoteField();
  expect(noteText()).toBe('');
});

test('while a sign-out waits for the server nothing is read, and it is sent first', async () => {
  onTestFinished(() => finishSignOut());
  answers['DELETE /api/session'] = () => {
    throw new TypeError('no network');
  };
  holdSignOut();
  show();
  expect(await screen.findByText(/end your session there when you next open/)).toBeTruthy();
  expect(new Set(calls)).toEqual(new Set(['DELETE /api/session']));
  answers['DELETE /api/session'] = () => new Response(null, { status: 204 });
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(screen.queryByText(/end your session there/)).toBeNull());
  expect(screen.queryByText('A mudbrick house near Yandoit.')).toBeNull();
});

test('says why the server refused a change', async () => {
  show();
  const field = await openNoteField();
  const words = 'A record holds at most 100 notes';
  const problem = { type: '', title: '', detail: '', requestId: '' };
  answers[patchAddress] = () =>
    Response.json(
      { ...problem, status: 400, code: 'invalid-fields', fields: { addNote: words } },
      { status: 400 },
    );
  fireEvent.change(field, { target: { value: 'One more' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(currentToast()?.description).toBe(words));
  expect(noteText()).toBe('One more');
});

test('removes a record from the list that was erased elsewhere', async () => {
  show();
  await openNoteField();
  answers[patchAddress] = () => new Response('{}', { status: 404 });
  answers['GET /api/contact-messages'] = () => Response.json([]);
  fireEvent.click(screen.getByRole('button', { name: 'Mark as replied' }));
  expect(
    await screen.findByRole('heading', { name: 'Nothing here is called NB-0000-00' }),
  ).toBeTruthy();
  expect(currentToast()?.description).toContain('already been deleted');
});

test('asks before it removes a note, and names it by its day', async () => {
  const note = { id: uuid, text: 'Rang her', writtenAt: '2026-11-20T03:00:00.000Z' };
  answers['GET /api/contact-messages'] = () => Response.json([{ ...message, notes: [note] }]);
  const changes: unknown[] = [];
  answers[patchAddress] = (body) => {
    changes.push(body);
    return Response.json({ ...message, status: 'read', notes: [note] });
  };
  show();
  await openNoteField();
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  press(/^Delete the note from Fri 20 Nov/);
  press(/^Cancel$/);
  press(/^Delete the note from/);
  press(/^Delete permanently the note from/);
  await waitFor(() => expect(changes).toEqual([{ status: 'read' }, { removeNote: uuid }]));
});

test('a deposit that the customer says is paid is confirmed in two presses, and sent as one entry', async () => {
  const request = {
    ...message,
    ...requestFields,
    money: { ...noMoney, saysPaidAt: '2026-11-20T03:00:00.000Z' },
    status: 'read',
  };
  answers['GET /api/contact-messages'] = () => Response.json([]);
  answers['GET /api/requests'] = () => Response.json([request]);
  const sent: Record<string, unknown>[] = [];
  answers[`POST /api/inbox/records/${message.id}/work`] = (body) => {
    sent.push(body as Record<string, unknown>);
    answers[`GET /api/inbox/records/${message.id}`] = () =>
      Response.json({
        kind: 'request',
        ...request,
        status: 'deposit-paid',
        money: { ...noMoney, payments: sent, paidCents: 27_500, paidOn: '2026-11-21' },
      });
    return Response.json({
      ...(body as object),
      submissionId: message.id,
      at: '2026-11-21T00:00:00.000Z',
      by: 'owner',
    });
  };
  show();
  const row = (await screen.findByRole('button', { name: /A Visitor/ })).textContent;
  expect(row).toContain('Says paid');
  expect(row).not.toContain('Deposit due');
  await openNoteField();
  expect(screen.getByRole('article').textContent).toContain('Says paid, Fri 20 Nov');
  fireEvent.click(screen.getByRole('button', { name: 'Confirm the payment' }));
  const save = await screen.findByRole('button', { name: 'Save payment' });
  expect(document.activeElement).toBe(save);
  expect((screen.getByLabelText('Amount in dollars') as HTMLInputElement).value).toBe('275');
  fireEvent.change(screen.getByLabelText('Amount in dollars'), { target: { value: '-1' } });
  fireEvent.click(save);
  // On a slow device, another one says that a note is not saved yet.
  expect(screen.getByText(/Enter an amount above zero/).role).toBe('alert');
  fireEvent.change(screen.getByLabelText('Amount in dollars'), { target: { value: '275' } });
  fireEvent.click(save);
  await screen.findByText(/^Deposit of \$275 by bank transfer on/);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Money' }));
  expect(sent).toMatchObject([{ kind: 'payment', cents: 27_500, paymentKind: 'deposit' }]);
  expect(screen.getByRole('article').textContent).not.toContain('$275 due');
});

test('a refund asks whether anything is still to pay, and a paid deposit stays when the price changes', async () => {
  const request = {
    ...message,
    ...requestFields,
    shownPrice: { priceAud: 550, depositAud: 275 },
    money: { ...noMoney, paidCents: 27_500, paidOn: '2026-11-21' },
    status: 'deposit-paid',
    depositPaidAt: '2026-11-21T00:00:00.000Z',
  };
  answers['GET /api/contact-messages'] = () => Response.json([]);
  answers['GET /api/requests'] = () => Response.json([request]);
  const sent: unknown[] = [];
  answers[`POST /api/inbox/records/${message.id}/work`] = (body) => {
    sent.push(body);
    const stored = { submissionId: message.id, at: '2026-11-21T00:00:00.000Z', by: 'owner' };
    return Response.json({ ...(body as object), ...stored });
  };
  show();
  await openNoteField();
  fireEvent.click(screen.getByRole('button', { name: 'Change price' }));
  fireEvent.change(screen.getByLabelText('Price in dollars'), { target: { value: '600' } });
  const deposit = screen.getByLabelText('Deposit in dollars') as HTMLInputElement;
  expect(deposit.value).toBe('275');
  fireEvent.change(screen.getByLabelText('Price in dollars'), { target: { value: '200' } });
  expect(deposit.value).toBe('200');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));

  fireEvent.click(screen.getByRole('button', { name: 'Record a refund' }));
  const amount = await screen.findByLabelText('Amount in dollars');
  const question = () => screen.getByLabelText('Is anything still to pay?') as HTMLSelectElement;
  fireEvent.change(amount, { target: { value: '275' } });
  expect(question().selectedOptions[0]?.text).toBe('No, nothing');
  fireEvent.change(amount, { target: { value: '75' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save payment' }));
  expect(screen.getByText('Choose whether anything is still to pay.').role).toBe('alert');
  expect(document.activeElement).toBe(question());
  expect([...question().options].map(({ text }) => text)).toEqual([
    'Choose',
    'No, nothing',
    'Yes, $350',
  ]);
  fireEvent.change(question(), { target: { value: 'no' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save payment' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ paymentKind: 'refund', cents: 7_500, leavesDue: false }]),
  );
});

test('offers as one file what was attached and what was sent since', async () => {
  const name = `${'a'.repeat(32)}.jpg`;
  answers['GET /api/contact-messages'] = () => Response.json([]);
  answers['GET /api/requests'] = () => Response.json([withWork]);
  const words = { submissionId: message.id, at: message.createdAt, by: 'client', text: '' };
  answers[`GET /api/inbox/records/${message.id}/work`] = () =>
    Response.json([{ ...words, id: uuid, kind: 'client-words', files: [name, 'b.pdf', 'c.jpg'] }]);
  show();
  await openRecord(/A Visitor/);
  expect(
    await screen.findByRole('link', {
      name: 'Download all 3 files (ZIP: 1 attachment and 2 files added later)',
    }),
  ).toBeTruthy();
});

test('a request can be marked as replied after its deposit was paid, whatever its status', async () => {
  const files = ['a', 'b'].map((letter) => ({
    url: `/uploads/${letter.repeat(32)}.jpg`,
    name: `${letter}.jpg`,
    mediaType: 'image/heic',
    sizeBytes: 500,
  }));
  const paid = {
    ...message,
    ...requestFields,
    attachments: files,
    status: 'deposit-paid',
    depositPaidAt: '2026-11-20T03:00:00.000Z',
  };
  answers['GET /api/contact-messages'] = () => Response.json([]);
  answers['GET /api/requests'] = () => Response.json([paid]);
  const changes: unknown[] = [];
  answers[`PATCH /api/requests/${message.id}`] = (body) => {
    changes.push(body);
    return Response.json({ ...paid, answeredAt: '2026-11-20T04:00:00.000Z' });
  };
  show();
  await openRecord(/A Visitor/);
  const all = screen.getByRole('link', { name: 'Download all 2 files (ZIP, 1000 Bytes)' });
  expect(all.getAttribute('href')).toBe(`/api/requests/${message.id}/files.zip`);
  fireEvent.click(screen.getByRole('button', { name: 'Mark as replied' }));
  await waitFor(() => expect(changes).toEqual([{ isAnswered: true }]));
  expect(await screen.findByRole('button', { name: 'Mark as not replied' })).toBeTruthy();
  expect(screen.getByRole('article').textContent).toMatch(/Report (?:was )?due/);
});

const fails = (): never => {
  throw new RangeError('Invalid time value');
};
const withWork = {
  ...message,
  status: 'read',
  ...requestFields,
  answers: { location: 'Yandoit' },
  attachments: [
    { url: `/uploads/${'a'.repeat(32)}.jpg`, name: 'a.jpg', mediaType: 'image/heic', sizeBytes: 5 },
  ],
  toolWork: [
    {
      id: uuid,
      tool: 'log',
      version: 1,
      title: 'South wall',
      inputs: { 'readings.1': '{"day":"never"}' },
      answer: 'Not yet.',
      savedAt: '2026-01-01T00:00:00+05',
    },
  ],
};

test('tool work that cannot be shown is there as it was sent, and the rest of its record as ever', async () => {
  answers['GET /api/requests'] = () => Response.json([withWork]);
  answers['GET /api/contact-messages'] = () => Response.json([]);
  const onCaughtError = vi.fn();
  show({ renderToolWork: () => <Throws />, onCaughtError });
  await openRecord(/A Visitor/);
  const record = screen.getByRole('article');
  expect(onCaughtError).toHaveBeenCalled();
  expect(record.textContent).toContain('couldn’t show this as the tool does');
  expect(record.textContent).toContain('2026-01-01T00:00:00+05');
  expect(within(record).getByRole('link', { name: 'a.jpg' })).toBeTruthy();
});

test('a record that cannot be shown says all it has, and the list stays', async () => {
  answers['GET /api/requests'] = () => Response.json([withWork]);
  const other = { ...message, id: uuid, name: 'Somebody Else', status: 'read' };
  answers['GET /api/contact-messages'] = () => Response.json([other]);
  const onCaughtError = vi.fn();
  show({ renderPhotos: () => fails(), onCaughtError });
  await openRecord(/A Visitor/);
  expect(onCaughtError.mock.calls).toMatchObject([[{ message: 'Invalid time value' }, {}]]);
  expect(screen.getByRole('article').textContent).toContain('"location": "Yandoit"');
  expect(screen.getByRole('button', { name: 'Download as JSON' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Somebody Else/ }));
  await waitFor(() => expect(screen.getByRole('article').textContent).toContain(message.message));
});

test('a request to which its client has added something is marked until it is opened', async () => {
  const words = '0b0d6e0e-5f4b-4f0e-9d57-0f4a3f0e9a88';
  const added = {
    ...withWork,
    toolWork: [],
    attachments: [],
    unseenWords: { id: words, at: message.createdAt },
  };
  const { unseenWords: _, ...seen } = added;
  answers['GET /api/requests'] = () => Response.json([added]);
  answers['GET /api/contact-messages'] = () => Response.json([]);
  const sent: unknown[] = [];
  answers[`POST /api/inbox/records/${message.id}/work`] = (body) => {
    sent.push(body);
    answers['GET /api/requests'] = () => Response.json([seen]);
    const stored = { submissionId: message.id, at: message.createdAt, by: 'owner' };
    return Response.json({ ...Object(body), ...stored });
  };
  show();
  expect(await screen.findByText('New from the client')).toBeTruthy();
  await openRecord(/A Visitor/);
  await waitFor(() => expect(screen.queryByText('New from the client')).toBeNull());
  expect(sent).toMatchObject([{ kind: 'words-seen', words }]);
});

function Throws(): ReactNode {
  return fails();
}

test('says that exports contain no files, and that a record changed recently stays', async () => {
  await showSettings();
  const words = await screen.findByText(/don’t include attachments/);
  expect(words.textContent).toContain('the last 30 days');
});

test('says that a flood fills the inbox, deletes it at once after a preview, and undoes that', async () => {
  const network = '0123456789abcdef';
  const [since, until] = ['2026-11-20T01:00:00.000Z', '2026-11-20T02:00:00.000Z'];
  answers['GET /api/inbox/flood'] = () =>
    Response.json({
      isFlood: true,
      share: 0.61,
      records: 1300,
      since,
      until,
      networks: [{ network, records: 1240, since, until }],
    });
  const asked: unknown[] = [];
  const counts = { messages: 1240, requests: 0, files: 2 };
  answers['POST /api/inbox/flood-erasures'] = (body) => {
    asked.push(body);
    return Response.json({ ...counts, at: asked.length === 1 ? null : until });
  };
  answers['POST /api/inbox/flood-restores'] = (body) => {
    asked.push(body);
    return Response.json({ records: 1240 });
  };
  show();
  fireEvent.click(await screen.findByRole('button', { name: /^Delete 1240 from one network/ }));
  const question = await screen.findByRole('group', { name: 'Delete these messages?' });
  expect(question.textContent).toContain('1240 messages and 2 files');
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('heading', { name: 'Your inbox is filling up' });
  const choice = { by: 'network', network };
  expect(asked).toEqual([{ choice, isDryRun: true }, { choice, isDryRun: false }, { at: until }]);
});

test('draws a long list a part at a time', async () => {
  const many = Array.from({ length: 230 }, (_, number) => ({
    ...message,
    id: `0b0d6e0e-5f4b-4f0e-9d57-${String(number).padStart(12, '0')}`,
  }));
  answers['GET /api/contact-messages'] = () => Response.json(many);
  show();
  fireEvent.click(await screen.findByRole('button', { name: /^Inbox/ }));
  const list = await screen.findByRole('list', { name: 'Messages and requests' });
  expect(list.childElementCount).toBe(25);
  for (const count of [50, 75, 100, 125, 150, 175, 200, 225, 230]) {
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(list.childElementCount).toBe(count));
  }
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getByText('Showing 230 of 230')).toBeTruthy();
});

test('warns the owner that a proxy refuses what visitors send, and not while none does', async () => {
  const refusal = {
    kind: 'proxy-refuses-bodies',
    since: '2026-11-20T01:00:00.000Z',
    detail: '1400000',
  };
  let warnings: (typeof refusal)[] = [];
  answers['GET /api/warnings'] = () => Response.json(warnings);
  const first = show();
  await screen.findByText('A Visitor');
  await waitFor(() => expect(countOf('GET /api/warnings')).toBe(1));
  expect(screen.queryByRole('heading', { name: /not getting through/ })).toBeNull();
  first.unmount();

  warnings = [refusal];
  show();
  expect(await screen.findByRole('heading', { name: /not getting through/ })).toBeTruthy();
  const words = screen.getByText(/Nothing is lost/).textContent;
  expect(words).toContain('1.3 MB');
  expect(words).toContain('12 MB');
});

const eraseAddress = 'POST /api/inbox/spam-erasures';

async function askToEraseSpam() {
  show();
  fireEvent.click(await screen.findByRole('button', { name: /^Spam/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete this message…' }));
  await screen.findByRole('button', { name: 'Cancel' });
}

test('erases spam after a question, and the focus stays in the page', async () => {
  answers['GET /api/contact-messages'] = () => Response.json([spam]);
  let asked: unknown;
  answers[eraseAddress] = (body) => {
    asked = body;
    answers['GET /api/contact-messages'] = () => Response.json([]);
    return Response.json({ messages: 1, requests: 0, files: 0 });
  };
  await askToEraseSpam();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(countOf(eraseAddress)).toBe(0);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete this message…'));
  fireEvent.click(screen.getByRole('button', { name: 'Delete this message…' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete permanently' }));
  expect(await screen.findByRole('heading', { name: 'No Messages Yet' })).toBe(
    document.activeElement,
  );
  expect(asked).toEqual({ ids: [spam.id] });
  expect(currentToast()).toMatchObject({ title: 'Spam deleted', description: '1 message.' });
});

test('says when it is unknown whether spam was erased, and reloads the list', async () => {
  answers['GET /api/contact-messages'] = () => Response.json([spam]);
  answers[eraseAddress] = () => new Response('broken', { status: 500 });
  await askToEraseSpam();
  fireEvent.click(screen.getByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(currentToast()?.title).toBe('Some spam may not have been deleted'));
  expect(screen.getByRole('button', { name: 'Delete this message…' })).toBeTruthy();
});
