// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { discardDraft, listDrafts } from '#offline/drafts/drafts.ts';
import { discardItem, listOutbox } from '#offline/outbox/outbox.ts';
import { FakeServer } from '#testing/device/fake-server.ts';
import { practiceClient } from '#testing/support/practice-client.tsx';
import { AddWordsForm } from './add-words-form.tsx';

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  for (const draft of await listDrafts()) await discardDraft(draft.id);
  for (const item of await listOutbox()) await discardItem(item.id);
});

const link = '/r/NB-0000-00/AAAAAAAAAAAAAAAAAAAAAA';
const nothing = 'Write something or attach a file first';

async function open() {
  const server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  const Wrapper = practiceClient({ notices: [] });
  render(
    <Wrapper>
      <MemoryRouter initialEntries={[`/add-to-request#${link}`]}>
        <AddWordsForm
          uploads={({ onFilesChange }) => (
            <button type="button" onClick={() => onFilesChange(['plan.pdf'])}>
              Attach
            </button>
          )}
        />
      </MemoryRouter>
    </Wrapper>,
  );
  fireEvent.change(await screen.findByLabelText(/Your email address/), {
    target: { value: 'jo@example.org' },
  });
  return () => server.records.map(({ body }): unknown => JSON.parse(body));
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Add to your request' }));

test('a file without words is enough, and words without a file', async () => {
  const sent = await open();
  send();
  expect(await screen.findByText(nothing)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Attach' }));
  send();
  expect(await screen.findByText('Added.')).toBeTruthy();
  expect(sent()).toMatchObject([{ text: '', email: 'jo@example.org', link }]);
  cleanup();
  const more = await open();
  const field = screen.getByLabelText(/What you’d like to add/);
  fireEvent.change(field, { target: { value: 'The title.' } });
  send();
  expect(await screen.findByText('Added.')).toBeTruthy();
  expect(more()).toMatchObject([{ text: 'The title.' }]);
});
