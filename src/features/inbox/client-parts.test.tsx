// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import { readRawNotes } from '#offline/waiting/raw-storage.ts';
import { newDevice } from '#testing/device/device.ts';
import { postClientLink } from '#shared/api/client-page.ts';
import { noMoney } from '#shared/inbox/money.ts';
import type { InboxEntry } from '#shared/inbox/entry-text.ts';
import type { WorkEntry } from '#shared/inbox/work-entries.ts';
import { ClientParts } from './client-parts.tsx';
import { entryWords } from './request-money.ts';

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const request: InboxEntry = {
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

/** Shows what passes between the practice and a client who has no report yet; what the owner adds waits. */
async function show(entries: readonly WorkEntry[] = []) {
  await newDevice();
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === postClientLink.path) return Response.json({ path: '/your-request#x' });
    return Response.json(
      url.endsWith('/work')
        ? [report, ...entries]
        : { canSend: true, bankDetails: null, texts: [] },
    );
  });
  const ownerNotes = await openTab();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClientParts
        entry={request}
        reports={reports}
        now={new Date('2026-11-22T01:00:00.000Z')}
        sizeText={String}
        ownerNotes={ownerNotes}
        uploads={() => null}
        onWork={(work) =>
          ownerNotes.add({ recordId: id, recordKind: 'request' }, work, entryWords(work))
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
  fireEvent.click(screen.getByLabelText('We’ve agreed on a time'));
  type('Time', '2026-11-27T10:00');
  press('Set the time and tell the client');
  expect(await screen.findByText('Time of a visit: waiting to be sent')).toBeTruthy();
  const visit = within(screen.getByRole('region', { name: 'Visit' }));
  expect(
    visit.getByText('A visit is waiting to be sent. Discard it above to change it.'),
  ).toBeTruthy();
  expect(visit.queryByRole('button')).toBeNull();
  await ownerNotes.send(async () => ({ refused: 'That day is past.' }));
  expect(await visit.findByRole('button', { name: 'Arrange a visit' })).toBeTruthy();
  expect(screen.getByText('Time of a visit: That day is past.')).toBeTruthy();
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
    expect(await otherTab.add(ofRequest, { ...moved, id: report.id }, 'Moved')).toBe(true);
    await vi.waitFor(async () => expect(await readRawNotes()).toHaveLength(1));
    const form = note.closest('form');
    if (!form) throw new Error('no form');
    for (const _press of ['once', 'twice']) {
      fireEvent.submit(form);
      expect(
        await screen.findByText('A visit is waiting to be sent. Discard it above to change it.'),
      ).toBeTruthy();
    }
    expect(ownerNotes.getView().notes.map(({ text }) => text)).toEqual(['Moved']);
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
});
