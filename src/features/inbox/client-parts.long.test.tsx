// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import { readRawNotes } from '#offline/waiting/raw-storage.ts';
import { newDevice, newDeviceWithoutStorage } from '#testing/device/device.ts';
import { getToday } from '#shared/api/inbox-today.ts';
import { postClientLink } from '#shared/api/client-page.ts';
import { noMoney } from '#shared/inbox/dues.ts';
import type { InboxEntry } from '#shared/inbox/entry-text.ts';
import type { WorkEntry } from '#shared/inbox/work-entries.ts';
import { ClientParts } from './client-parts.tsx';
import { todayQuery } from './inbox-reads.ts';
import { entryText } from './request-money.ts';

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
type RequestEntry = InboxEntry & { kind: 'request' };
const request: RequestEntry = {
  kind: 'request',
  id,
  receipt: 'NB-0000-01',
  serviceType: 'new-house-design',
  name: 'Ada',
  email: 'ada@example.org',
  phone: '',
  answers: { location: 'Glenlyon' },
  attachments: [],
  toolWork: [],
  shownPrice: null,
  money: noMoney,
  folder: 'inbox',
  status: 'read',
  notes: [],
  answeredAt: null,
  depositPaidAt: null,
  createdAt: '2026-11-20T01:00:00.000Z',
};
const report: WorkEntry = {
  kind: 'report',
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3309',
  submissionId: id,
  at: '2026-11-21T01:00:00.000Z',
  by: 'owner',
  upload: `${'a'.repeat(32)}.pdf`,
  fileName: 'report.pdf',
  sizeBytes: 5,
  sha256: 'b'.repeat(64),
};
const agreed: WorkEntry & { kind: 'visit-set' } = {
  kind: 'visit-set',
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3311',
  submissionId: id,
  at: '2026-11-21T01:00:00.000Z',
  by: 'owner',
  visit: '3f2504e0-4f89-41d3-9a0c-0305e82c3312',
  start: '2026-11-27T01:00:00.000Z',
  minutes: 60,
  place: 'Glenlyon',
  note: '',
};
const about = { title: 'A report', price: '$550', deposit: null };
const reports = {
  'natural-building': about,
  'site-regulatory': about,
  'new-house-design': about,
  'house-extension': about,
};

const open: OwnerNotes[] = [];
let client: QueryClient;

afterEach(async () => {
  cleanup();
  for (const notes of open.splice(0)) await notes.end();
  vi.unstubAllGlobals();
});

async function openTab(): Promise<OwnerNotes> {
  const notes = new OwnerNotes();
  open.push(notes);
  await notes.start();
  return notes;
}

const visitsAhead = {
  group: 'visits',
  count: 1,
  items: [
    {
      day: '2026-12-03',
      record: { ...request, id: '3f2504e0-4f89-41d3-9a0c-0305e82c3399', name: 'Renée' },
      visit: { start: '2026-12-03T03:00:00.000Z', minutes: 60 },
    },
  ],
};

/** Shows what passes between the practice and a client who has no report yet; what the owner adds waits. */
async function show(
  entries: readonly WorkEntry[] = [],
  readTexts: () => unknown = () => ({ canSend: true, bankDetails: null, texts: [] }),
  changes: Partial<RequestEntry> = {},
  prepareDevice = newDevice,
) {
  await prepareDevice();
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === postClientLink.path) return Response.json({ path: '/your-request#x' });
    if (url === getToday.path) return Response.json({ groups: [visitsAhead] });
    return Response.json(url.endsWith('/work') ? [report, ...entries] : await readTexts());
  });
  const ownerNotes = await openTab();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ClientParts
        entry={{ ...request, ...changes }}
        reports={reports}
        now={new Date('2026-11-22T01:00:00.000Z')}
        ownerNotes={ownerNotes}
        uploads={() => null}
        onWork={(work) =>
          ownerNotes.add({ recordId: id, recordKind: 'request' }, work, entryText(work))
        }
        onFinishReply={() => undefined}
      />
    </QueryClientProvider>,
  );
  return ownerNotes;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('while a visit waits to be sent, no second one can be arranged until it is discarded or refused', async () => {
  const ownerNotes = await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Arrange a visit' }));
  expect(document.activeElement).toBe(screen.getByLabelText('We’ve agreed on a time'));
  fireEvent.click(screen.getByLabelText('We’ve agreed on a time'));
  type('Time', '2026-11-27T10:00');
  press('Set the time and tell the client');
  expect(await screen.findByText('Time of a visit: waiting to be sent')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Visit' }));
  const visit = within(screen.getByRole('region', { name: 'Visit' }));
  expect(
    await visit.findByText('A visit is waiting to be sent. Discard it above to change it.'),
  ).toBeTruthy();
  expect(visit.queryByRole('button')).toBeNull();
  await ownerNotes.send(async () => ({ refused: 'That day is past.' }));
  expect(await visit.findByRole('button', { name: 'Arrange a visit' })).toBeTruthy();
  expect(screen.getByText('Time of a visit: That day is past.')).toBeTruthy();
});

test('what the server has already is not shown as waiting as well', async () => {
  const ownerNotes = await show([agreed]);
  const record = { recordId: id, recordKind: 'request' as const };
  const { submissionId: _, at: __, by: ___, ...work } = agreed;
  await ownerNotes.add(record, work, 'Time of a visit');
  const other = '3f2504e0-4f89-41d3-9a0c-0305e82c3313';
  await ownerNotes.add(record, { id: other, kind: 'links-ended' }, 'Links ended');
  expect(await screen.findByText('Links ended: waiting to be sent')).toBeTruthy();
  expect(screen.queryByText(/^Time of a visit: /)).toBeNull();
  expect(screen.queryByText(/^A visit is waiting to be sent/)).toBeNull();
});

test('what waits on a device that stores nothing says so until it is sent', async () => {
  const ownerNotes = await show([], undefined, {}, newDeviceWithoutStorage);
  fireEvent.click(await screen.findByRole('button', { name: 'Arrange a visit' }));
  fireEvent.click(screen.getByLabelText('We’ve agreed on a time'));
  type('Time', '2026-11-27T10:00');
  press('Set the time and tell the client');
  expect(await screen.findByText('Time of a visit: waiting to be sent')).toBeTruthy();
  const words = /isn’t saved on this device. Keep this page open until it’s sent/;
  expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
  await ownerNotes.send(async () => 'sent');
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

test.each(['Arrange a visit', 'Change the time', 'Cancel the visit'])(
  'a form that was open (%s) sends no second visit while another tab’s waits, and keeps what was typed',
  async (button) => {
    const ownerNotes = await show(button === 'Arrange a visit' ? [] : [agreed]);
    fireEvent.click(await screen.findByRole('button', { name: button }));
    const note = screen.getByLabelText('Note for the client (optional)');
    fireEvent.change(note, { target: { value: 'Boots, please' } });
    if (button !== 'Cancel the visit') {
      fireEvent.click(screen.getByLabelText('We’ve agreed on a time'));
      type('Time', '2026-11-28T10:00');
    }
    const otherTab = await openTab();
    const { submissionId: _id, at: _at, by: _by, ...moved } = agreed;
    const ofRequest = { recordId: id, recordKind: 'request' } as const;
    expect(
      await otherTab.add(
        ofRequest,
        { ...moved, id: '3f2504e0-4f89-41d3-9a0c-0305e82c3314' },
        'Moved',
      ),
    ).toBe(true);
    await vi.waitFor(async () => expect(await readRawNotes()).toHaveLength(1));
    const form = note.closest('form');
    if (!form) throw new Error('no form');
    for (const _press of ['once', 'twice']) {
      fireEvent.submit(form);
      expect(
        await screen.findByText('A visit is waiting to be sent. Discard it above to change it.'),
      ).toBeTruthy();
    }
    await vi.waitFor(() =>
      expect(ownerNotes.getView().notes.map(({ text }) => text)).toEqual(['Moved']),
    );
    expect(screen.getByDisplayValue('Boots, please')).toBeTruthy();
    // Discarded in this tab, the form can be sent.
    press(/^Discard Moved/);
    press(/^Discard it/);
    fireEvent.submit(form);
    await vi.waitFor(() => expect(ownerNotes.getView().notes).toHaveLength(1));
    expect(ownerNotes.getView().notes[0]?.text).not.toBe('Moved');
  },
);

test('while a report waits to be sent, it is not sent again, and its email stays as it was typed', async () => {
  const ownerNotes = await show();
  await screen.findByRole('button', { name: 'Send the report' });
  type('Email with the report', 'Here it is.');
  press('Send the report');
  expect(
    await screen.findByText('The report is waiting to be sent. Discard it above to change it.'),
  ).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Report' }));
  const subject = screen.getAllByLabelText('Subject').at(-1);
  if (!subject?.closest('form')) throw new Error('no form');
  fireEvent.submit(subject);
  expect(ownerNotes.getView().notes).toHaveLength(1);
  press(/^Discard Your report/);
  press(/^Discard it/);
  expect(screen.getByRole('button', { name: 'Send the report' })).toBeTruthy();
  expect(screen.getByDisplayValue('Here it is.')).toBeTruthy();
});

test('shows a link that the browser does not copy after waiting for it', async () => {
  const writeText = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Copy a link' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Copy link/ }));
  expect(await screen.findByText('Copied')).toBeTruthy();
  expect(writeText).toHaveBeenLastCalledWith(`${location.origin}/your-request#x`);
  // Once it is ended, it is not offered any more.
  press('Correct the email address');
  press('Send a new link');
  expect(screen.queryByRole('button', { name: /^Copy link/ })).toBeNull();
});

const replyTexts = {
  canSend: true,
  bankDetails: null,
  texts: [
    {
      id: 'suits-you',
      title: 'It suits you',
      subject: '',
      text: 'Hello {name}, it suits you.',
      serves: 'all',
    },
    {
      id: 'report-attached',
      title: 'Report attached',
      subject: 'Your report ({receipt})',
      text: 'Hello {name}, your report: {report file}',
      serves: 'requests',
    },
    {
      id: 'report-replaced',
      title: 'Report replaced',
      subject: 'A new version',
      text: 'It replaces the one before: {report file}',
      serves: 'requests',
    },
  ],
};
/** An answer of the server that comes when the test says. */
function later() {
  let resolve: (value: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
const ofReport = { submissionId: id, at: '2026-11-21T02:00:00.000Z', by: 'owner' } as const;
const sentReport: WorkEntry = {
  ...ofReport,
  kind: 'report-sent',
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3321',
  report: report.id,
  to: request.email,
  subject: 'Your report',
  text: 'Here it is.',
};
const mailField = () => screen.getByLabelText<HTMLTextAreaElement>('Email with the report');
const replyField = () => screen.getByLabelText<HTMLTextAreaElement>('Your reply');

test('the text of the report’s email comes late: Send waits for it, and it fills what nobody has typed', async () => {
  const { promise, resolve } = later();
  const ownerNotes = await show([], () => promise);
  await screen.findByRole('button', { name: 'Send the report' });
  press('Send the report');
  expect(await screen.findByText(/The text of this email is still loading/)).toBeTruthy();
  const subject = screen.getAllByLabelText('Subject').at(-1) ?? document.body;
  fireEvent.change(subject, { target: { value: 'Mine' } });
  resolve(replyTexts);
  await vi.waitFor(() => expect(mailField().value).toBe('Hello Ada, your report: report.pdf'));
  expect(screen.queryByText(/still loading/)).toBeNull();
  press('Send the report');
  await vi.waitFor(() => expect(ownerNotes.getView().notes).toHaveLength(1));
});

test('what the owner types before the texts come stays, also when they can’t be loaded', async () => {
  const { promise, resolve } = later();
  await show([], () => promise);
  await screen.findByRole('button', { name: 'Send the report' });
  type('Email with the report', 'In my own words.');
  resolve(replyTexts);
  expect(await screen.findAllByLabelText('Start from')).toHaveLength(2);
  expect(mailField().value).toBe('In my own words.');
  cleanup();
  let isBroken = true;
  await show([], () => {
    if (isBroken) throw new TypeError('no connection');
    return replyTexts;
  });
  const retry = await screen.findAllByRole('button', { name: 'Try again' });
  isBroken = false;
  fireEvent.click(retry[0] ?? document.body);
  await vi.waitFor(() => expect(mailField().value).toContain('report.pdf'));
});

test('the PDF chosen last is the one: an earlier choice doesn’t return, and one can be removed', async () => {
  const newer = { ...report, id: '3f2504e0-4f89-41d3-9a0c-0305e82c3310', fileName: 'right.pdf' };
  await show([newer], () => replyTexts);
  await screen.findByText('right.pdf', { selector: 'strong' });
  expect(screen.queryByText('report.pdf')).toBeNull();
  cleanup();
  await show([newer, { ...sentReport, report: newer.id }], () => replyTexts);
  expect(await screen.findByText('right.pdf')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send the report' })).toBeNull();
  cleanup();
  const ownerNotes = await show([], () => replyTexts);
  fireEvent.click(await screen.findByRole('button', { name: /^Remove it/ }));
  press(/^Remove this PDF/);
  await vi.waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Send the report' })).toBeNull(),
  );
  expect(ownerNotes.getView().notes).toMatchObject([
    { work: { kind: 'report-removed', report: report.id } },
  ]);
  expect(screen.getByRole('button', { name: 'Choose the report' })).toBeTruthy();
});

test('the email of a report that replaces one says so', async () => {
  const newer = { ...report, id: '3f2504e0-4f89-41d3-9a0c-0305e82c3310', fileName: 'v2.pdf' };
  await show([sentReport, newer], () => replyTexts);
  await vi.waitFor(() => expect(mailField().value).toBe('It replaces the one before: v2.pdf'));
  expect(screen.getByDisplayValue('A new version')).toBeTruthy();
});

test('whoever sent a message is offered no text of a deposit, a visit or a report', async () => {
  const received = { id: 'deposit', title: 'Deposit', subject: '', text: 'It is here.' };
  const texts = [...replyTexts.texts, { ...received, serves: 'requests' }];
  const { money: _, ...fields } = request;
  const message = { ...fields, kind: 'message', projectType: 'residential', message: 'Hello' };
  await show([], () => ({ ...replyTexts, texts }), message as never);
  const picker = await screen.findByLabelText<HTMLSelectElement>('Start from');
  expect([...picker.options].map(({ text }) => text)).toEqual(['Choose a text', 'It suits you']);
  cleanup();
  await show([], () => ({ ...replyTexts, texts }));
  const [ofRequest] = await screen.findAllByLabelText<HTMLSelectElement>('Start from');
  expect(ofRequest?.options).toHaveLength(5);
});

test('a reply text replaces another; once something is typed, the owner decides', async () => {
  await show([sentReport], () => replyTexts);
  const [picker] = await screen.findAllByLabelText('Start from');
  const choose = (value: string) =>
    fireEvent.change(picker ?? document.body, { target: { value } });
  choose('report-attached');
  expect(replyField().value).toBe('Hello Ada, your report: report.pdf');
  choose('suits-you');
  expect(replyField().value).toBe('Hello Ada, it suits you.');
  expect(screen.getByDisplayValue(/^New house|^A report \(NB-0000-01\)/)).toBeTruthy();
  type('Your reply', 'Hello Ada, it suits you very well.');
  choose('report-attached');
  expect(replyField().value).toBe('Hello Ada, it suits you very well.');
  press('Cancel');
  choose('report-attached');
  press('Add it below them');
  expect(replyField().value).toBe(
    'Hello Ada, it suits you very well.\n\nHello Ada, your report: report.pdf',
  );
  choose('suits-you');
  press('Replace them');
  expect(replyField().value).toBe('Hello Ada, it suits you.');
});

test('once a reply is sent, its place is named until the next is written', async () => {
  await show([], () => replyTexts);
  await screen.findByRole('button', { name: 'Send' });
  type('Your reply', 'We’ll come on Friday.');
  press('Send');
  const sent = `Your reply to ${request.email} stands above.`;
  expect((await screen.findByText(sent)).getAttribute('role')).toBe('status');
  type('Your reply', 'And');
  expect(screen.queryByText(sent)).toBeNull();
});

test('the words “your report is ready” can’t be sent before a report was', async () => {
  const ownerNotes = await show([], () => replyTexts);
  const [picker] = await screen.findAllByLabelText('Start from');
  fireEvent.change(picker ?? document.body, { target: { value: 'report-attached' } });
  press('Send');
  expect(await screen.findByText('Fill in {report file} first')).toBeTruthy();
  expect(ownerNotes.getView().notes.some(({ isFinished }) => isFinished)).toBe(false);
});

test('a visit on a day on which the practice is away is sent only after a warning', async () => {
  const ownerNotes = await show([], undefined, {
    absences: [{ from: '2026-12-07', until: '2026-12-09' }],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Arrange a visit' }));
  // The ninth in Melbourne, the eighth in UTC.
  type('Time 1', '2026-12-09T08:00');
  press('Send these times');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'You’re away from Monday 7 December to Wednesday 9 December.',
  );
  expect(ownerNotes.getView().notes).toEqual([]);
  type('Time 1', '2026-12-10T08:00');
  press('Send these times');
  await vi.waitFor(() => expect(ownerNotes.getView().notes).toHaveLength(1));
});

test.each(['Time', 'Time 2'])(
  'a visit at the time of another one is sent only after a warning (%s)',
  async (field) => {
    const ownerNotes = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Arrange a visit' }));
    if (field === 'Time') fireEvent.click(screen.getByLabelText('We’ve agreed on a time'));
    else type('Time 1', '2026-12-02T14:00');
    const send = field === 'Time' ? 'Set the time and tell the client' : 'Send these times';
    // Another visit in Today begins at 2 pm and takes an hour.
    await vi.waitFor(() => expect(client.getQueryData(todayQuery.queryKey)).toBeDefined());
    type(field, '2026-12-03T14:30');
    press(send);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'You visit Renée at that time: Thursday 3 December 2026 at 2:00 pm, 60 minutes.',
    );
    expect(ownerNotes.getView().notes).toEqual([]);
    type(field, '2026-12-03T14:45');
    press(send);
    press('Send it anyway');
    await vi.waitFor(() => expect(ownerNotes.getView().notes).toHaveLength(1));
  },
);
