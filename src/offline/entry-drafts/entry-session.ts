import { randomUuid } from '#lib/uuid.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import type { Clock, Instant } from '#shared/time.ts';
import { Second } from '#shared/time.ts';
import { Autosave } from '../autosave/autosave.ts';
import { isEarlierOf } from '../autosave/written-by.ts';
import type { OfflineEvent } from '../events.ts';
import type { EntryDraft, EntryTrouble, PendingAction, EntryContent } from '../records.ts';
import { toStorageError } from '../storage/storage-error.ts';
import type { StorageProblem } from '../storage/storage-error.ts';
import { entryBackups, findEntryDraft, removeEntryDraft, saveEntryDraft } from './entry-storage.ts';

/** What the editor shows of the draft of one entry. */
export interface EntrySnapshot {
  isLoading: boolean;
  /** Null while nothing has been changed on this device. */
  draft: EntryDraft | null;
  /** What the form shows: the draft, or what the first change starts from; null until one of them is loaded. */
  content: EntryContent | null;
  /** When it was last saved on the device; null before the first save. */
  savedAt: Instant | null;
  /** Why the latest changes are in this page only; null when they are saved. */
  saveError: StorageProblem | null;
  /** Another tab edits this entry. */
  isOpenElsewhere: boolean;
  /** React key of the form: when it changes, the form is filled again. */
  formKey: number;
}

/** What a draft starts from: the newest revision, or nothing for a new entry. */
export interface EntryStart extends EntryContent {
  baseRevisionId: string | null;
}

/** The longest a keystroke stays unsaved, as in visitors' forms. */
const saveDelayMs = Second.ms;
/** After such a pause it is saved, so that no save runs between two keys. */
const pauseMs = 0.4 * Second.ms;

const systemClock: Clock = () => new Date();

/**
 * One entry in the editor and its draft: saved while it is typed in, restored after a killed page, never overwriting
 * what another tab or device has saved. Independent of React and the server.
 */
export class EntrySession extends Autosave<EntrySnapshot> {
  readonly key: string;
  /** Of the only editor. */
  private readonly lockName: string;
  private readonly kind: ContentTypeName;
  private readonly entryId: string;
  private readonly clock: Clock;
  private from: EntryStart | null = null;
  /** The words that this tab last saved or read: in a stored draft with the same ones, nobody has written. */
  private knownContent: EntryContent | null = null;
  /** Ends when nothing was typed for a moment; null when the listeners know everything. */
  private pause: ReturnType<typeof setTimeout> | null = null;
  constructor(kind: ContentTypeName, entryId: string, clock: Clock = systemClock) {
    super({
      isLoading: true,
      draft: null,
      content: null,
      savedAt: null,
      saveError: null,
      isOpenElsewhere: false,
      formKey: 0,
    });
    this.kind = kind;
    this.entryId = entryId;
    this.key = `${kind}/${entryId}`;
    this.lockName = `entry:${this.key}`;
    this.clock = clock;
  }

  /** Reads the stored draft of the entry and starts to listen. Never throws. */
  async start(): Promise<void> {
    this.listen();
    let stored: EntryDraft | null = null;
    let saveError: StorageProblem | null = null;
    try {
      stored = await findEntryDraft(this.key);
    } catch (error) {
      saveError = toStorageError(error).problem;
    }
    if (this.isEnded) return;
    this.knownContent = stored;
    const draft = this.withUnloadBackup(stored);
    this.hasUnsaved = draft !== stored;
    this.set({
      isLoading: false,
      draft,
      savedAt: stored?.updatedAt ?? null,
      saveError,
    });
    this.lockAsEditor(this.lockName);
    await this.flush();
  }

  /** Saves what is unsaved and lets another tab edit; a photo that is still being saved becomes a part of the draft. */
  async leave(): Promise<void> {
    this.unlock();
    await this.flush();
  }

  /** Saves what is unsaved and stops. */
  override async end(): Promise<void> {
    if (this.pause !== null) clearTimeout(this.pause);
    await super.end();
  }

  /** Sets what the first change starts from; the form shows it unless there is a draft. */
  startFrom(from: EntryStart): void {
    const isOther = this.from === null || this.from.baseRevisionId !== from.baseRevisionId;
    this.from = from;
    if (isOther && this.snapshot.draft === null) this.set({ formKey: this.snapshot.formKey + 1 });
  }

  /**
   * Takes the form's current values; they are saved when the typing pauses, a second later at the latest, or when the
   * page is hidden. Listeners are told at the pause, and at once where more than the words changes, so that a keystroke
   * renders nothing.
   */
  readonly change = (change: Partial<EntryContent>): void => {
    const { draft: before } = this.snapshot;
    const draft = before ?? this.newDraft();
    if (draft === null || this.isEnded) return;
    const trouble = withoutAnswered(draft.trouble);
    const next = this.changed({ ...draft, ...change, trouble, pendingAction: null });
    if (before !== null && trouble === before.trouble && before.pendingAction === null) {
      this.snapshot = this.snapshotWith({ draft: next });
      this.notifyWhenPaused();
    } else this.set({ draft: next });
    this.saveWithin(saveDelayMs);
  };

  /** From now on it waits to be sent. */
  async finish(pendingAction: PendingAction): Promise<void> {
    const draft = this.snapshot.draft ?? this.newDraft();
    if (draft === null) return;
    this.put({ ...draft, pendingAction, trouble: null });
    await this.flush();
  }

  /** It is not to be sent yet. */
  async reopen(): Promise<void> {
    const { draft } = this.snapshot;
    if (draft === null || draft.pendingAction === null) return;
    this.put({ ...draft, pendingAction: null });
    await this.flush();
  }

  /** Resolves a conflict: continues with one of the two versions, on top of the other. */
  async resolveConflict(chosen: 'mine' | 'theirs'): Promise<void> {
    const { draft } = this.snapshot;
    if (draft?.trouble?.kind !== 'conflict') return;
    const { current } = draft.trouble;
    const content = chosen === 'mine' ? draft : current;
    const baseRevisionId = current.revisionId ?? draft.baseRevisionId;
    this.put({
      ...draft,
      slug: content.slug,
      body: content.body,
      baseRevisionId,
      revisionId: randomUuid(),
      pendingAction: null,
      trouble: null,
    });
    this.set({ formKey: this.snapshot.formKey + 1 });
    await this.flush();
  }

  /** Replaces the content, as an undo or an older version does. */
  async replace(words: EntryContent): Promise<void> {
    this.change(words);
    this.set({ formKey: this.snapshot.formKey + 1 });
    await this.flush();
  }

  /** The outcome of sending it from memory, where the device stores nothing. */
  applySendOutcome(outcome: 'sent' | EntryTrouble): void {
    const { draft } = this.snapshot;
    if (draft === null) return;
    if (outcome === 'sent') this.forget(true);
    else this.set({ draft: { ...draft, pendingAction: null, trouble: outcome } });
  }

  /**
   * Deletes the draft on the owner's wish.
   * @throws StorageError
   */
  async discard(): Promise<void> {
    this.hasUnsaved = false;
    await this.saving;
    if (this.snapshot.saveError !== 'missing') await removeEntryDraft(this.key);
    this.forget(false);
  }

  /** Loads what is stored into this tab; the other tab sees that the entry is open elsewhere. */
  async stealLock(): Promise<void> {
    this.set({ isOpenElsewhere: false });
    this.lockAsEditor(this.lockName, true);
    await this.reload();
  }

  /** Saves what is unsaved now. Never throws. */
  readonly flush = (): Promise<void> => this.saveNow();

  protected override onEvent({ type }: OfflineEvent): void {
    if (type === 'entry-drafts-changed') void this.reload();
    if (type === 'owner-signed-out') void this.dropEverything();
  }

  protected override onProblem(saveError: StorageProblem): void {
    this.set({ saveError });
  }

  protected override onLost(): void {
    void this.flush();
    this.set({ isOpenElsewhere: true });
  }

  private newDraft(): EntryDraft | null {
    if (this.from === null) return null;
    return {
      key: this.key,
      kind: this.kind,
      entryId: this.entryId,
      ...this.from,
      revisionId: randomUuid(),
      triedRevisionIds: [],
      pendingAction: null,
      trouble: null,
      updatedAt: '',
      revision: 0,
    };
  }

  private put(draft: EntryDraft): void {
    this.set({ draft: this.changed(draft) });
  }

  /** The draft as it is to be saved next. */
  private changed(draft: EntryDraft): EntryDraft {
    const isTried = draft.triedRevisionIds.includes(draft.revisionId);
    // What has been sent under this id may be on the server: other content needs another id.
    const isChanged =
      draft.body !== this.snapshot.draft?.body || draft.slug !== this.snapshot.draft.slug;
    this.hasUnsaved = true;
    return {
      ...draft,
      revisionId: isTried && isChanged ? randomUuid() : draft.revisionId,
      updatedAt: this.clock().toISOString(),
      writtenBy: this.writtenHere(),
    };
  }

  protected override async save(): Promise<void> {
    const { draft } = this.snapshot;
    if (draft === null) return;
    const next = { ...draft, revision: draft.revision + 1 };
    const outcome = await saveEntryDraft(next);
    const now = this.snapshot.draft;
    if (now === null) return;
    if (outcome === 'conflict') {
      await this.mergeStored(now);
      return;
    }
    this.knownContent = next;
    const { savedAt, saveError } = this.snapshot;
    const saved = {
      draft: { ...now, revision: outcome },
      savedAt: next.updatedAt,
      saveError: null,
    };
    if (this.pause === null || savedAt === null || saveError !== null) this.set(saved);
    else this.snapshot = this.snapshotWith(saved);
    if (!this.hasUnsaved) entryBackups.remove(this.key);
  }

  /** Another tab has saved in between: both versions stay, and the owner decides. */
  private async mergeStored(mine: EntryDraft): Promise<void> {
    const stored = await findEntryDraft(this.key);
    this.hasUnsaved = true;
    if (stored === null) {
      // Sent or deleted there; what is typed here is not, and becomes a draft again.
      this.set({ draft: { ...mine, revision: 0 } });
    } else if (contentText(stored) === contentText(mine)) {
      // What is to become of it was decided here last.
      this.set({ draft: { ...stored, pendingAction: mine.pendingAction } });
    } else if (
      this.knownContent !== null &&
      contentText(stored) === contentText(this.knownContent)
    ) {
      // It was only sent in the meantime: what is typed here follows.
      const { triedRevisionIds, revision } = stored;
      const isTried = triedRevisionIds.includes(mine.revisionId);
      const revisionId = isTried ? randomUuid() : mine.revisionId;
      this.set({ draft: { ...mine, triedRevisionIds, revision, revisionId } });
    } else this.set({ draft: asConflict(mine, stored) });
    this.saveWithin(0);
  }

  /** Loads what this device has saved since, unless something is unsaved here. */
  private async reload(): Promise<void> {
    if (this.hasUnsaved || this.isSaving) return;
    let stored: EntryDraft | null;
    try {
      stored = await findEntryDraft(this.key);
    } catch {
      return;
    }
    const { draft } = this.snapshot;
    if (this.hasUnsaved || this.isSaving || this.isEnded) return;
    if (stored === null) {
      if (draft !== null && draft.revision > 0) this.forget(true);
      return;
    }
    if (stored.revision <= (draft?.revision ?? 0)) return;
    this.knownContent = stored;
    const isSame = JSON.stringify(stored.body) === JSON.stringify(draft?.body);
    this.set({
      draft: isSame && draft !== null ? { ...stored, body: draft.body } : stored,
      savedAt: stored.updatedAt,
      formKey: this.snapshot.formKey + (isSame ? 0 : 1),
    });
  }

  /** Nothing stays in this tab, nor what it was saving when the owner signed out in another. Never throws. */
  private async dropEverything(): Promise<void> {
    this.from = null;
    this.knownContent = null;
    this.forget(false);
    await this.saving;
    this.hasUnsaved = false;
    await removeEntryDraft(this.key).catch(() => undefined);
  }

  /** An unload backup goes on top of what is stored. */
  private withUnloadBackup(stored: EntryDraft | null): EntryDraft | null {
    const last = entryBackups.all().find(([key]) => key === this.key)?.[1];
    if (last === undefined) return stored;
    if (stored === null) return { ...last, revision: 0 };
    if (last.revision === stored.revision) return last;
    if (isEarlierOf(stored.writtenBy, last.writtenBy)) {
      return { ...last, revision: stored.revision };
    }
    if (JSON.stringify(last.body) === JSON.stringify(stored.body)) return stored;
    return asConflict(last, stored);
  }

  /** @param isSent the content is the newest revision now */
  private forget(isSent: boolean): void {
    const { draft } = this.snapshot;
    if (isSent && draft !== null) {
      const { revisionId: baseRevisionId, slug, body } = draft;
      this.from = { baseRevisionId, slug, body };
    }
    this.hasUnsaved = false;
    entryBackups.remove(this.key);
    this.set({
      draft: null,
      savedAt: null,
      saveError: this.snapshot.saveError === 'missing' ? 'missing' : null,
      formKey: this.snapshot.formKey + 1,
    });
  }

  protected override backUp(): boolean {
    const { draft } = this.snapshot;
    return draft === null || entryBackups.save(this.key, draft);
  }

  protected override set(change: Partial<EntrySnapshot>): void {
    this.snapshot = this.snapshotWith(change);
    this.notify();
  }

  protected override notify(): void {
    if (this.pause !== null) clearTimeout(this.pause);
    this.pause = null;
    super.notify();
  }

  private notifyWhenPaused(): void {
    if (this.pause !== null) clearTimeout(this.pause);
    this.pause = setTimeout(() => {
      this.notify();
      void this.flush();
    }, pauseMs);
  }

  private snapshotWith(change: Partial<EntrySnapshot>): EntrySnapshot {
    const next = { ...this.snapshot, ...change };
    return { ...next, content: next.draft ?? this.from };
  }
}

const contentText = ({ slug, body }: EntryContent): string => JSON.stringify([slug, body]);

/** What is typed here, with what another tab has saved beside it. */
function asConflict(mine: EntryDraft, stored: EntryDraft): EntryDraft {
  const { slug, body, updatedAt } = stored;
  return {
    ...mine,
    triedRevisionIds: stored.triedRevisionIds,
    revision: stored.revision,
    pendingAction: null,
    trouble: { kind: 'conflict', current: { slug, body, savedAt: updatedAt, revisionId: null } },
  };
}

/** A refusal of the whole ends with the next change; those of fields stay until it is sent again. */
function withoutAnswered(trouble: EntryTrouble | null): EntryTrouble | null {
  return trouble?.kind === 'refused' && Object.keys(trouble.fields).length === 0 ? null : trouble;
}
