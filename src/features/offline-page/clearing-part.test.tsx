// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDraft, listDrafts, saveDraft } from '#offline/drafts/drafts.ts';
import { newDevice } from '#testing/device/device.ts';
import { ClearingPart } from './clearing-part.tsx';

beforeEach(newDevice);
afterEach(cleanup);

test('deletes everything after confirmation, and promises no more than a browser can guarantee', async () => {
  const { id } = await createDraft('contact');
  await saveDraft(id, { answers: { name: 'Ada' }, position: null });
  render(<ClearingPart />);
  // Shown before the decision: what no page can delete.
  expect(screen.getByText(/Your browser may keep traces of deleted data/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Delete everything/ }));
  expect(await screen.findByText(/permanently lose 1 draft/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Delete/ }));
  const outcome = await screen.findByText(/^Deleted\./);
  expect(outcome.textContent).not.toMatch(/nothing|no trace|gone for good/i);
  expect(await listDrafts()).toEqual([]);
});
