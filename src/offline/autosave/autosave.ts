import { randomUuid } from '#lib/uuid.ts';
import { Second } from '#shared/time.ts';
import { subscribe } from '../events.ts';
import type { OfflineEvent } from '../events.ts';
import { beforeDatabaseCloses } from '../storage/open-database.ts';
import { toStorageError } from '../storage/storage-error.ts';
import type { StorageProblem } from '../storage/storage-error.ts';
import { lockEditor } from './editor-lock.ts';
import { whenLeavingPage } from './when-leaving-page.ts';
import type { WrittenBy } from './written-by.ts';

/** First delay before a failed save is retried; doubles each time. */
const firstRetryMs = 5 * Second.ms;
const longestRetryMs = 60 * Second.ms;

/** One count for every editor of the page. */
let nextChange = 1;

/**
 * What is typed, from the first key until it is saved on the device: one save at a time and in order, a backup where a
 * closing page has no time for one, and retries. An adapter says what it saves, and what it shows. Independent of React.
 */
export abstract class Autosave<View> {
  protected snapshot: View;
  protected hasUnsaved = false;
  protected isSaving = false;
  protected isEnded = false;
  /** Resolves when every save that was asked for is over. */
  protected saving: Promise<void> = Promise.resolve();
  private readonly listeners = new Set<() => void>();
  private readonly cleanups: (() => void)[] = [];
  private planned: ReturnType<typeof setTimeout> | null = null;
  private retry: ReturnType<typeof setTimeout> | null = null;
  private retryMs = firstRetryMs;
  /** Names this page among all that save the same. */
  protected readonly page = randomUuid();
  private releaseEditor: () => void = () => {};

  protected constructor(snapshot: View) {
    this.snapshot = snapshot;
  }

  /**
   * Saves what is unsaved, where its revision is still the one that was read; shows the outcome.
   * @throws StorageError
   */
  protected abstract save(): Promise<void>;

  /** Backs up what is not saved yet, which includes what is being saved; returns whether that worked. */
  protected abstract backUp(): boolean;

  /** The last save failed: the latest changes are in this page only. */
  protected abstract onProblem(problem: StorageProblem): void;

  /** A newer version has changed the database: nothing is saved here until the page is reloaded. */
  protected onOutdated(_isBackedUp: boolean): void {
    this.onProblem('outdated');
  }

  protected onEvent(_event: OfflineEvent): void {}

  /** The page is shown again. */
  protected onReturn(): void {}

  /** Another tab edits it. */
  protected onLost(): void {}

  readonly getSnapshot = (): View => this.snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  protected set(change: Partial<View>): void {
    this.snapshot = { ...this.snapshot, ...change };
    this.notify();
  }

  protected notify(): void {
    for (const listener of this.listeners) listener();
  }

  /** The mark of a change that is made here. */
  protected writtenHere(): WrittenBy {
    return { page: this.page, change: nextChange++ };
  }

  protected listen(): void {
    this.isEnded = false;
    this.cleanups.push(
      beforeDatabaseCloses(() => this.saveNow()),
      subscribe((event) => {
        if (event.type === 'storage-outdated') this.onOutdated(this.backUpUnsaved());
        else this.onEvent(event);
      }),
      whenLeavingPage({
        onLeave: () => {
          this.backUpUnsaved();
          void this.saveNow();
        },
        onReturn: () => {
          // The visitor may have freed space in the meantime.
          void this.saveNow();
          this.onReturn();
        },
      }),
    );
  }

  /** Saves what is unsaved and stops. */
  async end(): Promise<void> {
    this.isEnded = true;
    for (const stop of this.cleanups.splice(0)) stop();
    // There is no second try: what this save cannot store is found when it is opened again.
    this.backUpUnsaved();
    await this.saveNow();
    this.releaseEditor();
  }

  /** Plans a save, at the latest then. @param restarts whether it replaces the one that is planned */
  protected saveWithin(delayMs: number, restarts = false): void {
    if (this.planned !== null && !restarts) return;
    if (this.planned !== null) clearTimeout(this.planned);
    this.planned = setTimeout(() => void this.saveNow(), delayMs);
  }

  /** Saves what is unsaved now, after the save that is under way. Never throws. */
  protected saveNow(): Promise<void> {
    for (const timer of [this.planned, this.retry]) if (timer !== null) clearTimeout(timer);
    this.planned = null;
    this.retry = null;
    // One save at a time, in order: each needs the revision of the one before.
    this.saving = this.saving.then(() => this.saveUnsaved());
    return this.saving;
  }

  private async saveUnsaved(): Promise<void> {
    if (!this.hasUnsaved) return;
    this.hasUnsaved = false;
    this.isSaving = true;
    try {
      await this.save();
      this.retryMs = firstRetryMs;
    } catch (error) {
      this.hasUnsaved = true;
      const { problem } = toStorageError(error);
      this.onProblem(problem);
      this.retryLater(problem);
    } finally {
      this.isSaving = false;
    }
  }

  /** Nothing more may be typed, so a failed save is retried automatically, at growing intervals. */
  protected retryLater(problem: StorageProblem): void {
    if (this.isEnded || problem === 'missing' || problem === 'outdated') return;
    this.retry ??= setTimeout(() => void this.saveNow(), this.retryMs);
    this.retryMs = Math.min(2 * this.retryMs, longestRetryMs);
  }

  private backUpUnsaved(): boolean {
    return !(this.hasUnsaved || this.isSaving) || this.backUp();
  }

  /** One editor among all tabs, by a lock. @param isStealing takes it from the tab that has it */
  protected lockAsEditor(name: string, isStealing = false): void {
    this.releaseEditor();
    const onLost = () => {
      if (!this.isEnded) this.onLost();
    };
    this.releaseEditor = lockEditor(name, { isTakingOver: isStealing, onLost });
  }

  /** Lets another tab edit. */
  protected unlock(): void {
    this.releaseEditor();
    this.releaseEditor = () => {};
  }
}
