// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { EntryRevision, EntrySummary } from '#shared/api/owner-entries.ts';
import { currentToast, dismissToast } from '#ui/toast/toasts.ts';
import { HidePart } from './hide-part.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  dismissToast();
});

type State = EntrySummary['state'];

const entryIn = (state: State): EntrySummary => ({
  kind: 'notice',
  id: 'away',
  slug: '',
  title: 'Away in January',
  state,
  path: null,
  updatedAt: null,
  hasDraft: false,
  publishAt: state === 'scheduled' ? '2099-01-01T00:00:00.000Z' : null,
});
const revision: EntryRevision = {
  revisionId: '00000000-0000-4000-8000-000000000001',
  baseRevisionId: null,
  slug: '',
  body: {},
  state: 'live',
  savedAt: null,
};

/** Shows the part for an entry in a state; the server answers each call with the next of the other states. */
function open(state: State, wasLive: boolean, answers: State[]) {
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/consequences')
      ? Response.json({ places: [], fixed: [], left: 0 })
      : Response.json({ entry: entryIn(answers.shift() ?? 'draft') }),
  );
  const server = { entry: entryIn(state), revisions: wasLive ? [revision] : [] };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <HidePart server={server} onBack={() => undefined} onChanged={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test.each<[State, boolean, string, State[], string]>([
  ['live', true, 'Hide it', ['hidden'], 'Hidden from visitors'],
  ['hidden', true, 'Show it', ['live'], 'Visitors can see it again'],
  ['hidden', false, 'Make it a draft', ['draft'], 'It’s a draft again'],
  ['scheduled', false, 'Don’t publish it', ['hidden', 'draft'], 'It’s a draft again'],
  [
    'scheduled',
    false,
    'Don’t publish it',
    ['hidden', 'live'],
    'It was already published: visitors can see it',
  ],
])('of %s (live before: %s), “%s” that leads to %j says “%s”', async (...row) => {
  const [state, wasLive, button, answers, words] = row;
  open(state, wasLive, answers);
  fireEvent.click(screen.getByText(button));
  await expect.poll(() => currentToast()?.title).toBe(words);
});
