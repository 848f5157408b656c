import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import type { RecordChange } from '#shared/api/inbox.ts';
import type { InboxEntry, ReportList } from '#shared/inbox/entry-text.ts';
import type { OwnerEntry } from '#shared/inbox/work-entries.ts';
import type { ToolWorkOfRequest } from '#shared/tools/saved-work.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { BackToList } from './back-to-list.tsx';
import { Attachments } from './attachments.tsx';
import { ClientParts } from './client-parts.tsx';
import { photosOf } from './photos.ts';
import type { RenderPhotos } from './photos.ts';
import { usePrinting } from './use-printing.ts';
import { DialledText } from './dialled-text.tsx';
import { NextStep } from './next-step.tsx';
import { Notes } from './notes.tsx';
import { RecordAnswers } from './record-answers.tsx';
import { RecordHead } from './record-head.tsx';
import { RecordMoney } from './record-money.tsx';
import type { RecordPartProps } from './record-part.ts';
import { UnsentWork } from './unsent-work.tsx';
import type { UploadsProps } from './reply-part.tsx';
import styles from './record-view.module.css';

/**
 * One record in full, with everything the owner does with it, in the order of work: who and where, money, the next step,
 * notes, photos, answers. Each part has a file of its own.
 */
export function RecordView({
  entry,
  reports,
  now,
  ownerNotes,
  renderToolWork,
  renderPhotos,
  uploads,
  onBack,
  onChange,
  onFinishNote,
  onFinishReply,
  onWork,
  onErase,
}: {
  entry: InboxEntry;
  reports: ReportList;
  now: Date;
  ownerNotes: OwnerNotes;
  /** A piece of tool work as the visitor saw it. */
  renderToolWork: (work: ToolWorkOfRequest) => ReactNode;
  renderPhotos: RenderPhotos;
  uploads: ComponentType<UploadsProps>;
  onBack: () => void;
  /** Resolves to whether the server has stored it. */
  onChange: (change: RecordChange) => Promise<boolean>;
  /** The note that is being typed is finished. */
  onFinishNote: () => void;
  /** The reply that is being written is finished. */
  onFinishReply: () => void;
  /** Adds an entry of work; false where one waits that the client would hear of as well. */
  onWork: (work: OwnerEntry) => Promise<boolean>;
  onErase: () => void;
}) {
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    name.current?.focus({ preventScroll: true });
    name.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const photos = entry.kind === 'request' ? photosOf(entry.attachments).length : 0;
  const { isPrinting, print, onPrintable } = usePrinting(photos);
  const [announcement, setAnnouncement] = useState('');
  /** Announces a saved change. The pressed button may disappear with it, so the focus moves to something that stays. */
  async function changeTo(
    next: RecordChange,
    words?: string,
    place: HTMLElement | null = name.current,
  ) {
    const pressed = document.activeElement;
    setAnnouncement('');
    if (!(await onChange(next)) || words === undefined) return;
    setAnnouncement(words);
    const { activeElement, body } = document;
    if (activeElement === pressed || activeElement === body) place?.focus();
  }
  const part = { reports, now, change: (next, words) => changeTo(next, words) } satisfies Omit<
    RecordPartProps,
    'entry'
  >;
  const notes = (
    <Notes
      record={entry}
      notes={entry.notes}
      ownerNotes={ownerNotes}
      onFinish={onFinishNote}
      onRemove={(note, title) => void changeTo({ removeNote: note }, 'Note deleted.', title)}
    />
  );
  const client = (
    <ClientParts
      entry={entry}
      reports={reports}
      now={now}
      ownerNotes={ownerNotes}
      uploads={uploads}
      onWork={onWork}
      onFinishReply={onFinishReply}
    />
  );
  return (
    <article className={styles['record']} aria-labelledby="record-name">
      <BackToList onBack={onBack} />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <RecordHead {...part} entry={entry} nameRef={name} onPrint={print} />
      {entry.kind === 'message' ? (
        <>
          <p className={styles['message']}>
            <DialledText text={entry.message} />
          </p>
          <NextStep {...part} entry={entry} />
          <UnsentWork of="record" entry={entry} ownerNotes={ownerNotes} onWork={onWork} />
          {client}
          {notes}
        </>
      ) : (
        <>
          <RecordMoney {...part} entry={entry} ownerNotes={ownerNotes} onWork={onWork} />
          <NextStep {...part} entry={entry} />
          {client}
          {notes}
          <Attachments
            requestId={entry.id}
            files={entry.attachments}
            renderPhotos={renderPhotos}
            isPrinting={isPrinting}
            onPrintable={onPrintable}
          />
          <RecordAnswers entry={entry} renderToolWork={renderToolWork} />
        </>
      )}
      <TextButton onClick={onErase}>Delete this person’s data…</TextButton>
    </article>
  );
}
