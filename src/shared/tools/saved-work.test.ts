import { expect, test } from 'vitest';
import { withToolWork } from '../questionnaires/request-body.ts';
import { toolWorkIn, toSend } from './saved-work.ts';
import type { SavedToolWork } from './saved-work.ts';

const saved: SavedToolWork = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3309',
  tool: 'log',
  version: 1,
  title: 'South wall',
  inputs: { material: 'straw', 'readings.7': '{}', 'readings.new': '{"percent":"1"}' },
  answer: 'Not yet.',
  savedAt: '2026-11-23T00:00:00.000Z',
  createdAt: '2026-11-22T00:00:00.000Z',
};

test('is sent without half-typed input and without what only the device needs', () => {
  const sent = toSend(saved);
  expect(sent.inputs).toEqual({ material: 'straw', 'readings.7': '{}' });
  expect(sent).not.toHaveProperty('createdAt');
  expect(toolWorkIn({ toolWork: JSON.stringify([sent]) })).toEqual([sent]);
});

test('answers without saved work, or with unreadable work, send none', () => {
  const body = { name: 'Rosa' };
  for (const toolWork of [
    '',
    '[]',
    '{',
    '[{"tool":"sun"}]',
    JSON.stringify([toSend(saved), toSend(saved)]),
  ]) {
    expect(withToolWork(body, { toolWork })).toBe(body);
  }
  expect(withToolWork(body, { toolWork: JSON.stringify([toSend(saved)]) })).toEqual({
    name: 'Rosa',
    toolWork: [toSend(saved)],
  });
});
