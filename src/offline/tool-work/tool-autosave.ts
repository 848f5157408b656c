import { isSameInputs } from '#shared/tools/input.ts';
import type { RawInputs } from '#shared/tools/input.ts';
import type { SavedToolWork } from '#shared/tools/saved-work.ts';
import type { Instant } from '#shared/time.ts';
import { Autosave } from '../autosave/autosave.ts';
import type { StorageProblem } from '../storage/storage-error.ts';
import {
  backupKey,
  changeToolWork,
  recoverToolBackups,
  removeToolWork,
  toolBackups,
} from './tool-work.ts';
import type { ToolWorkChanges } from './tool-work.ts';

/** How the last save of a tool's work went. */
export interface ToolSaving {
  /** Null before the first save. */
  savedAt: Instant | null;
  problem: StorageProblem | null;
}

/** Work with the inputs as they are typed. */
export interface TypedWork {
  readonly work: Omit<ToolWorkChanges, 'inputs' | 'removed' | 'savedAt'>;
  readonly raw: RawInputs;
}

/** Called after a save of the open work, with the inputs that another tab has added in the meantime. */
export type OnSaved = (work: SavedToolWork, added: RawInputs) => void;

const saveDelayMs = 250;
const nothing: ToolSaving = { savedAt: null, problem: null };

/**
 * The work of one tool: saved while it is typed, also where other work is opened before that. Only inputs that have
 * changed since the last save are written, so that rows added in another tab are kept. Independent of React.
 */
export class ToolAutosave extends Autosave<ToolSaving> {
  /** By the id of the work, until the device has it, with the inputs that were known of it. */
  private readonly unsaved = new Map<
    string,
    TypedWork & { before: RawInputs; isChanged: boolean }
  >();
  private open: { id: string; onSaved: OnSaved } | null = null;
  private known: { id: string; raw: RawInputs } | null = null;

  constructor() {
    super(nothing);
  }

  start(): void {
    this.listen();
    // Left by a page that could not store it: said, and tried until it is stored.
    if (toolBackups.all().length === 0) return;
    this.hasUnsaved = true;
    this.saveWithin(saveDelayMs);
  }

  /** The work that is shown now. */
  show(id: string, onSaved: OnSaved): void {
    this.open = { id, onSaved };
  }

  /** Stored work as it was typed last, also where the device could not save that. */
  asTyped(stored: SavedToolWork): SavedToolWork {
    const waits = this.unsaved.get(stored.id);
    if (waits === undefined) return stored;
    const { version, title, answer } = waits.work;
    return { ...stored, version, title, answer, inputs: waits.raw };
  }

  /** The inputs of work that was just opened, as `asTyped` has them. */
  opened(id: string, raw: RawInputs): void {
    // What waits to be saved differs from what is stored.
    if (this.known?.id !== id) this.known = { id, raw: this.unsaved.get(id)?.before ?? raw };
  }

  /** @param isChanged whether something has changed besides the inputs */
  type(id: string, typed: TypedWork, isChanged: boolean): void {
    const known = this.knownInputs(id);
    const waits = this.unsaved.get(id);
    const isNew = isChanged || (waits?.isChanged === true && waits.work.title === typed.work.title);
    if (known !== null && isSameInputs(known, typed.raw) && !isNew) {
      this.forget(id);
      this.clearProblem();
      return;
    }
    this.unsaved.set(id, { ...typed, before: known ?? {}, isChanged: isNew });
    this.hasUnsaved = true;
    this.saveWithin(saveDelayMs, true);
  }

  /**
   * Removes work between two saves, with what was typed in it last: that would bring it back.
   * @throws StorageError
   */
  remove(id: string): Promise<void> {
    const removal = this.saving.then(async () => {
      await removeToolWork(id);
      this.forget(id);
      this.clearProblem();
    });
    this.saving = removal.catch(() => {});
    return removal;
  }

  /** New work is started. */
  reset(): void {
    this.set(nothing);
  }

  readonly flush = (): Promise<void> => this.saveNow();

  protected override async save(): Promise<void> {
    // First, so that what is typed here is the later.
    await recoverToolBackups(this.page);
    for (const [id, typed] of this.unsaved) {
      const changes = this.changesOf(id);
      if (changes === null) continue;
      const work = await changeToolWork(id, changes);
      if (this.unsaved.get(id) === typed) this.forget(id);
      // Other work may have been opened in the meantime.
      if (this.open?.id !== id) continue;
      this.known = { id, raw: work.inputs };
      this.set({ savedAt: changes.savedAt, problem: null });
      this.open.onSaved(
        work,
        Object.fromEntries(
          Object.entries(work.inputs).filter(([key]) => typed.raw[key] === undefined),
        ),
      );
    }
    this.clearProblem();
  }

  protected override backUp(): boolean {
    let isBackedUp = true;
    for (const id of this.unsaved.keys()) {
      const changes = this.changesOf(id);
      if (changes !== null && !toolBackups.save(backupKey(id, this.page), changes)) {
        isBackedUp = false;
      }
    }
    return isBackedUp;
  }

  protected override onProblem(problem: StorageProblem): void {
    this.set({ problem });
  }

  private forget(id: string): void {
    if (this.unsaved.delete(id)) toolBackups.remove(backupKey(id, this.page));
  }

  /** Where nothing is left to save, nothing is unsaved. */
  private clearProblem(): void {
    if (this.unsaved.size === 0 && this.snapshot.problem !== null) this.set({ problem: null });
  }

  /** The inputs of work as they were last read or saved; null where it is not stored yet. */
  private knownInputs(id: string): RawInputs | null {
    return this.known?.id === id ? this.known.raw : null;
  }

  private changesOf(id: string): ToolWorkChanges | null {
    const typed = this.unsaved.get(id);
    if (typed === undefined) return null;
    const { work, raw, before } = typed;
    const known = this.knownInputs(id) ?? before;
    return {
      ...work,
      savedAt: new Date().toISOString(),
      inputs: Object.fromEntries(
        Object.entries(raw).filter(([key, value]) => known[key] !== value),
      ),
      removed: Object.keys(known).filter((key) => raw[key] === undefined),
    };
  }
}
