import { PencilLine } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { StartedQuestionnaire } from '#offline/waiting/drafts-view.ts';
import { saveUnfinishedHeight } from '#offline/waiting/unfinished-height.ts';
import { useStartedQuestionnaires } from '#offline/react/use-waiting.ts';
import { dayAndMonth } from '#lib/format-date.ts';
import { openedHere, paths } from '#shared/paths.ts';
import { questionCounts } from '#shared/questionnaires/definition.ts';
import type { QuestionnaireKind } from '#shared/questionnaires/definition.ts';
import styles from './continue-link.module.css';

/** Leads back to a questionnaire that was started on this device, and says how far it is; nothing without one. */
export function ContinueLink({ kind }: { kind: QuestionnaireKind }) {
  const started = useStartedQuestionnaires().find((one) => one.kind === kind);
  if (started === undefined) return null;
  const answered = Object.values(started.answers).filter(
    (answer) => typeof answer === 'string' && answer.trim() !== '',
  ).length;
  const total = questionCounts[kind];
  return (
    <Link className={styles['continue']} to={paths.questionnaire(kind)} state={openedHere}>
      <PencilLine size={18} strokeWidth={1.5} aria-hidden="true" />
      <span>
        Continue · {Math.min(answered, total)} of {total} answered · saved{' '}
        {dayAndMonth(started.savedAt)}
      </span>
    </Link>
  );
}

/** A `ContinueLink` for every questionnaire that was started, at the top of the page. */
export function UnfinishedQuestionnaires({
  titles,
}: {
  /** Of the reports, by their questionnaire. */
  titles: Readonly<Record<QuestionnaireKind, string>>;
}) {
  const started = useStartedQuestionnaires();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const strip = place.current?.firstElementChild;
    if (strip) saveUnfinishedHeight(strip.getBoundingClientRect().height);
  }, [started]);
  return (
    <div ref={place} className={styles['reserved']}>
      {started.length === 0 ? null : <Strip started={started} titles={titles} />}
    </div>
  );
}

function Strip({
  started,
  titles,
}: {
  started: readonly StartedQuestionnaire[];
  titles: Readonly<Record<QuestionnaireKind, string>>;
}) {
  return (
    <section className={styles['unfinished']} aria-labelledby="unfinished-title">
      <h2 id="unfinished-title" className={styles['title']}>
        {started.length === 1 ? 'Your unfinished questionnaire' : 'Your unfinished questionnaires'}
      </h2>
      <ul>
        {started.map(({ kind }) => (
          <li key={kind}>
            <span>{titles[kind]}</span>
            <ContinueLink kind={kind} />
          </li>
        ))}
      </ul>
    </section>
  );
}
