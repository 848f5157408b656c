import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { momentWords } from '#lib/date-words.ts';
import { ApiError, call } from '#shared/api/call.ts';
import { postEntryHide, postEntryShow } from '#shared/api/owner-entries.ts';
import type { EntryRevision } from '#shared/api/owner-entries.ts';
import { contentTypeOf } from '#shared/content-types/types.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { Confirmation } from '#ui/actions/confirmation.tsx';
import { useConfirmation } from '#ui/actions/use-confirmation.ts';
import { Button } from '#ui/button/button.tsx';
import { TextButton } from '#ui/button/text-button.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { ChangeView, countWords } from './change-view.tsx';
import { changesBetween } from './changes.ts';
import { refusalWords } from './queries.ts';
import type { EntryOnServer } from './queries.ts';
import styles from './editor.module.css';

/** Every version of an entry with what changed in it; an older one can be brought back, and the entry hidden. */
export function HistoryPart({
  kind,
  server,
  hasUnsent,
  onBack,
  onBringBack,
  onChanged,
}: {
  kind: ContentTypeName;
  server: EntryOnServer | null;
  /** Whether this device has changes that the server does not have. */
  hasUnsent: boolean;
  onBack: () => void;
  onBringBack: (revision: EntryRevision) => void;
  onChanged: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { isAsking, ask, stopAsking, opener } = useConfirmation();
  const [isBusy, setIsBusy] = useState(false);

  async function move(
    endpoints: readonly (typeof postEntryHide | typeof postEntryShow)[],
    done: string,
  ) {
    if (server === null || isBusy) return;
    setIsBusy(true);
    try {
      const { kind: name, id } = server.entry;
      for (const endpoint of endpoints) await call(endpoint, { parameters: { kind: name, id } });
      stopAsking();
      showToast({ title: done, tone: 'success' });
      onChanged();
    } catch (error) {
      // Reads the entry again: it may need a sign-in, and the first of two steps may have succeeded.
      if (error instanceof ApiError) onChanged();
      showToast({
        title: 'We couldn’t change that',
        description: refusalWords(error),
        tone: 'destructive',
      });
    } finally {
      setIsBusy(false);
    }
  }

  const revisions = server?.revisions ?? [];
  const state = server?.entry.state;
  const isScheduled = (server?.entry.publishAt ?? null) !== null;
  const wasLive = revisions.some((revision) => revision.state === 'live');
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
            revision.savedAt === null ? 'Original version' : momentWords(revision.savedAt);
          return (
            <li key={revision.revisionId}>
              <h3>
                {when}{' '}
                {revision.state === 'live' && state === 'hidden' ? (
                  <span>Hidden</span>
                ) : (
                  <span data-state={revision.state}>{revisionWords[revision.state]}</span>
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
      {state === 'hidden' ? (
        <div>
          <Button
            aria-disabled={isBusy}
            onClick={() =>
              void move(
                [postEntryShow],
                wasLive ? 'Visitors can see it again' : 'It’s a draft again',
              )
            }
          >
            {wasLive ? 'Show it again' : 'Make it a draft again'}
          </Button>
        </div>
      ) : state === 'live' ? (
        isAsking ? (
          <Confirmation
            label="Hide this from visitors?"
            confirmLabel="Hide it"
            isBusy={isBusy}
            onCancel={stopAsking}
            onConfirm={() => void move([postEntryHide], 'Hidden from visitors')}
          >
            {[
              ...(contentTypeOf(kind).address === 'none'
                ? []
                : ['Its page will say that it’s no longer published.']),
              ...(isScheduled ? ['The scheduled changes won’t be published.'] : []),
              'You can show it again at any time, and no version is deleted.',
            ].join(' ')}
          </Confirmation>
        ) : (
          <div>
            <Button ref={opener} tone="quiet" onClick={ask}>
              Hide from visitors…
            </Button>
          </div>
        )
      ) : state === 'scheduled' ? (
        isAsking ? (
          <Confirmation
            label="Cancel the scheduled time?"
            cancelLabel="Leave it scheduled"
            confirmLabel="Don’t publish it"
            isBusy={isBusy}
            onCancel={stopAsking}
            // Hiding cancels the schedule; an entry that was never live and is shown again is a draft.
            onConfirm={() => void move([postEntryHide, postEntryShow], 'It’s a draft again')}
          >
            It won’t be published at the scheduled time. No version is deleted.
          </Confirmation>
        ) : (
          <div>
            <Button ref={opener} tone="quiet" onClick={ask}>
              Cancel the scheduled time…
            </Button>
          </div>
        )
      ) : null}
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

const revisionWords = {
  live: 'Live',
  scheduled: 'Scheduled',
  draft: 'Draft',
  former: '',
} as const satisfies Record<EntryRevision['state'], string>;
