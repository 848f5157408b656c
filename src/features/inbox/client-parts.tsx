import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import type { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import { randomUuid } from '#lib/uuid.ts';
import { clientEmailOf } from '#shared/inbox/client-state.ts';
import type { InboxEntry, ReportList } from '#shared/inbox/entry-text.ts';
import type { OwnerEntry } from '#shared/inbox/work-entries.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import type { GivenEntry } from './client-part.ts';
import { ClientLinkPart } from './client-link-part.tsx';
import { blankValuesOf, servesMessages } from './blank-values.ts';
import { ReplyPart } from './reply-part.tsx';
import type { UploadsProps } from './reply-part.tsx';
import { ReportPart } from './report-part.tsx';
import type { TextsState } from './start-from.tsx';
import { Thread } from './thread.tsx';
import { UnsentWork } from './unsent-work.tsx';
import { VisitPart } from './visit-part.tsx';
import { isSent, useNotesView } from './use-owner-notes.ts';
import { replyTextsQuery } from './reply-texts-query.ts';
import { workQuery } from './work-queries.ts';
import styles from './client-parts.module.css';

/** What passes between the practice and the client: thread, reply, visit, report, the client’s page. */
export function ClientParts({
  entry,
  reports,
  now,
  ownerNotes,
  uploads,
  onWork,
  onFinishReply,
}: {
  entry: InboxEntry;
  reports: ReportList;
  now: Date;
  ownerNotes: OwnerNotes;
  uploads: ComponentType<UploadsProps>;
  /** Adds an entry, through the outbox of the notes; false where one waits that the client would hear of as well. */
  onWork: (work: OwnerEntry) => Promise<boolean>;
  /** The reply that is being written is finished. */
  onFinishReply: () => void;
}) {
  const { data: entries, error, refetch } = useQuery(workQuery(entry.id));
  const textsRead = useQuery(replyTextsQuery);
  const replyTexts = textsRead.data ?? null;
  const texts: TextsState = {
    texts: (replyTexts?.texts ?? []).filter(
      (one) => entry.kind === 'request' || servesMessages(one),
    ),
    state: replyTexts !== null ? 'loaded' : textsRead.isError ? 'failed' : 'loading',
    retry: () => void textsRead.refetch(),
  };
  const waiting = useNotesView(ownerNotes).notes.flatMap((note) =>
    note.recordId === entry.id && note.isFinished && note.work && !isSent(note, entries ?? [])
      ? [note.work]
      : [],
  );
  // The list is asked for anew with every change at the server; this goes with it.
  useEffect(() => {
    void refetch();
  }, [entry, refetch]);

  const add = (given: GivenEntry) => onWork({ ...given, id: randomUuid() } as OwnerEntry);

  if (entries === undefined) {
    return error === null ? (
      <p role="status" className={styles['small']}>
        Loading what was sent…
      </p>
    ) : (
      <p role="alert" className={styles['small']}>
        We couldn’t load what was sent.{' '}
        <TextButton onClick={() => void refetch()}>Try again</TextButton>
      </p>
    );
  }
  const part = { entry, entries, email: clientEmailOf(entries, entry.email), now, add };
  const blanks = blankValuesOf({ entry, entries, reports, replyTexts });
  return (
    <>
      <Thread {...part} />
      <UnsentWork
        of="client"
        entry={entry}
        sent={entries}
        ownerNotes={ownerNotes}
        onWork={onWork}
      />
      <ReplyPart
        {...part}
        reports={reports}
        canSend={replyTexts?.canSend !== false}
        texts={texts}
        blanks={blanks}
        ownerNotes={ownerNotes}
        uploads={uploads}
        onFinish={onFinishReply}
      />
      {entry.kind === 'message' ? null : (
        <>
          <VisitPart {...part} isWaiting={waiting.some(({ kind }) => kind.startsWith('visit-'))} />
          <ReportPart {...part} waiting={waiting} texts={texts} blanks={blanks} />
          <ClientLinkPart {...part} />
        </>
      )}
    </>
  );
}
