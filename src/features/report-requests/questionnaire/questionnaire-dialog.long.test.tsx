// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { discardDraft, latestDraft, listDrafts, saveDraft } from '#offline/drafts/drafts.ts';
import { trackPendingFiles } from '#offline/files/pending-files.ts';
import { rememberRefused, takeRefused } from '#offline/files/files.ts';
import { discardItem, listOutbox } from '#offline/outbox/outbox.ts';
import { pong } from '#testing/device/fake-server.ts';
import type { QuestionnaireKind } from '#shared/questionnaires/definition.ts';
import { currentToast } from '#ui/toast/toasts.ts';
import { QuestionnaireDialog } from './questionnaire-dialog.tsx';
import { unpublishedSeller } from '#shared/api/practice.ts';
import { practiceClient } from '#testing/support/practice-client.tsx';

const patient = { timeout: 8_000 };
const requests: { path: string; body: unknown; key: string | null }[] = [];

function answerWith(status: number, body: (key: string) => unknown) {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (path.startsWith('/api/ping')) return pong(path);
    if (path === '/api/practice')
      return Response.json({ email: null, phone: null, bank: null, seller: unpublishedSeller });
    const key = new Headers(init.headers).get('Idempotency-Key');
    requests.push({ path, body: JSON.parse(String(init.body)), key });
    return Response.json(body(key ?? ''), { status });
  });
}
const deliver = () =>
  answerWith(201, (id) => ({ id, receipt: 'NB-7K3F-9Q', receivedAt: '2026-11-21T08:00:00.000Z' }));

beforeEach(() => {
  requests.length = 0;
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  for (const draft of await listDrafts()) await discardDraft(draft.id);
  for (const item of await listOutbox()) await discardItem(item.id);
});

function open(kind: QuestionnaireKind) {
  const onClose = vi.fn();
  const onPay = vi.fn();
  render(<QuestionnaireDialog kind={kind} onClose={onClose} onPay={onPay} />, {
    wrapper: practiceClient(),
  });
  return { onClose, onPay };
}

const type = (name: string, value: string) => {
  const control = document.querySelector(`[name="${name}"]`);
  if (control === null) throw new Error(`no control named ${name}`);
  fireEvent.change(control, { target: { value } });
};

async function fillAndSubmit(beforeSubmit = async () => {}) {
  await screen.findByRole('heading', { name: 'About you' }, patient);
  type('name', 'Jo');
  type('email', 'jo@example.org');
  fireEvent.click(
    screen.getAllByRole('button', { name: /Review your answers/ })[0] ?? document.body,
  );
  await screen.findByRole('heading', { name: 'Review your answers' });
  await beforeSubmit();
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
}

describe('submitting', () => {
  test('shows how to pay once a consultation form was received, and stays open until then', async () => {
    deliver();
    const { onClose, onPay } = open('newHouseDesign');
    await fillAndSubmit();
    await waitFor(() => expect(onPay).toHaveBeenCalledTimes(1), patient);
    const [received, tell] = onPay.mock.calls[0] ?? [];
    expect(received).toMatchObject({ receipt: 'NB-7K3F-9Q', name: 'Jo' });
    expect(onClose).not.toHaveBeenCalled();
    expect(await latestDraft('newHouseDesign')).toBeNull();
    // The form is not shown empty, as if everything had been deleted.
    expect(screen.getByRole('heading', { name: 'Review your answers' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveProperty('disabled', true);
    // It would cover the next dialog, which shows the receipt.
    expect(currentToast()?.tone).not.toBe('success');
    tell();
    expect(currentToast()).toMatchObject({ tone: 'success', durationMs: 10_000, action: null });
    expect(requests).toEqual([
      {
        path: '/api/consultation',
        body: {
          serviceType: 'new-house-design',
          name: 'Jo',
          email: 'jo@example.org',
          phone: '',
          location: '',
          timeline: '',
          projectDescription: '',
          attachments: [],
        },
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
  }, 20_000);

  test('closes after a natural building form was received, without payment', async () => {
    deliver();
    const { onClose } = open('naturalBuilding');
    await fillAndSubmit();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), patient);
    expect(screen.queryByText('Payment Instructions')).toBeNull();
    expect(currentToast()).toMatchObject({ tone: 'success', durationMs: 8_000 });
    expect(requests[0]?.path).toBe('/api/natural-building-consultation');
  }, 20_000);

  test('closes and says that the form is saved when the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { onClose } = open('houseExtension');
    await fillAndSubmit();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), patient);
    expect(currentToast()).toMatchObject({ title: 'Saved on this device', tone: 'neutral' });
    const waiting = (await listOutbox()).filter((item) => item.form === 'houseExtension');
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?.answers).toMatchObject({ name: 'Jo' });
  }, 20_000);

  test('stays open with everything in it when the server refuses', async () => {
    answerWith(422, () => ({
      type: '/problems/invalid-fields',
      title: 'Some answers were not accepted',
      status: 422,
      detail: 'Please correct the fields.',
      code: 'invalid-fields',
      fields: { email: 'Please enter a valid email address' },
      requestId: 'r1',
    }));
    const { onClose } = open('naturalBuilding');
    await fillAndSubmit();
    await screen.findByText('Please enter a valid email address', {}, patient);
    expect(document.querySelector('[name="name"]')).toHaveProperty('value', 'Jo');
    expect(onClose).not.toHaveBeenCalled();
    expect(currentToast()).toMatchObject({
      title: 'Submission temporarily failed',
      description: 'Please check that your name and email are filled in correctly.',
      tone: 'destructive',
    });
    expect((await latestDraft('naturalBuilding'))?.answers).toMatchObject({ name: 'Jo' });
  }, 20_000);
});

test('sends once what this tab shows when another tab has saved the draft since; the draft stays open there', async () => {
  deliver();
  const otherTab = new BroadcastChannel('natural-building-design');
  const gone: string[] = [];
  otherTab.addEventListener('message', ({ data }) => {
    if (data.type === 'draft-gone') gone.push(data.id);
  });
  const { onPay } = open('newHouseDesign');
  await fillAndSubmit(async () => {
    await waitFor(async () => {
      expect(await listDrafts()).toMatchObject([{ answers: { name: 'Jo' }, position: 'review' }]);
    }, patient);
    const [draft] = await listDrafts();
    const answers = { name: 'Jo in the other tab' };
    await saveDraft(draft?.id ?? '', { answers, position: null });
  });
  await waitFor(() => expect(onPay).toHaveBeenCalledTimes(1), patient);
  expect(requests.map(({ body }) => body)).toMatchObject([{ name: 'Jo' }]);
  const drafts = await listDrafts();
  expect(drafts.map(({ answers }) => answers['name'])).toEqual(['Jo in the other tab']);
  await waitFor(() => expect(gone).toHaveLength(1));
  expect(gone).not.toEqual([drafts[0]?.id]);
  otherTab.close();
}, 20_000);

test('Submit stops and names a file that was refused after its step was left; pressed again it sends', async () => {
  deliver();
  const { onPay } = open('newHouseDesign');
  await fillAndSubmit(async () => {
    await waitFor(async () => {
      expect(await listDrafts()).toMatchObject([{ position: 'review' }]);
    }, patient);
    const [draft] = await listDrafts();
    rememberRefused(draft?.id ?? '', [{ reason: 'unreadable', name: 'IMG_1.heic' }]);
  });
  const alert = await screen.findByText(
    /^IMG_1.heic couldn’t be read\..* Nothing has been sent\.$/,
  );
  expect(alert).toBeTruthy();
  expect(requests).toEqual([]);
  fireEvent.click(
    screen.getAllByRole('button', { name: /Review your answers/ })[0] ?? document.body,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(onPay).toHaveBeenCalledTimes(1), patient);
  expect(requests).toHaveLength(1);
}, 20_000);

test('a file that is refused after the form was closed pauses the request, and says so', async () => {
  deliver();
  const { onClose } = open('newHouseDesign');
  let refuse = () => {};
  const reading = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  let draftId = '';
  await fillAndSubmit(async () => {
    await waitFor(async () => {
      expect(await listDrafts()).toMatchObject([{ position: 'review' }]);
    }, patient);
    draftId = (await listDrafts())[0]?.id ?? '';
    trackPendingFiles(
      draftId,
      reading.then(() => rememberRefused(draftId, [{ reason: 'unreadable', name: 'IMG_1.heic' }])),
    );
  });
  await screen.findByRole('button', { name: 'Submitting...' });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  cleanup();
  refuse();
  await waitFor(() => expect(currentToast()?.tone).toBe('destructive'), patient);
  expect(requests).toEqual([]);
  // When the form is opened again it names the file.
  expect(takeRefused(draftId)).toMatchObject([{ name: 'IMG_1.heic' }]);
}, 20_000);

test('closing the form while it is being sent says so, and closes it once', async () => {
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (path.startsWith('/api/ping')) return pong(path);
    await released;
    const id = new Headers(init.headers).get('Idempotency-Key');
    const receivedAt = '2026-11-21T08:00:00.000Z';
    return Response.json({ id, receipt: 'NB-7K3F-9Q', receivedAt }, { status: 201 });
  });
  const { onClose } = open('newHouseDesign');
  await fillAndSubmit();
  await screen.findByRole('button', { name: 'Submitting...' });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(currentToast()?.title).toBe('Still sending');
  cleanup();
  answer();
  await waitFor(async () => {
    const item = (await listOutbox()).at(-1);
    expect(item?.state).toMatchObject({ kind: 'delivered', announcedAt: null });
  }, patient);
  expect(onClose).toHaveBeenCalledTimes(1);
}, 20_000);

test('Cancel keeps the draft, and the form opens with it again', async () => {
  deliver();
  const { onClose } = open('propertyAssessment');
  await screen.findByRole('heading', { name: 'About you' }, patient);
  type('name', 'Half way');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled(), patient);
  cleanup();
  open('propertyAssessment');
  await waitFor(
    () => expect(document.querySelector('[name="name"]')).toHaveProperty('value', 'Half way'),
    patient,
  );
  expect(screen.getByText(/Started on/)).toBeTruthy();
}, 20_000);

test('opening an empty form creates no draft', async () => {
  const { onClose } = open('propertyAssessment');
  await screen.findByRole('heading', { name: 'About you' }, patient);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled(), patient);
  expect(await listDrafts()).toEqual([]);
}, 20_000);

test.each([
  ['naturalBuilding', 1],
  ['propertyAssessment', 1],
  ['newHouseDesign', 0],
  ['houseExtension', 0],
] as const)('%s has its close buttons', async (kind, count) => {
  open(kind);
  await screen.findByRole('heading', { name: 'About you' }, patient);
  expect(screen.queryAllByRole('button', { name: 'Close' })).toHaveLength(count);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
});
