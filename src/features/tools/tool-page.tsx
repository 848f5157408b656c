import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ToolCopy } from '#content/tools/copy.ts';
import type { ToolSource } from '#content/tools/sources.ts';
import type { ToolContent } from '#shared/page-content.ts';
import { namedBrowsers } from '#shared/named-browsers.ts';
import { emptyInputs, isAsked, lostChoices } from '#shared/tools/input.ts';
import type { RawInputs } from '#shared/tools/input.ts';
import type { SavedToolWork } from '#shared/tools/saved-work.ts';
import { changesSince } from '#shared/tools/tool.ts';
import type { Calculator } from '#shared/tools/tool.ts';
import { useAfterFrame } from '#ui/deferred/use-after-frame.ts';
import { SavedPart } from './saved-part.tsx';
import { AnswerDrawing, AnswerInView, AnswerSentence, BelowAnswer } from './tool-answer.tsx';
import type { ToolView } from './tool-answer.tsx';
import { ToolForm } from './tool-form.tsx';
import { ToolText } from './tool-text.tsx';
import { useAutoSave } from './use-auto-save.ts';
import { hasInputs, useTool } from './use-tool.ts';
import styles from './tool.module.css';

/** A tool's page below its opening: the inputs, the answer, saved work, and how the answer is worked out. */
export function ToolPage<Result>({
  content,
  view,
  copy,
  sources,
}: {
  content: ToolContent;
  view: ToolView<Result>;
  copy: ToolCopy;
  sources: readonly ToolSource[];
}) {
  const { title } = content.introduction;
  const { calculator } = view;
  const { raw, worked, today, form, start, read, change, replace, isExample } = useTool(calculator);
  const [open, setOpen] = useState<SavedToolWork | null>(null);
  const [comparison, setComparison] = useState(calculator.comparisons[0]?.id ?? '');
  const [openedAt] = useState(() => new Date());
  const answer = useMemo(
    () => (worked.kind === 'result' ? calculator.answer(worked.result) : null),
    [calculator, worked],
  );
  // The first frame after an input shows only the sentence; the parts below it follow in the next.
  const now = useMemo(() => ({ raw, worked }), [raw, worked]);
  const below = useAfterFrame(now);
  const compare = useMemo(() => ({ chosen: comparison, onChoose: setComparison }), [comparison]);
  const asked = calculator.inputs.filter((input) => isAsked(input, raw)).map(({ name }) => name);
  const { Rows } = view;
  const latest = useRef({ raw, answer });
  useEffect(() => {
    latest.current = { raw, answer };
  }, [raw, answer]);
  const readLatest = useCallback(() => latest.current, []);
  const openWork = useCallback(
    (work: SavedToolWork | null) => {
      if (work !== null) {
        const inputs = calculator.upgrade?.(work.inputs) ?? work.inputs;
        if (!hasInputs(latest.current.raw, inputs)) replace(inputs);
      }
      setOpen(work);
    },
    [calculator, replace],
  );
  const autoSave = useAutoSave({
    isOn: Rows !== undefined,
    calculator,
    title,
    raw,
    answer,
    isExample,
    open,
    onOpen: openWork,
    onSaved: (work, added) => {
      if (Object.keys(added).length > 0) change((before) => ({ ...added, ...before }));
      setOpen(work);
    },
  });
  return (
    <div className={styles['page']}>
      <div className={styles['work-area']}>
        <div className={styles['ask']}>
          <h2>{Rows === undefined ? 'Your figures' : 'Your readings'}</h2>
          <AnswerInView worked={worked} answer={answer} />
          <ToolForm
            key={start.key}
            inputs={calculator.inputs}
            start={start.raw}
            asked={asked.join(' ')}
            errors={worked.kind === 'refused' ? worked.errors : noErrors}
            form={form}
            onRead={read}
          />
          {Rows === undefined ? null : (
            <Rows
              raw={raw}
              workId={autoSave.workId}
              isExample={isExample}
              errors={worked.kind === 'refused' ? worked.errors : noErrors}
              today={today}
              onChange={change}
            />
          )}
          <p className={styles['muted']}>
            <span className={styles['scripted']}>
              {isExample ? 'Change this example to suit yours: ' : 'You’ve changed this example: '}
            </span>
            {copy.example}
          </p>
          <p className="unscripted">
            These figures are a worked example. You can enter your own with JavaScript on in{' '}
            {namedBrowsers}.
          </p>
        </div>
        <section className={styles['result']} aria-labelledby="answer">
          <div className={styles['beside']}>
            <div className={styles['shown']}>
              <h2 id="answer" tabIndex={-1}>
                Answer
              </h2>
              {open === null ? null : (
                <WhatChanged open={open} calculator={calculator} raw={raw} answer={answer} />
              )}
              <AnswerSentence worked={worked} answer={answer} isLive />
              <AnswerDrawing view={view} worked={below.worked} />
            </div>
          </div>
          <div className={styles['details']}>
            <BelowAnswer view={view} raw={below.raw} worked={below.worked} comparison={compare} />
          </div>
        </section>
      </div>
      <div className={styles['scripted']}>
        <SavedPart
          tool={calculator.id}
          version={calculator.version}
          title={title}
          hasAnswer={answer !== null}
          latest={readLatest}
          open={open}
          onOpen={openWork}
          autoSave={
            Rows === undefined
              ? null
              : {
                  saving: autoSave.saving,
                  onRename: autoSave.rename,
                  onStartNew: () => {
                    autoSave.startNew();
                    replace(emptyInputs(calculator.inputs));
                    setOpen(null);
                  },
                }
          }
        />
      </div>
      <ToolText copy={copy} notes={content} sources={sources} now={openedAt} />
    </div>
  );
}

const noErrors: Readonly<Record<string, string>> = {};

/** Shows the saved answer where this version of the tool gives another one for the same inputs. */
function WhatChanged<Result>({
  open,
  calculator,
  raw,
  answer,
}: {
  open: SavedToolWork;
  calculator: Calculator<Result>;
  raw: RawInputs;
  /** Null if the tool refuses the saved inputs. */
  answer: string | null;
}) {
  // A choice that is no longer offered is empty in the form until it is made again.
  const saved = calculator.upgrade?.(open.inputs) ?? open.inputs;
  const lost = lostChoices(calculator.inputs, saved);
  if (!hasInputs({ ...raw, ...lost }, saved) || open.answer === answer) return null;
  return (
    <p className={styles['changed']}>
      <span>
        {open.version === calculator.version
          ? 'When you saved this, the answer was: '
          : `You saved this with version ${open.version} of the tool. The answer was: `}
      </span>
      <span>{`“${open.answer}” ${changesSince(calculator, open.version)}`}</span>
      {answer === null ? null : <span> The answer below is recalculated.</span>}
    </p>
  );
}
