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
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { currentToast } from '#ui/toast/toasts.ts';
import type { ReportList } from './entries.ts';
import { Inbox } from './inbox.tsx';
import { FakeEventSource } from './testing/fake-event-source.ts';

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
const spam = { ...message, folder: 'spam', status: 'read' };
const quiet = { unreadMessages: 1, unreadRequests: 0, unreadSpam: 0, version: 3 };
const patchAddress = `PATCH /api/contact-messages/${message.id}`;

// The list comes with its own code.
configure({ asyncUtilTimeout: 10_000 });
beforeAll(async () => {
  await import('./inbox-view.tsx');
  await import('./housekeeping.tsx');
}, 60_000);
vi.setConfig({ testTimeout: 30_000 });

/** Answers of the server by method and path; anything else is a fault of the test. */
let answers: Record<string, (body: unknown) => Response>;
/** Calls of the page, oldest first. */
let calls: string[];
let client: QueryClient;
const onUnread = vi.fn();

beforeEach(() => {
  answers = {
    'GET /api/contact-messages': () => Response.json([message]),
    'GET /api/requests': () => Response.json([]),
    [patchAddress]: (body) => Response.json({ ...message, status: 'read', ...statusOf(body) }),
    'DELETE /api/session': () => new Response(null, { status: 204 }),
  };
  calls = [];
  onUnread.mockReset();
  FakeEventSource.opened = [];
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const name = `${init.method} ${url}`;
    calls.push(name);
    const answer = answers[name];
    if (!answer) throw new Error(name);
    return answer(typeof init.body === 'string' ? JSON.parse(init.body) : undefined);
  });
});
/** The page opens its stream of events a moment after its letters stand there. */
function openStream(): Promise<FakeEventSource> {
  return waitFor(() => {
    const { latest } = FakeEventSource;
    if (!latest) throw new Error('no stream was opened');
    return latest;
  });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What a change of the owner does to the letter. */
function statusOf(body: unknown) {
  return JSON.stringify(body) === '{"isAnswered":true}'
    ? { answeredAt: '2026-11-20T02:00:00.000Z' }
    : {};
}

const countOf = (name: string) => calls.filter((one) => one === name).length;

function show() {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/messages']}>
        <Inbox section="Messages" reports={reports} sizeText={String} onUnread={onUnread} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('says that it loads, and then that there is nothing yet', async () => {
  answers['GET /api/contact-messages'] = () => Response.json([]);
  show();
  expect(screen.getByRole('status').textContent).toBe('Loading messages...');
  expect(await screen.findByRole('heading', { name: 'No Messages Yet' })).toBeTruthy();
});

test('offers to load the page again when the server cannot answer', async () => {
  answers['GET /api/requests'] = () => new Response('broken', { status: 500 });
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load messages');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});

test('asks a stranger to sign in, and shows the letters afterwards', async () => {
  const locked = () => new Response('no', { status: 401 });
  const open = { ...answers };
  answers = { 'GET /api/contact-messages': locked, 'GET /api/requests': locked };
  show();
  const field = await screen.findByLabelText('Passphrase');
  fireEvent.change(field, { target: { value: 'wrong' } });
  answers['POST /api/session'] = () => new Response('no', { status: 401 });
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(/That is not the passphrase/)).toBeTruthy();

  answers['POST /api/session'] = () =>
    new Response('slow', { status: 429, headers: { 'Retry-After': '8' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(/Too many tries/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Wait 8 seconds' })).toBeTruthy();

  cleanup();
  answers = open;
  show();
  expect(await screen.findByText('A mudbrick house near Yandoit.')).toBeTruthy();
});

test('opens a letter, marks it as read and answers by mail', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: /A Visitor/ }));
  expect(screen.getByRole('heading', { name: 'A Visitor' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'visitor@example.com' }).getAttribute('href')).toBe(
    'mailto:visitor@example.com',
  );
  expect(screen.getByRole('link', { name: 'Reply' }).getAttribute('href')).toContain('NB-0000-00');
  await waitFor(() => {
    const status = screen.getByLabelText<HTMLSelectElement>('Status');
    expect(status.value).toBe('read');
  });
});

test('leaves nothing in memory after signing out', async () => {
  show();
  await screen.findByText('A mudbrick house near Yandoit.');
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeTruthy();
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

test('shows a new letter by itself, and says how many are unread', async () => {
  show();
  await screen.findByText('A mudbrick house near Yandoit.');
  await waitFor(() => expect(onUnread.mock.lastCall).toEqual([1]));
  const stream = await openStream();
  act(() => stream.tell(quiet));
  expect(screen.getByText('Live')).toBeTruthy();
  expect(countOf('GET /api/contact-messages')).toBe(1);

  const newer = { ...message, id: '0b0d6e0e-5f4b-4f0e-9d57-0f4a3f0e9a09', name: 'Somebody New' };
  answers['GET /api/contact-messages'] = () => Response.json([newer, message]);
  act(() => stream.tell({ ...quiet, unreadMessages: 2, version: 4 }));
  expect(await screen.findByText('Somebody New')).toBeTruthy();
  await waitFor(() => expect(onUnread.mock.lastCall).toEqual([2]));
});

test('does not read the letters again for a change of its own', async () => {
  show();
  const entry = await screen.findByRole('button', { name: /A Visitor/ });
  const stream = await openStream();
  act(() => stream.tell(quiet));
  fireEvent.click(entry);
  await waitFor(() => expect(onUnread.mock.lastCall).toEqual([0]));
  act(() => stream.tell({ ...quiet, unreadMessages: 0, version: 4 }));
  await act(async () => Promise.resolve());
  expect(countOf('GET /api/contact-messages')).toBe(1);
  // Somebody else has changed something that no count tells.
  act(() => stream.tell({ ...quiet, unreadMessages: 0, version: 5 }));
  await waitFor(() => expect(countOf('GET /api/contact-messages')).toBe(2));
});

test('puts the number of unread letters on the icon, and takes it away with the session', async () => {
  const setAppBadge = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'setAppBadge', { configurable: true, value: setAppBadge });
  show();
  await screen.findByText('A mudbrick house near Yandoit.');
  await waitFor(() => expect(setAppBadge.mock.lastCall).toEqual([1]));
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: 'You are signed out' });
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
  expect(
    await screen.findByRole('heading', { name: 'For the owner of the practice' }),
  ).toBeTruthy();
  expect(screen.queryByText('A mudbrick house near Yandoit.')).toBeNull();
  await waitFor(() => expect(onUnread.mock.lastCall).toEqual([0]));
});

test('keeps the reply due after reading, until it is marked as answered', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: /A Visitor/ }));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('read'),
  );
  const promise = () => screen.getByRole('article').textContent;
  expect(promise()).toMatch(/Reply (?:was )?due/);
  fireEvent.click(screen.getByRole('button', { name: 'Mark as answered' }));
  await waitFor(() => expect(promise()).toContain('Answered'));
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

test('a change that takes its button away is said, and the focus stays in the letter', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: /A Visitor/ }));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('read'),
  );
  const name = screen.getByRole('heading', { name: 'A Visitor' });
  pressByKey('Mark as answered');
  await says('Answer noted.');
  expect(document.activeElement).toBe(name);

  const note = { id: uuid, text: 'Rang her', writtenAt: '2026-11-20T02:00:00.000Z' };
  answers[patchAddress] = () => Response.json({ ...message, status: 'archived', notes: [note] });
  pressByKey('Archive');
  await says('Archived.');
  expect(document.activeElement).toBe(name);

  answers[patchAddress] = () => Response.json({ ...message, status: 'archived' });
  pressByKey(/^Remove the note/);
  pressByKey(/^Remove for good/);
  await says('Note removed.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your notes' }));
});

test('after signing out the focus is on what has come, and after signing in on the first letter', async () => {
  show();
  await screen.findByText('A mudbrick house near Yandoit.');
  expect(document.activeElement).toBe(document.body);
  pressByKey('Sign out');
  const title = await screen.findByRole('heading', { name: 'You are signed out' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  answers['POST /api/session'] = () => new Response(null, { status: 204 });
  pressByKey('Sign in');
  fireEvent.change(await screen.findByLabelText('Passphrase'), { target: { value: 'right' } });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign in' }));
  const letter = await screen.findByRole('button', { name: /A Visitor/ });
  await waitFor(() => expect(document.activeElement).toBe(letter));
});

const session = {
  id: 'aaaa',
  device: 'Firefox on Android',
  openedAt: '2026-11-01T01:00:00.000Z',
  expiresAt: '2026-12-01T01:00:00.000Z',
  lastUsedAt: null,
  isCurrent: true,
};
const retention = { enquiryMonths: 12, unpaidRequestMonths: 6, orphanUploadHours: 48 };

async function showHousekeeping() {
  answers['GET /api/sessions'] = () =>
    Response.json([
      session,
      { ...session, id: 'bbbb', device: 'Safari on iPhone', isCurrent: false },
    ]);
  answers['GET /api/retention'] = () => Response.json(retention);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Housekeeping' }));
  expect(await screen.findByRole('heading', { name: 'Housekeeping' })).toBeTruthy();
}

test('lists the signed-in browsers and signs one of them out', async () => {
  await showHousekeeping();
  answers['DELETE /api/sessions/bbbb'] = () => {
    answers['GET /api/sessions'] = () => Response.json([session]);
    return new Response(null, { status: 204 });
  };
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(screen.getByText('Firefox on Android')).toBeTruthy();
});

test('signs out everywhere, this browser last', async () => {
  await showHousekeeping();
  answers['DELETE /api/sessions'] = () => new Response(null, { status: 204 });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeTruthy();
  expect(calls.slice(-2)).toEqual(['DELETE /api/sessions', 'DELETE /api/session']);
});

test('says how long letters are kept', async () => {
  await showHousekeeping();
  expect(await screen.findByText('12 months')).toBeTruthy();
  expect(screen.getByText('6 months')).toBeTruthy();
  expect(screen.getByText('48 hours')).toBeTruthy();
});

test('erases what a person sent after counting it and the address typed again', async () => {
  await showHousekeeping();
  const erasures: unknown[] = [];
  answers['POST /api/inbox/erasures'] = (body) => {
    erasures.push(body);
    const isErased = erasures.length > 1;
    if (isErased) answers['GET /api/contact-messages'] = () => Response.json([]);
    return Response.json({ messages: 1, requests: 0, files: 2, snapshots: 5, isErased });
  };
  fireEvent.change(screen.getByLabelText('E-mail address of the person'), {
    target: { value: 'Visitor@example.com' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Count what there is' }));
  expect(await screen.findByText('1 message')).toBeTruthy();
  expect(screen.getByText('2 files')).toBeTruthy();
  expect(screen.getByText('5 hourly copies')).toBeTruthy();
  expect(screen.getByText(/let them age out/)).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Erase for good' }));
  expect(await screen.findByText('The two addresses differ. Nothing was erased.')).toBeTruthy();
  expect(erasures).toHaveLength(1);

  fireEvent.change(screen.getByLabelText('Type the address again to erase'), {
    target: { value: 'visitor@example.com' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Erase for good' }));
  expect(await screen.findByText(/Erased: 1 message and 2 files/)).toBeTruthy();
  expect(erasures).toEqual([
    { email: 'Visitor@example.com', isDryRun: true },
    { email: 'Visitor@example.com', isDryRun: false },
  ]);
  await waitFor(() => expect(countOf('GET /api/contact-messages')).toBe(2));
});

test('leads from a letter to the erasing of its sender’s data', async () => {
  answers['GET /api/sessions'] = () => Response.json([session]);
  answers['GET /api/retention'] = () => Response.json(retention);
  show();
  fireEvent.click(await screen.findByRole('button', { name: /A Visitor/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Erase this person’s data…' }));
  const field = await screen.findByLabelText<HTMLInputElement>('E-mail address of the person');
  expect(field.value).toBe(message.email);
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('says so when an erasure may have ended half way', async () => {
  await showHousekeeping();
  answers['POST /api/inbox/erasures'] = (body) =>
    JSON.stringify(body).includes('true')
      ? Response.json({ messages: 1, requests: 0, files: 0, snapshots: 0, isErased: false })
      : new Response('broken', { status: 503 });
  const email = { target: { value: 'visitor@example.com' } };
  fireEvent.change(screen.getByLabelText('E-mail address of the person'), email);
  fireEvent.click(screen.getByRole('button', { name: 'Count what there is' }));
  fireEvent.change(await screen.findByLabelText('Type the address again to erase'), email);
  fireEvent.click(screen.getByRole('button', { name: 'Erase for good' }));
  expect(await screen.findByText(/A part may be erased already/)).toBeTruthy();
});

/** Opens the one letter and gives the field for a note. */
async function openNoteField(): Promise<HTMLTextAreaElement> {
  fireEvent.click(await screen.findByRole('button', { name: /A Visitor/ }));
  return screen.findByLabelText('Only you can read these.');
}
const noteText = () => screen.getByLabelText<HTMLTextAreaElement>('Only you can read these.').value;

test('keeps a note that is being typed while another place of the inbox is open', async () => {
  show();
  fireEvent.change(await openNoteField(), { target: { value: 'Rang her' } });
  fireEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  await openNoteField();
  expect(noteText()).toBe('Rang her');
});

test('keeps a note that is being typed when the session has ended, until the owner is back', async () => {
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
  fireEvent.click(screen.getByRole('button', { name: 'Keep note' }));
  const field = await screen.findByLabelText('Passphrase');
  expect(currentToast()?.description).toContain('signed out');
  answers = { ...open, 'POST /api/session': () => new Response(null, { status: 204 }) };
  fireEvent.change(field, { target: { value: 'right' } });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(noteText()).toBe('Rang her'));
});

test('says why the server did not keep a change', async () => {
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
  fireEvent.click(screen.getByRole('button', { name: 'Keep note' }));
  await waitFor(() => expect(currentToast()?.description).toBe(words));
  expect(noteText()).toBe('One more');
});

test('takes a letter from the list that was erased elsewhere', async () => {
  show();
  await openNoteField();
  answers[patchAddress] = () => new Response('{}', { status: 404 });
  answers['GET /api/contact-messages'] = () => Response.json([]);
  fireEvent.click(screen.getByRole('button', { name: 'Mark as answered' }));
  expect(await screen.findByRole('heading', { name: 'No Messages Yet' })).toBeTruthy();
  expect(currentToast()?.description).toContain('erased');
});

test('asks before it removes a note, which is named by its day', async () => {
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
  press(/^Remove the note of .*20 November 2026/);
  press(/^Keep the note of/);
  press(/^Remove the note of/);
  press(/^Remove for good the note of/);
  await waitFor(() => expect(changes).toEqual([{ status: 'read' }, { removeNote: uuid }]));
});

test('keeps the noted deposit whatever status is chosen, and takes it back when asked twice', async () => {
  const paid = {
    ...message,
    serviceType: 'house-extension',
    phone: '',
    answers: {},
    attachments: [],
    status: 'delivered',
    depositPaidAt: '2026-11-20T03:00:00.000Z',
  };
  answers['GET /api/contact-messages'] = () => Response.json([]);
  answers['GET /api/requests'] = () => Response.json([paid]);
  const changes: unknown[] = [];
  answers[`PATCH /api/requests/${message.id}`] = (body) => {
    changes.push(body);
    return Response.json({ ...paid, status: 'read' });
  };
  show();
  await openNoteField();
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'read' } });
  await waitFor(() => expect(changes).toEqual([{ status: 'read' }]));
  expect(screen.getByRole('article').textContent).toMatch(/noted .*20 November 2026/);
  expect(screen.getByRole('article').textContent).not.toContain('$275 due');
  fireEvent.click(screen.getByRole('button', { name: /^Not paid/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Take it back/ }));
  await waitFor(() => expect(changes).toEqual([{ status: 'read' }, { isDepositPaid: false }]));
});

test('says that files are in no list, and that a letter just changed stays', async () => {
  await showHousekeeping();
  const words = await screen.findByText(/Attached files are in neither/);
  expect(words.textContent).toContain('the last 30 days');
});

const eraseAddress = 'POST /api/inbox/spam-erasures';

async function askToEraseSpam() {
  show();
  fireEvent.click(await screen.findByRole('button', { name: /^Spam/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Erase this letter…' }));
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
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(countOf(eraseAddress)).toBe(0);
  expect(document.activeElement?.textContent).toBe('Erase this letter…');
  fireEvent.click(screen.getByRole('button', { name: 'Erase this letter…' }));
  fireEvent.click(screen.getByRole('button', { name: 'Erase for good' }));
  expect(await screen.findByRole('heading', { name: 'No Messages Yet' })).toBe(
    document.activeElement,
  );
  expect(asked).toEqual({ ids: [spam.id] });
  expect(currentToast()).toMatchObject({ title: 'Spam erased', description: '1 message.' });
});

test('says that it is not known whether spam was erased, and reads the list anew', async () => {
  answers['GET /api/contact-messages'] = () => Response.json([spam]);
  answers[eraseAddress] = () => new Response('broken', { status: 500 });
  await askToEraseSpam();
  fireEvent.click(screen.getByRole('button', { name: 'Erase for good' }));
  await waitFor(() =>
    expect(currentToast()?.title).toBe('The server did not say that all is erased'),
  );
  expect(screen.getByRole('button', { name: 'Erase this letter…' })).toBeTruthy();
});
