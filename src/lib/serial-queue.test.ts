import { expect, test } from 'vitest';
import { createSerialQueue } from './serial-queue.ts';

test('runs one task at a time, in the order in which they were added', async () => {
  const enqueue = createSerialQueue();
  const events: string[] = [];
  let endFirst: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    endFirst = resolve;
  });
  const tasks = [
    enqueue(async () => {
      events.push('first starts');
      await first;
      events.push('first ends');
    }),
    enqueue(async () => {
      events.push('second starts');
    }),
  ];
  await Promise.resolve();
  expect(events).toEqual(['first starts']);
  endFirst();
  await Promise.all(tasks);
  expect(events).toEqual(['first starts', 'first ends', 'second starts']);
});

test('gives each caller the outcome of its own task, and continues after a failure', async () => {
  const enqueue = createSerialQueue();
  const failing = enqueue(() => Promise.reject(new Error('no clay')));
  const next = enqueue(async () => 'lime');
  await expect(failing).rejects.toThrow('no clay');
  await expect(next).resolves.toBe('lime');
});
