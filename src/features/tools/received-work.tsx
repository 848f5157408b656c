import { useId } from 'react';
import { dayWords } from '#lib/date-words.ts';
import { emptyInputs } from '#shared/tools/input.ts';
import type { ToolWorkOfRequest } from '#shared/tools/saved-work.ts';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import { AnswerSentence, BelowAnswer } from './tool-answer.tsx';
import type { ToolView } from './tool-answer.tsx';
import { workOut } from './use-tool.ts';
import styles from './tool.module.css';

/** A tool's view with its result left inside: what it makes of inputs, and nothing more. */
export type AnyToolView = <Shown>(show: <Result>(view: ToolView<Result>) => Shown) => Shown;

/** Hides which result a view has, so that views of all tools can stand in one list. */
export function anyView<Result>(view: ToolView<Result>): AnyToolView {
  return (show) => show(view);
}

/** Work with a tool as somebody sent it, worked out again by the tool as it is now. */
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
      <p className={styles['soft']}>
        Saved {dayWords(new Date(work.savedAt))}, with version {work.version} of the tool.
      </p>
      {view.kind === 'ready' ? (
        view.value((one) => <Worked view={one} work={work} />)
      ) : (
        <p className={styles['answer']}>{work.answer}</p>
      )}
    </>
  );
}

function Worked<Result>({ view, work }: { view: ToolView<Result>; work: ToolWorkOfRequest }) {
  const id = useId();
  const { calculator } = view;
  const raw = { ...emptyInputs(calculator.inputs), ...work.inputs };
  const worked = workOut(calculator, raw);
  const now = worked.kind === 'result' ? calculator.answer(worked.result) : null;
  return (
    <>
      {now === work.answer ? null : (
        <p id={id} className={styles['changed']}>
          {now === null
            ? `The tool can’t use these figures any more. When they were saved, the answer was: “${work.answer}”`
            : `When this was saved, the answer was: “${work.answer}” Version ${calculator.version} says:`}
        </p>
      )}
      {now === null ? null : (
        <>
          <AnswerSentence worked={worked} answer={now} />
          <BelowAnswer view={view} raw={raw} worked={worked} />
        </>
      )}
    </>
  );
}
