// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ContentBlock } from '#shared/content-types/blocks.ts';
import { Blocks } from './blocks.tsx';
import { EntryForm } from './entry-form.tsx';
import { errorsIn } from './field-errors.ts';

afterEach(cleanup);

/** As a draft of another release has it. */
const blocks = [
  { kind: 'paragraph', text: 'Lime in winter.' },
  { kind: 'map', place: 'Daylesford' },
] as unknown as ContentBlock[];

test('a block of an unknown kind is said to be one, and stays in the text', () => {
  const changes: (readonly ContentBlock[])[] = [];
  render(
    <Blocks
      path="blocks"
      label="Article"
      initial={blocks}
      onChange={(now) => changes.push(now)}
      saveFirst={async () => undefined}
    />,
  );
  expect(screen.getByText(/doesn’t know this block/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Change block 2' })).toBeDefined();
  expect(changes.at(-1) ?? blocks).toEqual(blocks);
});

test('a text with one is refused at the block, with what to do', () => {
  expect(errorsIn('article', { blocks })['blocks.1.kind']).toMatch(
    /doesn’t know this block\. Delete it/,
  );
});

test('a draft without a field of today, and with one of its own release, can be corrected and loses nothing', () => {
  const body = { title: 'Lime in winter', blocks, season: 'winter' };
  let now: Readonly<Record<string, unknown>> = body;
  render(
    <EntryForm
      kind="article"
      initial={{ slug: '', body }}
      errors={errorsIn('article', body)}
      onErrors={() => undefined}
      onChange={(content) => {
        now = content.body;
      }}
      saveFirst={async () => undefined}
    />,
  );
  const summary = screen.getByRole('textbox', { name: /^Summary/ });
  expect(summary.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(summary, { target: { value: 'Short.' } });
  expect(now).toEqual({ ...body, excerpt: 'Short.' });
});
