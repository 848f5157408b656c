// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createDraft, discardDraft, listDrafts, saveDraft } from '#offline/drafts/drafts.ts';
import { discardItem, listOutbox } from '#offline/outbox/outbox.ts';
import { FakeServer, pong } from '#testing/device/fake-server.ts';
import { NativeSelect } from '#ui/form/native-select.tsx';
import { currentToast } from '#ui/toast/toasts.ts';
import { ContactFormFields } from './contact-form-fields.tsx';
import { practiceClient } from '#testing/support/practice-client.tsx';

const patient = { timeout: 8_000 };

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  for (const draft of await listDrafts()) await discardDraft(draft.id);
  for (const item of await listOutbox()) await discardItem(item.id);
});

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function open() {
  render(<ContactFormFields select={NativeSelect} />, {
    wrapper: practiceClient({ notices: ['Away until 12 January'] }),
  });
  await screen.findByRole('button', { name: 'Send message' }, patient);
}

async function fillAndSend() {
  type(/Name/, 'Jo');
  type(/Email/, 'jo@example.org');
  type(/Project type/, 'community');
  type(/Message/, 'We would like a hall of mudbrick.');
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
}

test('says above the form what the practice says today', async () => {
  await open();
  const notice = screen.getByRole('note', { name: 'Notice' });
  expect(notice.textContent).toBe('Away until 12 January');
  const first = screen.getByLabelText(/Name/);
  expect(notice.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('has the labels of the specification', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  for (const message of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Please select a project type',
    'Message must be at least 10 characters',
  ]) {
    expect(await screen.findByText(message)).toBeTruthy();
  }
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Name/)));
});

test('sends once, says so, shows the receipt and is empty again', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.startsWith('/api/ping')) return pong(path);
    bodies.push(JSON.parse(String(init.body)));
    const id = new Headers(init.headers).get('Idempotency-Key');
    return Response.json(
      { id, receipt: 'NB-7K3F-9Q', receivedAt: '2026-11-21T08:00:00.000Z' },
      { status: 201 },
    );
  });
  await open();
  await fillAndSend();
  expect(await screen.findByText('NB-7K3F-9Q', {}, patient)).toBeTruthy();
  expect(currentToast()).toMatchObject({
    title: 'Form submitted successfully!',
    description: "We'll get back to you soon.",
    durationMs: 10_000,
  });
  expect(bodies).toEqual([
    {
      name: 'Jo',
      email: 'jo@example.org',
      projectType: 'community',
      message: 'We would like a hall of mudbrick.',
    },
  ]);
  await waitFor(() => expect(screen.getByLabelText(/Message/)).toHaveProperty('value', ''));
}, 20_000);

test('sends once what this tab shows when another tab has saved the draft since, and leaves that draft unchanged', async () => {
  const server = new FakeServer();
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    await released;
    return server.fetch(input, init);
  });
  const { id } = await createDraft('contact');
  await open();
  await saveDraft(id, { answers: { message: 'What the other tab says.' }, position: null });
  await fillAndSend();
  await waitFor(async () => expect(await listOutbox()).toHaveLength(1), patient);
  // The button is disabled, and submitting in another way sends nothing twice.
  const pending = screen.getByRole('button', { name: 'Sending...' });
  expect(pending).toHaveProperty('disabled', true);
  fireEvent.submit(pending.closest('form') as HTMLFormElement);
  answer();
  await screen.findByText(/^Received:/, {}, patient);
  expect(server.records.map(({ body }) => JSON.parse(body).message)).toEqual([
    'We would like a hall of mudbrick.',
  ]);
  await waitFor(() => expect(screen.getByLabelText(/Message/)).toHaveProperty('value', ''));
  expect(await listDrafts()).toMatchObject([
    { id, answers: { message: 'What the other tab says.' } },
  ]);
}, 20_000);

test('keeps a refused message and shows what the server says', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json(
      {
        type: '/problems/invalid-fields',
        title: 'Not accepted',
        status: 422,
        detail: 'The message could not be accepted.',
        code: 'invalid-fields',
        fields: { message: 'Please write a little less' },
        requestId: 'r1',
      },
      { status: 422 },
    ),
  );
  await open();
  await fillAndSend();
  expect(await screen.findByText('Please write a little less', {}, patient)).toBeTruthy();
  expect(screen.getByLabelText(/Message/)).toHaveProperty(
    'value',
    'We would like a hall of mudbrick.',
  );
  expect(currentToast()).toMatchObject({
    title: 'Submission failed',
    description: 'The message could not be accepted.',
    tone: 'destructive',
  });
}, 20_000);

test('offers the message as a file when the device does not store it', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:copy';
  });
  await open();
  expect(screen.queryByRole('button', { name: 'Download a copy' })).toBeNull();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  type(/Message/, 'We would like a hall of mudbrick.');
  const button = await screen.findByRole('button', { name: 'Download a copy' }, patient);
  fireEvent.click(button);
  await waitFor(() => expect(saved).toHaveLength(1), patient);
  expect(await saved[0]?.text()).toContain('a hall of mudbrick');
}, 20_000);
