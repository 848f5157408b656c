// @vitest-environment happy-dom
import { IDBObjectStore } from 'fake-indexeddb';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraft, listDrafts, saveDraft } from '#offline/drafts/drafts.ts';
import { addFile } from '#offline/files/files.ts';
import { forgetPlannedDrain, listOutbox, sendNow } from '#offline/outbox/outbox.ts';
import { submitDraft } from '#offline/outbox/submit.ts';
import { textFile } from '#testing/device/device.ts';
import { leaveDevice, newDeviceWithServer } from '#testing/device/device-with-server.ts';
import type { FakeServer } from '#testing/device/fake-server.ts';
import { problemText } from '#testing/device/fake-server.ts';
import { receiptFor } from '#shared/receipt.ts';
import { currentToast } from '#ui/toast/toasts.ts';
import { OutboxBadge } from './outbox-badge.tsx';
import { OutboxList } from './outbox-list.tsx';

const body = { name: 'Ada', email: 'ada@example.org' };
let server: FakeServer;

beforeEach(async () => {
  server = await newDeviceWithServer();
});

afterEach(() => {
  cleanup();
  leaveDevice();
});

async function waitingMessage(): Promise<string> {
  server.isReachable = false;
  const draft = await createDraft('contact');
  await saveDraft(draft.id, { answers: body, position: null });
  await submitDraft(draft.id, body);
  forgetPlannedDrain();
  return draft.id;
}

function show() {
  render(
    <MemoryRouter>
      <OutboxBadge />
      <section>
        <h2>Sent or waiting to send</h2>
        <OutboxList />
      </section>
    </MemoryRouter>,
  );
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => (await button(name)).click();

test('shows what waits, sends it now, and then shows the receipt', async () => {
  const id = await waitingMessage();
  show();
  expect(await screen.findByText(/Waiting on this device since/)).toBeDefined();
  expect(screen.getByRole('link').textContent).toContain('1 waiting');
  server.isReachable = true;
  await press('Send now');
  expect(await screen.findByText('Received:', { exact: false })).toHaveProperty(
    'textContent',
    `Received: ${receiptFor(id)}`,
  );
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  expect(server.records).toHaveLength(1);
});

test('says which files are missing from a saved copy', async () => {
  server.isReachable = false;
  const draft = await createDraft('newHouseDesign');
  await addFile(draft.id, 'attachments', textFile('plan.txt', 'the plan'));
  await submitDraft(draft.id, body);
  forgetPlannedDrain();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:copy');
  const read = IDBObjectStore.prototype.get;
  const get = vi.spyOn(IDBObjectStore.prototype, 'get');
  get.mockImplementation(function broken(this: IDBObjectStore, key) {
    if (this.name === 'fileBytes') throw new DOMException('', 'UnknownError');
    return read.call(this, key);
  });
  show();
  await screen.findByText(/Waiting on this device since/);
  await press('Download a copy');
  await waitFor(() =>
    expect(currentToast()?.description).toBe(
      '1 file couldn’t be read, so it’s not in this copy: plan.txt.',
    ),
  );
  get.mockRestore();
});

test('counts in the badge what needs attention, and not what is sent automatically', async () => {
  await waitingMessage();
  const id = await waitingMessage();
  server.isReachable = true;
  server.troubles.push({ kind: 'answer', status: 422, body: problemText(422, 'invalid-fields') });
  await sendNow(id);
  forgetPlannedDrain();
  show();
  await waitFor(() => expect(screen.getByRole('link').textContent).toContain('1 needs attention'));
});

test('withdraws a request and queues it again', async () => {
  await waitingMessage();
  show();
  await press('Move to drafts');
  await screen.findByText(/Moved back to drafts/);
  expect(await listDrafts()).toHaveLength(1);
  await press('Undo');
  await screen.findByText(/waiting to be sent again/);
  expect(await listOutbox()).toHaveLength(1);
  expect(await listDrafts()).toEqual([]);
});

test('deletes only after confirmation', async () => {
  await waitingMessage();
  show();
  await press('Delete…');
  const question = screen.getByRole('group', { name: 'Delete this request?' });
  within(question).getByRole('button', { name: 'Cancel' }).click();
  await button('Delete…');
  expect(await listOutbox()).toHaveLength(1);
  await press('Delete…');
  await press('Delete from this device');
  await screen.findByText(/Nothing waiting/);
  await screen.findByText('The request is deleted from this device.');
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: 'Sent or waiting to send' }),
  );
  expect(await listOutbox()).toEqual([]);
});

test('pauses a request and resumes it', async () => {
  await waitingMessage();
  show();
  await press('Pause sending');
  await screen.findByText(/Paused/);
  expect(server.records).toHaveLength(0);
  server.isReachable = true;
  await press('Resume sending');
  expect(await screen.findByText(/^Received:/)).toBeDefined();
  expect(server.records).toHaveLength(1);
});

test('pauses a request while it is being sent', async () => {
  await waitingMessage();
  show();
  server.isReachable = true;
  server.troubles.push({ kind: 'hang' });
  await press('Send now');
  await screen.findByText('You can keep reading.');
  await press('Pause sending');
  await screen.findByText(/Paused. The file being sent/);
  expect((await listOutbox()).map(({ isPaused }) => isPaused)).toEqual([true]);
  expect(server.records).toEqual([]);
});
