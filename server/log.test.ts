import { expect, test } from 'vitest';
import { batchLines } from './log.ts';

test('writes the lines of one tick at once, and immediately when the process ends', async () => {
  const passed: string[] = [];
  const { write, flush } = batchLines((text) => passed.push(text));
  write('one\n');
  write('two\n');
  expect(passed).toEqual([]);
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(passed).toEqual(['one\ntwo\n']);
  write('last\n');
  flush();
  flush();
  expect(passed).toEqual(['one\ntwo\n', 'last\n']);
});
