// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { findEntryDraft, removeEntryDraft } from '#offline/entry-drafts/entry-storage.ts';
import type { EntryRevision, EntrySummary } from '#shared/api/owner-entries.ts';
import type { Consequences } from '#shared/api/owner-texts.ts';
import { currentToast, dismissToast } from '#ui/toast/toasts.ts';
import { Entry } from './entry.tsx';

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  dismissToast();
  await removeEntryDraft('question/cost');
  await removeEntryDraft('article/cost');
});

const entry: EntrySummary = {
  kind: 'question',
  id: 'cost',
  slug: '',
  title: 'What does it cost?',
  state: 'live',
  path: null,
  updatedAt: null,
  hasDraft: true,
  publishAt: null,
};
const live: EntryRevision = {
  revisionId: '00000000-0000-4000-8000-000000000001',
  baseRevisionId: null,
  slug: '',
  body: { question: 'What does it cost?', answer: 'From $440.' },
  state: 'live',
  savedAt: null,
};
const draft: EntryRevision = {
  ...live,
  revisionId: '00000000-0000-4000-8000-000000000002',
  baseRevisionId: live.revisionId,
  body: { ...live.body, answer: 'From $480.' },
  state: 'draft',
};
const place: Consequences['places'][number] = {
  kind: 'page',
  id: 'terms',
  title: 'Terms',
  field: 'blocks.0.text',
  label: 'Text',
  sentence: 'It costs $440.',
  reason: '“$440” becomes “$480”.',
};
const found: Consequences = { places: [place], fixed: [], left: 0 };
const refused = (status: number) =>
  Response.json(
    { type: 'about:blank', title: 'x', status, code: 'server-error', requestId: 'r' },
    { status },
  );

/** Opens the editor over a server that answers about consequences when it is told to; `moves` are the published ones. */
function open(
  search: string,
  opened: Pick<EntrySummary, 'kind' | 'state'> = entry,
  body = draft.body,
) {
  const { kind, state } = opened;
  const moves: string[] = [];
  let answer: (response: Response | Promise<Response>) => void = () => undefined;
  const consequences = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/consequences')) return consequences;
    if (path.endsWith('/revisions')) {
      const revisions = state === 'live' ? [draft, live] : [{ ...draft, body }];
      return Response.json({ entry: { ...entry, kind, state }, revisions });
    }
    moves.push(path);
    return Response.json({ entry });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/messages/site/${kind}/cost${search}`]}>
        <Link to="/messages/site">Leave</Link>
        <Routes>
          <Route path="/messages/site" element={<p>Your site</p>} />
          <Route
            path="*"
            element={
              <Entry kind={kind} id="cost" renderSignIn={() => null} onTitle={() => undefined} />
            }
          />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { moves, answer };
}
const answerField = () => screen.findByLabelText<HTMLTextAreaElement>(/^Answer/);
const press = (keys: KeyboardEventInit) => fireEvent.keyDown(window, { ctrlKey: true, ...keys });
const isShown = (element: HTMLElement) => element.closest('[hidden]') === null;

test('Ctrl+S says that it is saved only where it is', async () => {
  open('');
  fireEvent.change(await answerField(), { target: { value: 'From $500.' } });
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  press({ key: 's' });
  await expect.poll(() => currentToast()?.title).toMatch(/^Not saved: this device is full/);
  put.mockRestore();
  press({ key: 's' });
  await expect.poll(() => currentToast()?.title).toBe('Saved on this device');
});

test('Ctrl+S says that there is nothing to save, and Ctrl+Shift+S is the browser’s', async () => {
  open('');
  await answerField();
  // True where nobody has prevented what the browser does.
  expect(press({ key: 'S', shiftKey: true })).toBe(true);
  expect(press({ key: 's' })).toBe(false);
  await expect.poll(() => currentToast()?.title).toBe('Nothing to save');
});

test('publishing waits for the places that say the same, and shows them afterwards', async () => {
  const { moves, answer } = open('?show=publish');
  expect(await screen.findByText('Looking for other places that say the same…')).toBeTruthy();
  fireEvent.click(screen.getByText('Publish now'));
  fireEvent.click(await screen.findByText('Publishing…'));
  expect(moves).toEqual([]);
  answer(Response.json(found));
  expect(await screen.findByText('Published. Visitors see it now.')).toBeTruthy();
  expect(screen.getByText('It costs $440.')).toBeTruthy();
  expect(moves).toEqual(['/api/owner/entries/question/cost/publish']);
});

test('publishes what was written although it is saved only while it waits', async () => {
  const { answer } = open('');
  fireEvent.change(await answerField(), { target: { value: 'From $520.' } });
  fireEvent.click(screen.getByText('Publish…'));
  fireEvent.click(await screen.findByText('Publish now'));
  await expect
    .poll(() => findEntryDraft('question/cost'))
    .toMatchObject({ body: { answer: 'From $520.' } });
  await act(async () => undefined);
  answer(Response.json(found));
  await expect
    .poll(() => findEntryDraft('question/cost'))
    .toMatchObject({ pendingAction: { kind: 'publish' }, body: { answer: 'From $520.' } });
});

test('an article without an address is published at one made from its title', async () => {
  const cover = { picture: 'uploaded/a', alt: 'A wall', isDecorative: false, isStandIn: false };
  const body = {
    title: 'Lime in winter',
    excerpt: 'In short.',
    category: 'Materials',
    cover: { ...cover, caption: '' },
    blocks: [{ kind: 'paragraph', text: 'Words.' }],
  };
  const { answer } = open('?show=publish', { kind: 'article', state: 'draft' }, body);
  answer(Response.json(found));
  fireEvent.click(await screen.findByText('Publish now'));
  await expect
    .poll(() => findEntryDraft('article/cost'))
    .toMatchObject({ pendingAction: { kind: 'publish' }, slug: 'lime-in-winter', body });
});

test('publishing waits two seconds at most', async () => {
  const { moves } = open('?show=publish');
  await screen.findByText('Looking for other places that say the same…');
  vi.useFakeTimers();
  fireEvent.click(screen.getByText('Publish now'));
  await vi.advanceTimersByTimeAsync(1_900);
  expect(moves).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  expect(await screen.findByText('Published. Visitors see it now.')).toBeTruthy();
  expect(moves).toHaveLength(1);
});

test('publishing leads nobody back who has left in the meantime', async () => {
  const { moves } = open('?show=publish');
  await screen.findByText('Looking for other places that say the same…');
  fireEvent.click(screen.getByText('Publish now'));
  fireEvent.click(screen.getByText('Leave'));
  await expect.poll(() => moves).toHaveLength(1);
  await act(async () => undefined);
  expect(screen.getByText('Your site')).toBeTruthy();
});

test.each([
  [() => refused(500), /say the same\. That didn’t work\. Try again\.$/],
  [() => refused(401), /say the same\. You’ve been signed out\. Sign in again\.$/],
  [() => Promise.reject<Response>(new TypeError('offline')), /That needs a connection\.$/],
])('says why other places are not known (%#)', async (response, words) => {
  const { answer } = open('?show=publish');
  await screen.findByText('Looking for other places that say the same…');
  answer(response());
  expect(await screen.findByText(words)).toBeTruthy();
});

test.each(['?show=hide', '?show=', '?show=nothing', '?show=publish%00'])(
  'shows the fields where there is no such part: %s',
  async (search) => {
    open(search, { ...entry, state: 'draft' });
    expect(isShown(await answerField())).toBe(true);
    expect(screen.getByText('Publish…')).toBeTruthy();
  },
);
