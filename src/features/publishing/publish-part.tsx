import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { EntryContent } from '#offline/records.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { Button } from '#ui/button/button.tsx';
import { TextButton } from '#ui/button/text-button.tsx';
import { ErrorText } from '#ui/form/field.tsx';
import { AffectedTexts } from './affected-texts.tsx';
import { ChangeView } from './change-view.tsx';
import { changesBetween } from './changes.ts';
import styles from './editor.module.css';

/** What will change for visitors, and when. */
export function PublishPart({
  kind,
  id,
  live,
  isHidden,
  content,
  isBusy,
  onBack,
  onPublish,
}: {
  kind: ContentTypeName;
  id: string;
  /** What visitors see now; null where they see nothing yet. */
  live: EntryContent | null;
  /** Whether the entry is hidden: visitors saw it before. */
  isHidden: boolean;
  content: EntryContent;
  /** Whether it is on its way already. */
  isBusy: boolean;
  onBack: () => void;
  /** Called with the scheduled time; null publishes at once. */
  onPublish: (publishAt: string | null) => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    // Past the head of the page, so that “Publish now” is on the first screen of a phone.
    title.current?.scrollIntoView({ behavior: 'instant' });
  }, []);
  const [time, setTime] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const changes = live === null ? [] : changesBetween(kind, live, content);

  function schedule() {
    const moment = new Date(time);
    if (time === '' || Number.isNaN(moment.getTime())) setProblem('Choose a day and a time');
    else if (moment.getTime() <= Date.now()) {
      setProblem('That time has passed. Choose a later one, or publish now.');
    } else onPublish(moment.toISOString());
  }

  return (
    <section aria-labelledby="publish-title" className={styles['part']}>
      <TextButton look="navigation" onClick={onBack}>
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />
        Back to editing
      </TextButton>
      <h2 ref={title} id="publish-title" tabIndex={-1}>
        Publish
      </h2>
      {live === null ? (
        <p>Visitors don’t see this yet. When it’s published, everyone can read it.</p>
      ) : isHidden ? (
        <p>This is hidden now. When it’s published, visitors can see it again.</p>
      ) : null}
      {live === null ? null : changes.length > 0 ? (
        <>
          <p>Visitors will see these changes:</p>
          <ChangeView changes={changes} />
        </>
      ) : (
        <p className={styles['muted']}>Nothing has changed since it was last published.</p>
      )}
      <AffectedTexts kind={kind} id={id} body={content.body} />
      <div className={styles['now']}>
        <Button aria-disabled={isBusy} onClick={() => onPublish(null)}>
          {isBusy ? 'Publishing…' : 'Publish now'}
        </Button>
      </div>
      <div className={styles['later']}>
        <label htmlFor="publish-at">Or publish later</label>
        <input
          id="publish-at"
          className={styles['day']}
          type="datetime-local"
          value={time}
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={problem === null ? undefined : 'publish-at-error'}
          onChange={(event) => {
            setTime(event.target.value);
            setProblem(null);
          }}
        />
        {problem === null ? null : <ErrorText id="publish-at-error">{problem}</ErrorText>}
        <Button tone="quiet" aria-disabled={isBusy} onClick={schedule}>
          Publish at this time
        </Button>
      </div>
    </section>
  );
}
