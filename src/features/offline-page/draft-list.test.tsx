// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDraft, listDrafts, saveDraft } from '#offline/drafts/drafts.ts';
import { newDevice } from '#testing/device/device.ts';
import { DraftList } from './draft-list.tsx';

beforeEach(newDevice);
afterEach(cleanup);

test('deleting a draft moves the focus to the heading of the drafts, and announces it', async () => {
  const { id } = await createDraft('contact');
  await saveDraft(id, { answers: { name: 'Ada' }, position: null });
  render(
    <MemoryRouter>
      <section>
        <h2>Drafts</h2>
        <DraftList onPrint={null} deviceTransfer={() => null} />
      </section>
    </MemoryRouter>,
  );
  (await screen.findByRole('button', { name: 'Delete…' })).click();
  (await screen.findByRole('button', { name: 'Delete from this device' })).click();
  await screen.findByText('Draft deleted from this device.');
  await screen.findByText(/^No drafts/);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Drafts' }));
  expect(await listDrafts()).toEqual([]);
});
