import type { FormKind } from '#shared/form-kinds.ts';
import type { Instant } from '#shared/time.ts';
import { Second } from '#shared/time.ts';
import { Autosave } from '../autosave/autosave.ts';
import type { OfflineEvent } from '../events.ts';
import type { Answers, Draft } from '../records.ts';
import { StorageError, toStorageError } from '../storage/storage-error.ts';
import type { StorageProblem } from '../storage/storage-error.ts';
import {
  makeLatestDraft,
  findDraft,
  forkDraft,
  latestDraft,
  saveDraft,
  storeNewDraft,
} from './drafts.ts';
import { inMemoryDraft, inMemoryDraftOf, setInMemoryDraft } from './in-memory-drafts.ts';
import { removeUnloadBackup, saveUnloadBackup, latestUnloadBackupOf } from './unload-backup.ts';
import { recoverUnloadBackups } from './recover-unload-backups.ts';
import { newDraft } from './new-draft.ts';
import { whenFilesAdded } from '../files/pending-files.ts';

/** What a form shows of its draft. */
export interface DraftSnapshot {
  /** `unavailable`: this device does not store; the form works, and must say that it cannot be saved. */
  state: 'loading' | 'ready' | 'unavailable';
  /** Null only while loading. Its id does not change until it is sent or discarded. */
  draft: Draft | null;
  /** When it was last saved on the device; null before the first save. */
  savedAt: Instant | null;
  /** Why the last save failed; null when it did not. */
  saveError: StorageProblem | null;
  /**
   * A newer version has changed the database under this tab: nothing is saved here until it is reloaded. `saved`:
   * everything is saved; `unsaved`: the latest changes are in this page only. Null otherwise.
   */
  frozen: 'saved' | 'unsaved' | null;
  /** Another tab edits this draft. Saving here never overwrites it: the answers go to a copy. */
  isOpenElsewhere: boolean;
  /** React key of the form: when it changes, the form is filled from the draft again. */
  formKey: string;
}

/** A form's draft after a save. */
export interface FlushResult {
  /** Null while loading. */
  draft: Draft | null;
  /** Whether it is saved on the device. */
  isSaved: boolean;
}

const saveDelayMs = 1 * Second.ms;

const loading: DraftSnapshot = {
  state: 'loading',
  draft: null,
  savedAt: null,
  saveError: null,
  frozen: null,
  isOpenElsewhere: false,
  formKey: '',
};

/**
 * One open form and its draft: restores the last one, saves while it is typed in, and never overwrites what another tab
 * saved. Created by `useDraft`; independent of React.
 */
export class DraftSession extends Autosave<DraftSnapshot> {
  private steals = 0;
  private readonly form: FormKind;
  private readonly formVersion: number | null;
  private isStored = false;
  /** Id of the draft that is being saved. */
  private savingId: string | null = null;

  /** @param formVersion version of the questionnaire, for a new draft */
  constructor(form: FormKind, formVersion: number | null = null) {
    super(loading);
    this.form = form;
    this.formVersion = formVersion;
  }

  /** Loads the draft and starts to save. */
  async start(): Promise<void> {
    this.listen();
    // Answers that cannot be saved now are shown anyway, and saved as soon as possible.
    const recovery = await recoverUnloadBackups(this.form).then(() => null, toStorageError);
    const stored = await latestDraft(this.form).catch(toStorageError);
    if (this.isEnded) return;
    const found = recovery === null ? null : latestUnloadBackupOf(this.form);
    // What another tab has saved since is newer than a backup from before.
    const unsaved =
      found !== null && !(stored instanceof StorageError) && isNewer(stored, found) ? null : found;
    if (stored instanceof StorageError) {
      // An in-memory draft or an unload backup is all that is left of it.
      this.show(unsaved ?? inMemoryDraftOf(this.form) ?? this.emptyDraft(), 'unavailable');
      this.set({ saveError: stored.problem });
    } else {
      this.isStored = unsaved === null && stored !== null;
      this.show(unsaved ?? stored ?? this.emptyDraft(), 'ready');
      const saveError = unsaved === null ? null : (recovery?.problem ?? null);
      this.set({ savedAt: stored?.updatedAt ?? null, saveError });
    }
    if (unsaved === null || recovery === null) return;
    this.hasUnsaved = true;
    this.retryLater(recovery.problem);
  }

  /** Saves what is unsaved and releases the draft. */
  override async end(): Promise<void> {
    const { draft } = this.snapshot;
    // The visitor chose to lose what could not be saved.
    const isLost = draft !== null && inMemoryDraft(draft.id) === null;
    if (isLost) this.hasUnsaved = false;
    await super.end();
    if (isLost) removeUnloadBackup(draft.id);
  }

  /** What the form holds, which the snapshot that was told last may be behind. */
  readonly latest = (): Draft | null => this.snapshot.draft;

  /**
   * Takes what the form holds now; it is saved a second later, or when the page is hidden. Told with the first change
   * after a save only: the form knows what it holds, and is not to be rendered with every key.
   */
  readonly update = (answers: Answers, position: string | null = null): void => {
    const { draft } = this.snapshot;
    if (draft === null || this.isEnded) return;
    const updatedAt = new Date().toISOString();
    const held: Draft = { ...draft, answers, position, updatedAt, writtenBy: this.writtenHere() };
    setInMemoryDraft(held);
    const isFirst = !this.hasUnsaved;
    this.hasUnsaved = true;
    if (isFirst) this.set({ draft: held });
    else this.snapshot = { ...this.snapshot, draft: held };
    if (this.snapshot.frozen !== null) {
      // Changes that the form reported after it was frozen.
      this.set({ frozen: saveUnloadBackup(held) ? 'saved' : 'unsaved' });
      return;
    }
    this.saveWithin(saveDelayMs, true);
  };

  /**
   * Saves now, even an empty form (call it before a file picker or the camera opens). Never throws. It also returns the
   * draft: where another tab has saved since, that is a copy with another id.
   */
  readonly flush = async (): Promise<FlushResult> => {
    const { draft } = this.snapshot;
    if (draft === null) return { draft, isSaved: true };
    setInMemoryDraft(draft);
    if (!this.isStored) this.hasUnsaved = true;
    await this.saveNow();
    return { draft: this.snapshot.draft, isSaved: this.snapshot.saveError === null };
  };

  /**
   * Loads what is stored into this tab; the other tab sees that the draft is open elsewhere. What was just typed here
   * is saved first, as a copy where the other tab has saved since.
   */
  readonly stealLock = async (): Promise<void> => {
    const wanted = this.snapshot.draft?.id;
    await this.saveNow();
    const { draft } = this.snapshot;
    if (draft === null || wanted === undefined || this.isEnded) return;
    const stored = this.hasUnsaved ? null : await makeLatestDraft(wanted).catch(() => null);
    this.steals += 1;
    this.show(stored ?? draft, this.snapshot.state, true);
  };

  protected override onEvent(event: OfflineEvent): void {
    const id = this.snapshot.draft?.id;
    if (event.type === 'draft-closed' && event.id === id) this.startOver();
    if (event.type === 'draft-gone' && event.id === id) {
      if (this.hasUnsaved || this.savingId === id) void this.saveAsNewDraft(id);
      else this.startOver();
    }
    if (event.type === 'draft-reopened' && event.from === id) void this.showReopened(event.to);
  }

  protected override onOutdated(isBackedUp: boolean): void {
    this.set({ saveError: 'outdated', frozen: isBackedUp ? 'saved' : 'unsaved' });
  }

  protected override onProblem(saveError: StorageProblem): void {
    this.set({ saveError, ...(saveError === 'missing' ? { state: 'unavailable' } : {}) });
  }

  protected override onLost(): void {
    this.set({ isOpenElsewhere: true });
  }

  protected override backUp(): boolean {
    const { draft } = this.snapshot;
    // A draft that was just started has nothing yet.
    if (draft === null || !(this.hasUnsaved || this.savingId === draft.id)) return true;
    return saveUnloadBackup(draft);
  }

  private emptyDraft(): Draft {
    return newDraft(this.form, new Date(), this.formVersion);
  }

  protected override async save(): Promise<void> {
    const { draft } = this.snapshot;
    if (draft === null) return;
    this.savingId = draft.id;
    const content = { answers: draft.answers, position: draft.position };
    try {
      if (!this.isStored) await storeNewDraft(draft);
      this.isStored = true;
      const outcome = await saveDraft(draft.id, content, draft.revision, draft.writtenBy);
      if (outcome.kind === 'saved') this.saved(draft, outcome.draft);
      else {
        // The copy includes the files.
        await whenFilesAdded(draft.id);
        this.saved(draft, await forkDraft(draft, content));
      }
    } finally {
      this.savingId = null;
    }
  }

  /** Applies a finished save, keeping what was typed while it ran. */
  private saved(before: Draft, saved: Draft): void {
    const { draft } = this.snapshot;
    // Sent or discarded while the save ran.
    if (draft === null || draft.id !== before.id) {
      removeUnloadBackup(before.id);
      return;
    }
    const { answers, position, writtenBy } = draft;
    const next: Draft = { ...saved, answers, position, ...(writtenBy && { writtenBy }) };
    setInMemoryDraft(next);
    if (!this.hasUnsaved) removeUnloadBackup(before.id);
    this.set({ state: 'ready', draft: next, savedAt: saved.updatedAt, saveError: null });
    if (saved.id === before.id) return;
    // A copy whose content the form already shows: no reset while somebody types or sends.
    this.set({ isOpenElsewhere: false });
    this.lockAsEditor(`draft:${saved.id}`);
  }

  /** Unsaved answers become a draft of their own, because the next save finds this one gone. */
  private async saveAsNewDraft(id: string): Promise<void> {
    await this.saveNow();
    // It had been saved before it was closed.
    if (this.snapshot.draft?.id === id && !this.hasUnsaved) this.startOver();
  }

  private startOver(): void {
    this.hasUnsaved = false;
    this.isStored = false;
    if (this.isEnded) return;
    this.show(this.emptyDraft(), this.snapshot.state);
    this.set({ savedAt: null });
  }

  private async showReopened(id: string): Promise<void> {
    // The stored one first: it has the revision for the next save.
    const stored = (await findDraft(id).catch(() => null)) ?? inMemoryDraft(id);
    const { draft } = this.snapshot;
    if (stored === null || draft === null || this.isEnded) return;
    this.isStored = this.snapshot.state === 'ready';
    // What was typed while it was being sent is newer than what was sent; a form that renders again opens at what was
    // refused.
    const { position } = stored.id === draft.id ? draft : stored;
    this.show({ ...stored, answers: draft.answers, position }, this.snapshot.state);
    this.set({ savedAt: stored.updatedAt });
  }

  private show(draft: Draft, state: DraftSnapshot['state'], isTakingOver = false): void {
    setInMemoryDraft(draft);
    const formKey = `${draft.id} ${this.steals}`;
    this.set({ state, draft, isOpenElsewhere: false, formKey });
    this.lockAsEditor(`draft:${draft.id}`, isTakingOver);
  }
}

/** Whether a stored draft is newer than an unsaved one; null counts as older. */
function isNewer(stored: Draft | null, unsaved: Draft): boolean {
  if (stored === null) return false;
  if (stored.id === unsaved.id && stored.revision === unsaved.revision) return false;
  return stored.updatedAt > unsaved.updatedAt;
}
