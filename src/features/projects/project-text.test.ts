import { expect, test } from 'vitest';
import { readDetails } from './project-text.ts';

test('splits paragraphs on blank lines', () => {
  expect(readDetails('One\nstill one\n\n \nTwo')).toEqual([
    { kind: 'paragraph', text: 'One still one' },
    { kind: 'paragraph', text: 'Two' },
  ]);
});

test('reads a heading line with bullet lines', () => {
  expect(readDetails('The room\n• one door\n• three windows')).toEqual([
    { kind: 'heading', text: 'The room' },
    { kind: 'list', items: ['one door', 'three windows'] },
  ]);
});

test('gives nothing for empty details', () => {
  expect(readDetails(' \n\n ')).toEqual([]);
});
