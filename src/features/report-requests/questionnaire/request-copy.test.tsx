// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createDraft, saveDraft } from '#offline/drafts/drafts.ts';
import { addFile } from '#offline/files/files.ts';
import { receiptFor } from '#shared/receipt.ts';
import { RequestCopy } from './request-copy.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('prints a draft under its questions, with its files and its receipt', async () => {
  const draft = await createDraft('houseExtension');
  const answers = { name: 'Jo', livingDuringWork: 'stay', designPriorities: 'Sun.\nQuiet.' };
  await saveDraft(draft.id, { answers, position: null });
  await addFile(draft.id, 'attachments', new File(['plan'], 'plan.txt', { type: 'text/plain' }));
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const onDone = vi.fn();
  const { unmount } = render(<RequestCopy id={draft.id} onDone={onDone} />);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const paper = document.querySelector('[data-printed-copy]')?.textContent ?? '';
  for (const words of [
    receiptFor(draft.id),
    'A draft, not sent when this was printed',
    'We’ll stay in the house',
    'Sun.\nQuiet.',
    'plan.txt',
  ]) {
    expect(paper).toContain(words);
  }
  // The page is hidden for printing, and shown again.
  expect(document.body.dataset['prints']).toBe('copy');
  window.dispatchEvent(new Event('afterprint'));
  expect(onDone).toHaveBeenCalledTimes(1);
  unmount();
  expect(document.body.dataset['prints']).toBeUndefined();
});

test('ends at once when there is nothing to print', async () => {
  const onDone = vi.fn();
  render(<RequestCopy id="3f2504e0-4f89-41d3-9a0c-0305e82c3301" onDone={onDone} />);
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
});
