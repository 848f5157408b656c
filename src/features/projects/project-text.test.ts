import { expect, test } from 'vitest';
import { parseDetails } from './project-text.ts';
import { projectIdOf } from './queries.ts';

test('splits paragraphs on blank lines', () => {
  expect(parseDetails('One\nstill one\n\n \nTwo')).toEqual([
    { kind: 'paragraph', text: 'One still one' },
    { kind: 'paragraph', text: 'Two' },
  ]);
});

test('reads a heading line with bullet lines', () => {
  expect(parseDetails('The room\n• one door\n• three windows')).toEqual([
    { kind: 'heading', text: 'The room' },
    { kind: 'list', items: ['one door', 'three windows'] },
  ]);
});

test('returns nothing for empty details', () => {
  expect(parseDetails(' \n\n ')).toEqual([]);
});

test('distinguishes an invalid number from one that no project has', () => {
  expect(projectIdOf('4')).toBe(4);
  for (const none of ['01', '0', '1234567890', '9'.repeat(40)]) expect(projectIdOf(none)).toBe(0);
  for (const other of ['4a', '-1', '1.5', '٣', '', undefined])
    expect(projectIdOf(other)).toBeNull();
});
