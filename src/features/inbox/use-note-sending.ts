import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { failureOf, FileRefusedError, MissingBytesError } from '#offline/outbox/failure.ts';
import type { NoteOutcome, OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import { forgetReplyUploads, uploadReplyFiles } from '#offline/owner-notes/upload-files.ts';
import type { NoteDraft } from '#offline/records.ts';
import { ApiError } from '#shared/api/call.ts';
import type { RecordChange } from '#shared/api/inbox.ts';
import { Second } from '#shared/time.ts';
import { showToast } from '#ui/toast/toasts.ts';
import type { InboxEntry } from '#shared/inbox/entry-text.ts';
import type { OwnerEntry } from '#shared/inbox/work-entries.ts';
import { addWork, changeEntry, isGone, isUnauthorised } from './inbox-reads.ts';
import { changeText } from './change-text.ts';
import { entryText } from './request-money.ts';
import { refusalText } from './refusal-text.ts';
import { useNotesView } from './use-owner-notes.ts';
import type { InboxConnection } from './watch-inbox.ts';

const tryAgainMs = 15 * Second.ms;

/**
 * Sends the owner's finished notes while the inbox is open: at once, when the connection returns, and at intervals.
 * @returns finishes the note of a record, or the reply; adds an entry of work to one
 */
export function useNoteSending(
  ownerNotes: OwnerNotes,
  {
    connection,
    track,
    onSessionEnded,
    onGone,
  }: {
    connection: InboxConnection;
    /** Every change of the owner goes through here. */
    track: <Result>(work: Promise<Result>) => Promise<Result>;
    onSessionEnded: () => void;
    /** There is no such record any more. */
    onGone: () => void;
  },
): {
  finishNote: (recordId: string) => void;
  finishReply: (recordId: string) => void;
  addWork: (entry: InboxEntry, work: OwnerEntry) => Promise<boolean>;
  /** A change of a record waits until the server can be reached. `isTried`: the server may have it. */
  addChange: (entry: InboxEntry, change: RecordChange, isTried: boolean) => void;
  /** Sends what is finished; resolves once the round has ended. */
  sendNow: () => Promise<void>;
} {
  const client = useQueryClient();
  const view = useNotesView(ownerNotes);
  const finished = view.notes.filter(({ isFinished }) => isFinished).length;
  /** Notes that were finished in this tab, and for which no toast has said yet that they wait. */
  const unannounced = useRef(new Set<string>());
  /** Replies whose files the server had lost: their files are uploaded once more, not for ever. */
  const uploadedAgain = useRef(new Set<string>());

  const deliver = useEffectEvent(async (note: NoteDraft): Promise<NoteOutcome> => {
    const { id, text, recordId, recordKind, change } = note;
    const isUnannounced = unannounced.current.delete(id);
    const { work: given, reply } = note;
    try {
      const work =
        given?.kind === 'reply' && reply
          ? { ...given, files: await uploadReplyFiles(note, fetch) }
          : given;
      const entry = { kind: recordKind, id: recordId };
      await track(
        work
          ? addWork(client, entry, work)
          : changeEntry(client, entry, change ?? { addNote: { id, text } }),
      );
      return 'sent';
    } catch (error) {
      if (isForgotten(error) && !uploadedAgain.current.has(id)) {
        uploadedAgain.current.add(id);
        await forgetReplyUploads(id);
        return 'later';
      }
      const isFinalRefusal = isGone(error) || isRefused(error);
      if (isFinalRefusal || isUnannounced) {
        showToast(
          isFinalRefusal || isUnauthorised(error)
            ? refused(error)
            : waiting(ownerNotes, change ? 'change' : reply ? 'reply' : given ? 'entry' : 'note'),
        );
      }
      if (isUnauthorised(error)) onSessionEnded();
      else if (isGone(error)) onGone();
      return isFinalRefusal ? { refused: refusalText(error) } : 'later';
    }
  });
  const send = useEffectEvent(() => ownerNotes.send((note) => deliver(note)));

  useEffect(() => {
    if (finished === 0) return undefined;
    const sendNow = () => void send();
    sendNow();
    const timer = setInterval(sendNow, tryAgainMs);
    window.addEventListener('online', sendNow);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sendNow);
    };
  }, [finished, connection]);

  const sendLatest = useRef<() => Promise<void>>(async () => undefined);
  useEffect(() => {
    sendLatest.current = () => send();
  }, []);
  return useMemo(
    () => ({
      sendNow: () => sendLatest.current(),
      addChange({ id, kind, status }, change, isTried) {
        const wanted = { ...change, ...(change.status && { ifStatus: status }) };
        const record = { recordId: id, recordKind: kind };
        const waitingId = ownerNotes.change(record, wanted, changeText(change), isTried);
        if (waitingId !== null) unannounced.current.add(waitingId);
      },
      finishNote(recordId) {
        const id = ownerNotes.finish(recordId);
        if (id !== null) unannounced.current.add(id);
      },
      finishReply(recordId) {
        const id = ownerNotes.finishReply(recordId);
        if (id !== null) unannounced.current.add(id);
      },
      addWork({ id, kind }, work) {
        unannounced.current.add(work.id);
        return ownerNotes.add({ recordId: id, recordKind: kind }, work, entryText(work));
      },
    }),
    [ownerNotes],
  );
}

/** The server will not take it as it is, or cannot be given all of it. */
function isRefused(error: unknown): boolean {
  if (error instanceof FileRefusedError || error instanceof MissingBytesError) {
    return failureOf(error).kind === 'refused';
  }
  return error instanceof ApiError && [400, 413, 422].includes(error.status);
}

/** The server no longer has the files that were uploaded for a reply. */
function isForgotten(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unknown-attachment';
}

function refused(error: unknown) {
  return {
    title: 'We couldn’t save that change',
    description: refusalText(error),
    tone: 'destructive',
  } as const;
}

function waiting(ownerNotes: OwnerNotes, what: 'change' | 'entry' | 'note' | 'reply') {
  return ownerNotes.getView().problem === null
    ? {
        title: `Your ${what} is saved on this device`,
        description: 'We’ll send it automatically when we can reach the server.',
      }
    : ({
        title: `Your ${what} isn’t saved yet`,
        description: 'Keep this page open. We’ll send it when we can reach the server.',
        tone: 'destructive',
      } as const);
}
