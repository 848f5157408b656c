import { useId } from 'react';
import { formatDay } from '#lib/format-date.ts';
import { changesSince } from '#shared/tools/tool.ts';
import type { ToolWorkOfRequest } from '#shared/tools/saved-work.ts';
import { outdatedAnswer } from '#shared/tools/labels.ts';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import { AnswerDrawing, AnswerSentence, BelowAnswer } from './tool-answer.tsx';
import type { ToolView } from './tool-answer.tsx';
import { recalculate } from './project/recalculate.ts';
import styles from './tool.module.css';

/** A tool's view whose result type is hidden; `show` is called with the view. */
export type AnyToolView = <Shown>(show: <Result>(view: ToolView<Result>) => Shown) => Shown;

/** Hides the result type of a view, so that one list can contain the views of all tools. */
export function anyView<Result>(view: ToolView<Result>): AnyToolView {
  return (show) => show(view);
}

/** Work with a tool that was sent with a request, calculated again with the current version of the tool. */
export function ReceivedWork({
  work,
  load,
}: {
  work: ToolWorkOfRequest;
  /** The view of its tool; the same function every time. */
  load: () => Promise<AnyToolView>;
}) {
  const view = useDeferred(load);
  return (
    <>
      <p className={styles['muted']}>
        Saved {formatDay(work.savedAt)}, with version {work.version} of the tool.
      </p>
      {view.kind === 'ready' ? (
        view.value((one) => <RecalculatedWork view={one} work={work} />)
      ) : (
        <p className={styles['answer']}>{work.answer}</p>
      )}
    </>
  );
}

/** Work that was sent, as the present version of its tool shows it. */
export function RecalculatedWork<Result>({
  view,
  work,
}: {
  view: ToolView<Result>;
  work: ToolWorkOfRequest;
}) {
  const id = useId();
  const { calculator } = view;
  const { raw, worked, answer: now } = recalculate(calculator, work);
  return (
    <>
      {now === work.answer || (now !== null && work.answer === outdatedAnswer) ? null : (
        <p id={id} className={styles['changed']}>
          {now === null
            ? `The tool can’t use these figures any more. When they were saved, the answer was: “${work.answer}”`
            : `When this was saved, the answer was: “${work.answer}” ${changesSince(calculator, work.version)} Version ${calculator.version} says:`}
        </p>
      )}
      {now === null ? null : (
        <>
          <AnswerSentence inputs={view.calculator.inputs} worked={worked} answer={now} />
          <AnswerDrawing view={view} worked={worked} />
          <BelowAnswer view={view} raw={raw} worked={worked} />
        </>
      )}
    </>
  );
}
