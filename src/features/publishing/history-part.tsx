import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatMoment } from '#lib/format-date.ts';
import type { EntryRevision } from '#shared/api/owner-entries.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { Confirmation } from '#ui/actions/confirmation.tsx';
import { useConfirmation } from '#ui/actions/use-confirmation.ts';
import { Button } from '#ui/button/button.tsx';
import { TextButton } from '#ui/button/text-button.tsx';
import { ChangeView, countWords } from './change-view.tsx';
import { changesBetween } from './changes.ts';
import type { EntryOnServer } from './queries.ts';
import styles from './editor.module.css';

/** Every version of an entry with what changed in it; an older one can be brought back. */
export function HistoryPart({
  kind,
  server,
  hasUnsent,
  onBack,
  onBringBack,
}: {
  kind: ContentTypeName;
  server: EntryOnServer | null;
  /** Whether this device has changes that the server does not have. */
  hasUnsent: boolean;
  onBack: () => void;
  onBringBack: (revision: EntryRevision) => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const revisions = server?.revisions ?? [];
  const state = server?.entry.state;
  return (
    <section aria-labelledby="history-title" className={styles['part']}>
      <TextButton look="navigation" onClick={onBack}>
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />
        Back to editing
      </TextButton>
      <h2 ref={title} id="history-title" tabIndex={-1}>
        History
      </h2>
      {server === null ? (
        <p>The history needs a connection. Try again when you have reception.</p>
      ) : null}
      <ol className={styles['history']}>
        {revisions.map((revision, index) => {
          const before = revisions.find(({ revisionId }) => revisionId === revision.baseRevisionId);
          const changes = changesBetween(kind, before ?? null, revision);
          const when =
            revision.savedAt === null ? 'Original version' : formatMoment(revision.savedAt);
          return (
            <li key={revision.revisionId}>
              <h3>
                {when}{' '}
                {revision.state === 'live' && state === 'hidden' ? (
                  <span>Hidden</span>
                ) : (
                  <span data-state={revision.state}>{revisionLabels[revision.state]}</span>
                )}
              </h3>
              <details>
                <summary>{before === undefined ? 'Show the text' : countWords(changes)}</summary>
                <ChangeView changes={changes} />
              </details>
              {index === 0 ? null : (
                <BringBack
                  when={when}
                  isAsked={hasUnsent}
                  onBringBack={() => onBringBack(revision)}
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Replaces the content of the editor with an older version. */
function BringBack({
  when,
  isAsked,
  onBringBack,
}: {
  when: string;
  /** Whether to ask first, because changes would be lost. */
  isAsked: boolean;
  onBringBack: () => void;
}) {
  const { isAsking, ask, stopAsking, opener } = useConfirmation();
  return isAsking ? (
    <Confirmation
      label="Replace the changes on this device?"
      confirmLabel="Replace them"
      onCancel={stopAsking}
      onConfirm={onBringBack}
    >
      The changes on this device haven’t been sent. This version will replace them.
    </Confirmation>
  ) : (
    <Button ref={opener} tone="quiet" onClick={isAsked ? ask : onBringBack}>
      Bring back<span className="visually-hidden">: {when}</span>
    </Button>
  );
}

const revisionLabels = {
  live: 'Live',
  scheduled: 'Scheduled',
  draft: 'Draft',
  former: '',
} as const satisfies Record<EntryRevision['state'], string>;
