import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { momentWords } from '#lib/date-words.ts';
import { call } from '#shared/api/call.ts';
import { postEntryHide, postEntryShow } from '#shared/api/owner-entries.ts';
import type { EntryRevision } from '#shared/api/owner-entries.ts';
import { contentKindOf } from '#shared/content-kinds/kinds.ts';
import type { ContentKindName } from '#shared/content-kinds/kinds.ts';
import { Question } from '#ui/actions/question.tsx';
import { useQuestion } from '#ui/actions/use-question.ts';
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
  onBack,
  onBringBack,
  onChanged,
}: {
  kind: ContentKindName;
  server: EntryOnServer | null;
  onBack: () => void;
  onBringBack: (revision: EntryRevision) => Promise<void>;
  onChanged: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { isAsking, ask, stopAsking, opener } = useQuestion();
  const [isBusy, setIsBusy] = useState(false);

  async function move(endpoint: typeof postEntryHide | typeof postEntryShow, done: string) {
    if (server === null || isBusy) return;
    setIsBusy(true);
    try {
      const { kind: name, id } = server.entry;
      await call(endpoint, { parameters: { kind: name, id } });
      stopAsking();
      showToast({ title: done, tone: 'success' });
      onChanged();
    } catch (error) {
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
  return (
    <section aria-labelledby="history-title" className={styles['part']}>
      <TextButton look="way" onClick={onBack}>
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
            revision.savedAt === null
              ? 'Original version'
              : momentWords(new Date(revision.savedAt));
          return (
            <li key={revision.revisionId}>
              <h3>
                {when} <span data-state={revision.state}>{revisionWords[revision.state]}</span>
              </h3>
              <details>
                <summary>{before === undefined ? 'Show the text' : countWords(changes)}</summary>
                <ChangeView changes={changes} />
              </details>
              {index === 0 ? null : (
                <Button tone="quiet" onClick={() => void onBringBack(revision)}>
                  Bring back<span className="visually-hidden">: {when}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {state === 'hidden' ? (
        <Button
          aria-disabled={isBusy}
          onClick={() => void move(postEntryShow, 'Visitors can see it again')}
        >
          Show it again
        </Button>
      ) : state === 'live' || state === 'scheduled' ? (
        isAsking ? (
          <Question
            label="Hide this from visitors?"
            lose="Hide it"
            isBusy={isBusy}
            onKeep={stopAsking}
            onLose={() => void move(postEntryHide, 'Hidden from visitors')}
          >
            {state === 'live'
              ? `${contentKindOf(kind).address === 'none' ? '' : 'Its page will say that it’s no longer published. '}You can show it again at any time, and no version is deleted.`
              : 'It won’t be published at the scheduled time. No version is deleted.'}
          </Question>
        ) : (
          <div>
            <Button ref={opener} tone="quiet" onClick={ask}>
              Hide from visitors…
            </Button>
          </div>
        )
      ) : null}
    </section>
  );
}

const revisionWords = {
  live: 'Live',
  scheduled: 'Scheduled',
  draft: 'Draft',
  former: '',
} as const satisfies Record<EntryRevision['state'], string>;
