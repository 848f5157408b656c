import { randomUuid } from '#lib/uuid.ts';
import type { Clock } from '#shared/time.ts';
import type { RecordChange } from '#shared/api/inbox.ts';
import type { OwnerEntry } from '#shared/inbox/work-entries.ts';
import { Autosave } from '../autosave/autosave.ts';
import { isEarlierOf } from '../autosave/written-by.ts';
import type { OfflineEvent } from '../events.ts';
import type { NoteDraft, ReplyDraft } from '../records.ts';
import { sendExclusively } from '../web-lock.ts';
import type { StorageProblem } from '../storage/storage-error.ts';
import { readRawNotes } from '../waiting/raw-storage.ts';
import { noteBackups } from './note-unload-backup.ts';

/** The notes that the server does not have yet, for the inbox. */
export interface NotesView {
  /** The oldest change first. */
  notes: readonly NoteDraft[];
  /** Why the last change is in this page only; null when it is saved. */
  problem: StorageProblem | null;
  /** Id of the note that is being sent. */
  sendingId: string | null;
  /** Stored notes that cannot be opened: neither shown nor sent. */
  unreadable: number;
}

/** The outcome of a try: `later` keeps the note and ends the round, `refused` says why and lets the owner change it. */
export type NoteOutcome = 'sent' | 'later' | { refused: string };

export const noNotes: NotesView = { notes: [], problem: null, sendingId: null, unreadable: 0 };

/** What a note or a reply is about, and of a reply where it goes. */
type WrittenRecord = Pick<NoteDraft, 'recordId' | 'recordKind' | 'reply'>;

const systemClock: Clock = () => new Date();

/**
 * The owner's notes, entries of work and changes of records, from the first keystroke until the server has them: saved with
 * every change, shared by all tabs, sent under their own ids, so that a repeat is the same note. Where the device stores
 * nothing they are in this page's memory. Independent of React and the server.
 */
export class OwnerNotes extends Autosave<NotesView> {
  private readonly notes = new Map<string, NoteDraft>();
  /** Ids whose note (or whose removal) is not saved yet. */
  private readonly unsaved = new Set<string>();
  /** The note or reply of a record that this tab edits, where there are several, by `placeOf`. */
  private readonly editedNoteIds = new Map<string, string>();
  private readonly clock: Clock;
  private savingId: string | null = null;
  /** Increases with every change and save here, so that an older read does not replace it. */
  private changes = 0;
  private sending: Promise<void> | null = null;

  constructor(clock: Clock = systemClock) {
    super(noNotes);
    this.clock = clock;
  }

  readonly getView = this.getSnapshot;

  /** Reads the stored notes and starts to listen. Never throws. */
  async start(): Promise<void> {
    this.listen();
    await this.reload();
    this.recover();
    await this.saveNow();
  }

  protected override onEvent(event: OfflineEvent): void {
    if (event.type === 'note-drafts-changed') void this.reload();
    if (event.type === 'notes-gone') this.drop(event.ids);
    if (event.type === 'owner-signed-out') void this.clear().catch(() => undefined);
  }

  protected override onReturn(): void {
    void this.reload();
  }

  protected override onProblem(problem: StorageProblem): void {
    this.show({ problem });
  }

  /** The note of a record that is being edited, or the reply; or undefined. */
  editedNote(recordId: string, isReply = false): NoteDraft | undefined {
    const place = placeOf({ recordId, isReply });
    const chosen = this.notes.get(this.editedNoteIds.get(place) ?? '');
    if (chosen?.isFinished === false && isTyped(chosen)) return chosen;
    return [...this.notes.values()]
      .filter((note) => placeOf(note) === place && !note.isFinished && isTyped(note))
      .sort((one, other) => one.updatedAt.localeCompare(other.updatedAt))
      .at(-1);
  }

  /**
   * Takes the text in the field of a record; an empty field means no note. A reply stays while it has files.
   * @param isUntouched whether nothing but the text was written, and no file is being attached
   */
  write(record: WrittenRecord, text: string, isUntouched = true): void {
    const { recordId, reply } = record;
    const before = this.editedNote(recordId, reply !== undefined);
    if (text === '' && isUntouched && (reply?.files ?? []).length === 0) {
      if (before) this.remove(before.id);
      return;
    }
    this.putEdited(record, text);
  }

  /** A reply that files can be attached to, even before it has a word. Resolves once it is saved, or cannot be. */
  async startReply(record: WrittenRecord & { reply: ReplyDraft }): Promise<void> {
    if (!this.editedNote(record.recordId, true)) this.putEdited(record, '');
    await this.saveNow();
  }

  /** The names of the files that are attached to a reply. @param isUntouched as in `write` */
  nameFiles(id: string, files: readonly string[], isUntouched = true): void {
    const note = this.notes.get(id);
    if (!note?.reply || note.isFinished || files.join('/') === note.reply.files.join('/')) return;
    const { recordId, recordKind, text, reply } = note;
    this.editedNoteIds.set(placeOf(note), id);
    this.write({ recordId, recordKind, reply: { ...reply, files } }, text, isUntouched);
  }

  /** From now on the edited note waits to be sent. Returns its id, or null when it is empty. */
  finish(recordId: string): string | null {
    const note = this.editedNote(recordId);
    if (!note || note.text.trim() === '') return null;
    this.editedNoteIds.delete(placeOf(note));
    this.put({ ...note, isFinished: true, updatedAt: this.clock().toISOString() });
    return note.id;
  }

  /** From now on the edited reply waits to be sent, as an entry of work. Returns its id, or null where there is none. */
  finishReply(recordId: string): string | null {
    const note = this.editedNote(recordId, true);
    if (!note?.reply) return null;
    const { text, reply } = note;
    const { to, subject } = reply;
    // An id of its own: changed after a refusal, it is another entry.
    const work: OwnerEntry = { id: randomUuid(), kind: 'reply', to, subject, text, files: [] };
    this.editedNoteIds.delete(placeOf(note));
    const updatedAt = this.clock().toISOString();
    this.put({ ...withoutRefusal(note), work, isFinished: true, updatedAt });
    return note.id;
  }

  /**
   * From now on an entry of work waits to be sent.
   * @param text the entry in words
   * @returns false, and nothing has changed, where one waits on this device that the client would hear of as well
   */
  async add(
    record: Pick<NoteDraft, 'recordId' | 'recordKind'>,
    work: OwnerEntry,
    text: string,
  ): Promise<boolean> {
    if (waitsAlone(work) !== null) {
      // Another tab may have added one.
      await this.reload();
      if (this.rivalsOf({ ...record, work }).length > 0) return false;
    }
    const updatedAt = this.clock().toISOString();
    this.put({ id: work.id, ...record, text, work, isFinished: true, updatedAt, revision: 0 });
    return true;
  }

  /** What waits and says something else to the client about the same. */
  private rivalsOf({ recordId, work }: Pick<NoteDraft, 'recordId' | 'work'>): NoteDraft[] {
    const about = work && waitsAlone(work);
    if (!about) return [];
    return this.snapshot.notes.filter(
      (note) =>
        note.recordId === recordId &&
        note.isFinished &&
        note.work &&
        waitsAlone(note.work) === about,
    );
  }

  /**
   * From now on a change of the record itself waits to be sent, in place of an earlier one of the same kind; one that
   * the server may have stays, and is sent before it.
   * @param text the change in words
   * @param isTried whether the server may have it
   * @returns its id; null where the owner has only undone what was waiting
   */
  change(
    record: Pick<NoteDraft, 'recordId' | 'recordKind'>,
    wanted: RecordChange,
    text: string,
    isTried = false,
  ): string | null {
    const waiting = this.snapshot.notes.filter(
      ({ recordId, change, isFinished }) =>
        recordId === record.recordId &&
        change !== undefined &&
        kindOf(change) === kindOf(wanted) &&
        isFinished,
    );
    const before = waiting.find(({ mayBeStored }) => mayBeStored === undefined);
    const tried = waiting.filter(({ mayBeStored }) => mayBeStored).at(-1);
    const ifStatus = before?.change?.ifStatus ?? tried?.change?.status ?? wanted.ifStatus;
    const change = { ...wanted, ...(ifStatus && { ifStatus }) };
    // Under an id of its own: another tab may be sending the earlier one, and then removes that.
    if (before) this.remove(before.id);
    // The owner has thought better of it.
    if (before && ifStatus !== undefined && change.status === ifStatus) return null;
    const updatedAt = this.clock().toISOString();
    const note = { id: randomUuid(), ...record, text, isFinished: true, updatedAt, revision: 0 };
    this.put({ ...note, change, ...(isTried && { mayBeStored: true }) });
    return note.id;
  }

  /** Deletes a note: the server has it, or the owner wants to. */
  remove(id: string): void {
    if (!this.notes.delete(id)) return;
    noteBackups.remove(id);
    this.changed(id);
  }

  /**
   * Deletes every note on the owner's wish.
   * @throws StorageError
   */
  async clear(): Promise<void> {
    this.unsaved.clear();
    this.notes.clear();
    this.changes += 1;
    noteBackups.removeAll();
    this.show({});
    await this.saving;
    const { removeAllNotes } = await import('./note-storage.ts');
    await removeAllNotes();
  }

  /** Sends finished notes, one after the other, in one tab at a time. A call during a round is answered by its end. */
  send(deliver: (note: NoteDraft) => Promise<NoteOutcome>): Promise<void> {
    this.sending ??= this.sendRound(deliver).finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  private async sendRound(deliver: (note: NoteDraft) => Promise<NoteOutcome>): Promise<void> {
    await this.saveNow();
    await sendExclusively('owner-notes', () => this.sendAll(deliver));
  }

  private async sendAll(deliver: (note: NoteDraft) => Promise<NoteOutcome>): Promise<void> {
    // Another tab may have sent some of them while this one waited.
    await this.reload();
    const tried = new Set<string>();
    for (;;) {
      // The oldest first: a change may follow an earlier one.
      let next = this.snapshot.notes.find(({ id, isFinished }) => isFinished && !tried.has(id));
      if (!next) return;
      tried.add(next.id);
      if (next.change && !next.mayBeStored) {
        // Before the try: its response may be lost, or this page closed.
        this.put({ ...next, mayBeStored: true });
        await this.saveNow();
        next = this.notes.get(next.id);
        if (!next) continue;
      }
      this.show({ sendingId: next.id });
      let outcome: NoteOutcome = 'later';
      try {
        outcome = await deliver(next);
      } finally {
        this.show({ sendingId: null });
      }
      if (outcome === 'later') {
        // Only its files may be what fails: nothing else waits behind them.
        if (next.reply?.files.length) continue;
        return;
      }
      if (outcome === 'sent') {
        this.remove(next.id);
        // Added in two tabs in the same moment.
        for (const { id } of this.rivalsOf(next)) this.reopen(id, sentFirst);
      } else this.reopen(next.id, outcome.refused);
      await this.saveNow();
    }
  }

  private reopen(id: string, refusal: string): void {
    const note = this.notes.get(id);
    if (!note) return;
    const { work, ...rest } = note;
    if (note.reply && work) this.put({ ...rest, isFinished: false, refusal });
    else this.put({ ...note, isFinished: false, ...(!isTyped(note) && { refusal }) });
  }

  /** Another tab has sent or deleted notes; what is being changed here stays. */
  private drop(ids: readonly string[] | 'all'): void {
    this.changes += 1;
    for (const id of ids === 'all' ? this.notes.keys() : ids) {
      if (!this.isOwn(id)) this.notes.delete(id);
    }
    this.show({});
  }

  /** Whether this tab has unsaved changes of it. */
  private isOwn(id: string): boolean {
    return this.unsaved.has(id) || id === this.savingId;
  }

  private putEdited(record: WrittenRecord, text: string): void {
    const updatedAt = this.clock().toISOString();
    const before = this.editedNote(record.recordId, record.reply !== undefined);
    const note = {
      ...(before ? withoutRefusal(before) : { id: randomUuid(), isFinished: false, revision: 0 }),
      ...record,
      text,
      updatedAt,
    };
    this.editedNoteIds.set(placeOf(note), note.id);
    this.put(note);
  }

  private put(note: NoteDraft): NoteDraft {
    const marked = { ...note, writtenBy: this.writtenHere() };
    this.notes.set(note.id, marked);
    this.changed(note.id);
    return marked;
  }

  private changed(id: string): void {
    this.changes += 1;
    this.unsaved.add(id);
    this.hasUnsaved = true;
    this.show({});
    void this.saveNow();
  }

  /** Includes changes that are made in the meantime. */
  protected override async save(): Promise<void> {
    for (const id of this.unsaved) {
      this.unsaved.delete(id);
      this.savingId = id;
      try {
        await this.saveOne(id);
      } catch (error) {
        this.unsaved.add(id);
        throw error;
      } finally {
        this.savingId = null;
      }
    }
    if (this.snapshot.problem !== null) this.show({ problem: null });
  }

  private async saveOne(id: string): Promise<void> {
    const { copyNoteFiles, removeNote, saveNote } = await import('./note-storage.ts');
    const note = this.notes.get(id);
    if (!note) {
      await removeNote(id);
      noteBackups.remove(id);
      return;
    }
    const outcome = await saveNote(note);
    // A read that began before does not have it.
    this.changes += 1;
    const ownId = randomUuid();
    const isCopied = outcome === 'conflict' && note.reply !== undefined;
    const files = isCopied ? await copyNoteFiles(id, ownId) : [];
    const now = this.notes.get(id);
    if (!now) {
      // Deleted in the meantime: nothing will name the copies.
      if (isCopied) await removeNote(ownId);
      return;
    }
    this.notes.delete(id);
    if (outcome !== 'conflict') {
      this.notes.set(id, { ...now, revision: outcome });
      if (!this.unsaved.has(id)) noteBackups.remove(id);
    } else {
      // Both sides stay: what was typed here becomes a note of its own.
      const own = { ...now, id: ownId, revision: 0 };
      if (own.reply) own.reply = { ...own.reply, files };
      this.unsaved.delete(id);
      noteBackups.remove(id);
      const place = placeOf(own);
      if (this.editedNoteIds.get(place) === id) this.editedNoteIds.set(place, own.id);
      this.notes.set(own.id, own);
      this.unsaved.add(own.id);
    }
    this.show({});
  }

  /** Loads what other tabs have saved; what the browser has cleared without an event from any tab is saved again. */
  private async reload(): Promise<void> {
    let stored: readonly NoteDraft[];
    let unreadable: number;
    let changes: number;
    do {
      ({ changes } = this);
      try {
        // Dexie is loaded only where there are any.
        const isEmpty = (await readRawNotes()).length === 0;
        ({ notes: stored, unreadable } = isEmpty ? nothingStored : await openNotes());
      } catch {
        return;
      }
    } while (changes !== this.changes);
    // Whoever shows the notes now has read them itself.
    if (this.isEnded) return;
    const kept = new Set(stored.map(({ id }) => id));
    for (const note of this.notes.values()) {
      if (kept.has(note.id) || note.revision === 0 || this.isOwn(note.id)) continue;
      this.put({ ...note, revision: 0 });
    }
    for (const note of stored) {
      const here = this.notes.get(note.id);
      if (!this.isOwn(note.id) && (here?.revision ?? 0) <= note.revision) {
        this.notes.set(note.id, note);
      }
    }
    this.show({ unreadable });
  }

  /** Restores unload backups, beside what has been changed since. */
  private recover(): void {
    for (const [, last] of noteBackups.all()) {
      const stored = this.notes.get(last.id);
      const isSaved = stored !== undefined && contentOf(stored) === contentOf(last);
      if (!isSaved) {
        const revision = stored?.revision ?? 0;
        const isNext = revision === last.revision || isEarlierOf(stored?.writtenBy, last.writtenBy);
        const next = isNext ? { revision } : { id: randomUuid(), revision: 0 };
        const note = this.put({ ...last, ...next });
        noteBackups.save(note.id, note);
      }
      if (isSaved || !this.unsaved.has(last.id)) noteBackups.remove(last.id);
    }
  }

  protected override backUp(): boolean {
    const unsaved = [...this.notes.values()].filter(({ id }) => this.isOwn(id));
    // Every one of them, also after one that did not fit.
    return unsaved.filter((note) => !noteBackups.save(note.id, note)).length === 0;
  }

  private show(change: Partial<NotesView>): void {
    const notes = [...this.notes.values()].sort((one, other) =>
      one.updatedAt.localeCompare(other.updatedAt),
    );
    this.set({ ...change, notes });
  }
}

/** Whether it is a note or reply, which the owner can go on writing. */
const isTyped = ({ work, change }: NoteDraft) => work === undefined && change === undefined;

/** Names what may wait only once for a record; null where any number may. */
function waitsAlone(work: OwnerEntry): string | null {
  if (work.kind.startsWith('visit-')) return 'visit';
  if (work.kind === 'invoice') return `invoice ${work.form}`;
  return work.kind === 'report-sent' || work.kind === 'report-removed'
    ? `report ${work.report}`
    : null;
}

/** Why what was added in two tabs is sent once. */
export const sentFirst = 'The one from another tab was sent first. Discard this one.';

/** What of a note its owner has chosen or written. */
const contentOf = ({ text, isFinished, reply, work, change }: NoteDraft) =>
  JSON.stringify([text, isFinished, reply, work, change]);

/** What of a record a change is about: `status`, `folder`, `isAnswered`. */
const kindOf = (change: RecordChange) =>
  Object.keys(change)
    .filter((name) => name !== 'ifStatus')
    .sort()
    .join(' ');

const nothingStored = { notes: [], unreadable: 0 };
const openNotes = async () => (await import('./encrypted-notes.ts')).readNotes();

function withoutRefusal(note: NoteDraft): NoteDraft {
  const changed = { ...note };
  delete changed.refusal;
  return changed;
}

/** Names the field in which a note is written: each record has one for notes and one for replies. */
function placeOf(
  note: Pick<NoteDraft, 'recordId' | 'reply'> | { recordId: string; isReply: boolean },
): string {
  const isReply = 'isReply' in note ? note.isReply : note.reply !== undefined;
  return `${isReply ? 'reply' : 'note'} ${note.recordId}`;
}
