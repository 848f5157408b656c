// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishHere } from '../events.ts';
import { StorageError } from '../storage/storage-error.ts';
import type { StorageProblem } from '../storage/storage-error.ts';
import { Autosave } from './autosave.ts';

/** Saves a text; the test answers each save. */
class TextAutosave extends Autosave<{ problem: StorageProblem | null }> {
  text = '';
  readonly saved: string[] = [];
  readonly backedUp: string[] = [];
  problems: (StorageProblem | null)[] = [];

  constructor() {
    super({ problem: null });
    this.listen();
  }

  change(text: string): void {
    this.text = text;
    this.hasUnsaved = true;
    this.saveWithin(1_000);
  }

  protected override async save(): Promise<void> {
    const { text } = this;
    // As long as a transaction takes.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const problem = this.problems.shift() ?? null;
    if (problem !== null) throw new StorageError(problem);
    this.saved.push(text);
    this.set({ problem });
  }

  protected override backUp(): boolean {
    this.backedUp.push(this.text);
    return true;
  }

  protected override onProblem(problem: StorageProblem): void {
    this.set({ problem });
  }
}

let autosave: TextAutosave;
beforeEach(() => {
  vi.useFakeTimers();
  autosave = new TextAutosave();
});
afterEach(async () => {
  const ended = autosave.end();
  await vi.runAllTimersAsync();
  await ended;
  vi.useRealTimers();
});

test('saves within the delay, one save at a time, and what is typed during a save with the next', async () => {
  autosave.change('R');
  autosave.change('Ra');
  await vi.advanceTimersByTimeAsync(1_050);
  autosave.change('Ran');
  await vi.advanceTimersByTimeAsync(50);
  expect(autosave.saved).toEqual(['Ra']);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(autosave.saved).toEqual(['Ra', 'Ran']);
});

test('retries what failed at growing intervals, and says so until it is saved', async () => {
  autosave.problems = ['full', 'closed', 'failed'];
  autosave.change('Rang');
  await vi.advanceTimersByTimeAsync(1_100);
  expect(autosave.getSnapshot().problem).toBe('full');
  for (const [waitMs, problem] of [
    [5_100, 'closed'],
    [10_100, 'failed'],
    [20_100, null],
  ] as const) {
    await vi.advanceTimersByTimeAsync(waitMs - 101);
    expect(autosave.getSnapshot().problem).not.toBe(problem);
    await vi.advanceTimersByTimeAsync(101);
    expect(autosave.getSnapshot().problem).toBe(problem);
  }
  expect(autosave.saved).toEqual(['Rang']);
});

test('does not retry on its own where nothing can be stored', async () => {
  autosave.problems = ['missing'];
  autosave.change('Rang');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(autosave.saved).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a page that is left backs up what is unsaved or being saved, and nothing else', async () => {
  window.dispatchEvent(new Event('pagehide'));
  expect(autosave.backedUp).toEqual([]);
  autosave.change('Rang');
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  expect(autosave.backedUp).toEqual(['Rang', 'Rang']);
  await vi.runAllTimersAsync();
  expect(autosave.saved).toEqual(['Rang']);
  window.dispatchEvent(new Event('pagehide'));
  expect(autosave.backedUp).toHaveLength(2);
});

test('backs up where a newer version has changed the database, and saves nothing more there', async () => {
  autosave.problems = ['outdated'];
  autosave.change('Rang');
  publishHere({ type: 'storage-outdated' });
  expect(autosave.backedUp).toEqual(['Rang']);
  expect(autosave.getSnapshot().problem).toBe('outdated');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(autosave.saved).toEqual([]);
});
