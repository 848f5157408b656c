import { useEffect, useRef } from 'react';
import { formatMoment } from '#lib/format-date.ts';
import type { EntryTrouble, EntryContent } from '#offline/records.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { Button } from '#ui/button/button.tsx';
import { NonTextChanges } from './change-view.tsx';
import { changesBetween } from './changes.ts';
import styles from './editor.module.css';

/** Both versions of an entry that was changed in two places, side by side; nothing is overwritten until one is chosen. */
export function ConflictResolver({
  kind,
  mine,
  other,
  onResolve,
}: {
  kind: ContentTypeName;
  mine: EntryContent;
  other: Extract<EntryTrouble, { kind: 'conflict' }>['current'];
  onResolve: (chosen: 'mine' | 'theirs') => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const changes = changesBetween(kind, other, mine);
  const when = other.savedAt === null ? '' : ` (${formatMoment(other.savedAt)})`;
  const place = other.revisionId === null ? 'in another tab' : 'on another device';
  return (
    <section aria-labelledby="versions-title" className={`${styles['part']} ${styles['wide']}`}>
      <h2 ref={title} id="versions-title" tabIndex={-1}>
        This was also changed {place}
      </h2>
      <p>
        Both versions are safe. Choose the one to continue with. The other one{' '}
        {other.revisionId === null ? 'is replaced when you do.' : 'stays in the history.'}
      </p>
      <div className={styles['versions']}>
        <Version
          title="Your version in this tab"
          changes={changes}
          shown="added"
          action="Continue with mine"
          onChoose={() => onResolve('mine')}
        />
        <Version
          title={`The other version${when}`}
          changes={changes}
          shown="removed"
          action="Use the other one"
          onChoose={() => onResolve('theirs')}
        />
      </div>
    </section>
  );
}

function Version({
  title,
  changes,
  shown,
  action,
  onChoose,
}: {
  title: string;
  changes: ReturnType<typeof changesBetween>;
  /** Which words this version marks: those added in it, or those that the other one removes. */
  shown: 'added' | 'removed';
  action: string;
  onChoose: () => void;
}) {
  return (
    <section className={styles['version']} aria-label={title}>
      <h3>{title}</h3>
      {changes.length === 0 ? <p>The two versions are the same.</p> : null}
      <dl className={styles['changes']}>
        {changes.map(({ label, runs, others }) => (
          <div key={label}>
            <dt>{label}</dt>
            {runs.length === 0 ? null : (
              <dd>
                {runs
                  .filter(({ kind }) => kind === 'same' || kind === shown)
                  .map((run, index) =>
                    run.kind === shown ? <mark key={index}>{run.text}</mark> : run.text,
                  )}
              </dd>
            )}
            <NonTextChanges others={others} />
          </div>
        ))}
      </dl>
      <Button tone={shown === 'added' ? 'full' : 'quiet'} onClick={onChoose}>
        {action}
      </Button>
    </section>
  );
}
