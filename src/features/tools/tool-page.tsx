import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ToolCopy } from '#content/tools/copy.ts';
import type { ToolSource } from '#content/tools/sources.ts';
import type { PageContents, ToolPageName } from '#shared/page-content.ts';
import { namedBrowsers } from '#shared/named-browsers.ts';
import { emptyInputs, isAsked, isSameInputs, lostChoices } from '#shared/tools/input.ts';
import type { RawInputs } from '#shared/tools/input.ts';
import type { SavedToolWork } from '#shared/tools/saved-work.ts';
import { changesSince } from '#shared/tools/tool.ts';
import type { Calculator, ToolId } from '#shared/tools/tool.ts';
import { outdatedAnswer } from '#shared/tools/labels.ts';
import { useAfterFrame } from '#ui/deferred/use-after-frame.ts';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import type { PageProject, ProjectParts } from './page-project.ts';
import { SavedPart } from './saved-part.tsx';
import { AnswerDrawing, AnswerInView, AnswerSentence, BelowAnswer } from './tool-answer.tsx';
import type { ToolView } from './tool-answer.tsx';
import { ToolForm } from './tool-form.tsx';
import { ToolText } from './tool-text.tsx';
import { useAutoSave } from './use-auto-save.ts';
import { useKeptInputs } from './use-kept-inputs.ts';
import { hasInputs, inYear, isAsSaved, useTool } from './use-tool.ts';
import styles from './tool.module.css';

/** A tool's page below its opening: the inputs, the answer, saved work, and how the answer is worked out. */
export function ToolPage<Result>({
  tool,
  exampleYear,
  view,
  copy,
  sources,
  loadProject,
}: {
  tool: PageContents[ToolPageName]['tool'];
  /** Of every date in the example; empty where it has none. */
  exampleYear: string;
  view: ToolView<Result>;
  copy: ToolCopy;
  sources: readonly ToolSource[];
  /** The parts of a project; always the same function. */
  loadProject: () => Promise<ProjectParts>;
}) {
  const { title } = tool;
  const { calculator } = view;
  const { raw, example, worked, today, form, start, read, fill, change, replace, isExample } =
    useTool(calculator, exampleYear);
  const parts = useDeferred(loadProject);
  const [project, setProject] = useState<PageProject | null>(null);
  const [open, setOpen] = useState<SavedToolWork | null>(null);
  /** Stays true when the project takes over what was entered, and so has the same. */
  const [isTouched, setIsTouched] = useState(false);
  const [comparison, setComparison] = useState(calculator.comparisons[0]?.id ?? '');
  const [openedAt] = useState(() => new Date());
  const answer = useMemo(
    () => (worked.kind === 'result' ? calculator.answer(worked.result) : null),
    [calculator, worked],
  );
  // The first frame after an input shows only the sentence; the parts below it follow in the next.
  const now = useMemo(() => ({ raw, worked }), [raw, worked]);
  const below = useAfterFrame(now);
  const compare = useMemo(
    () => ({ chosen: comparison, onChoose: setComparison, today }),
    [comparison, today],
  );
  const asked = calculator.inputs.filter((input) => isAsked(input, raw)).map(({ name }) => name);
  const { Rows } = view;
  /** What there is before anybody has entered anything. */
  const unwritten = {
    ...inYear(emptyInputs(calculator.inputs), exampleYear),
    ...project?.filled,
  };
  const isUnwritten = isExample || isSameInputs(raw, unwritten);
  if (!isUnwritten && !isTouched) setIsTouched(true);
  const isProjectKnown = project !== null || parts.kind === 'failed';
  const isSavedAsTyped = Rows !== undefined || (project?.id ?? null) !== null;
  const latest = useRef({ raw, answer, example, open, project, isUnwritten });
  useEffect(() => {
    latest.current = { raw, answer, example, open, project, isUnwritten };
  }, [raw, answer, example, open, project, isUnwritten]);
  const readLatest = useCallback(
    () => ({ ...latest.current, workId: latest.current.open?.id ?? null }),
    [],
  );
  const openWork = useCallback(
    (work: SavedToolWork | null) => {
      if (work !== null) {
        const inputs = savedInputs(work, calculator);
        if (!hasInputs(latest.current.raw, inputs)) replace(inputs);
        const { project: its } = work;
        if (its !== undefined && its !== latest.current.project?.id) void openProjectOf(its);
      }
      setOpen(work);
    },
    [calculator, replace],
  );
  const isUnsaved = useCallback(
    (works: readonly SavedToolWork[]) =>
      !latest.current.isUnwritten &&
      !works.some((work) =>
        isSameInputs(latest.current.raw, {
          ...inYear(emptyInputs(calculator.inputs), exampleYear),
          ...savedInputs(work, calculator),
        }),
      ),
    [calculator, exampleYear],
  );
  const restore = useCallback(
    (kept: RawInputs, work: string | null) => {
      replace(kept);
      if (work === null) return;
      // Whatever was opened meanwhile stays open.
      void savedWork(calculator.id, work).then((saved) => setOpen((opened) => opened ?? saved));
    },
    [calculator, replace],
  );
  const takeProject = useCallback(
    (next: PageProject) => {
      const { open: before, example: first } = latest.current;
      setProject(next);
      // Work of another project stays there; this one begins with what it fills.
      if (next.id === null || before?.project === undefined || before.project === next.id) return;
      setOpen(null);
      setIsTouched(false);
      replace({ ...first, ...next.filled });
    },
    [replace],
  );
  useKeptInputs({
    id: calculator.id,
    inputs: calculator.inputs,
    raw,
    isOn: isProjectKnown && !isSavedAsTyped,
    work: open?.id ?? null,
    isUnwritten,
    onRestore: restore,
  });
  const autoSave = useAutoSave({
    // In a project everything is saved as it is typed.
    isOn: isProjectKnown && isSavedAsTyped,
    calculator,
    title,
    raw,
    answer,
    isUntouched: isUnwritten && !isTouched && open === null,
    project: project?.id ?? null,
    open,
    onOpen: openWork,
    onSaved: (work, added) => {
      if (Object.keys(added).length > 0) change((before) => ({ ...added, ...before }));
      setOpen(work);
    },
  });
  return (
    <div className={styles['page']}>
      {(project?.title ?? null) === null ? null : (
        <p className={styles['of-project']}>Project: {project?.title}</p>
      )}
      <div className={styles['work-area']}>
        <div className={styles['ask']}>
          <h2>{Rows === undefined ? 'Your figures' : 'Your readings'}</h2>
          <div className={styles['project-line']}>
            {parts.kind === 'ready' ? (
              <parts.value.ToolProject
                tool={calculator.id}
                inputs={calculator.inputs}
                raw={below.raw}
                latest={readLatest}
                onFill={fill}
                onProject={takeProject}
              />
            ) : null}
          </div>
          <AnswerInView inputs={calculator.inputs} worked={worked} answer={answer} />
          <ToolForm
            key={start.key}
            inputs={calculator.inputs}
            start={start.raw}
            asked={asked.join(' ')}
            errors={worked.kind === 'refused' ? worked.errors : noErrors}
            notes={project?.notes ?? ''}
            onTell={project?.onTell ?? null}
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
          {Rows !== undefined && !isExample ? null : (
            <p className={styles['muted']}>
              <span className={styles['scripted']}>
                {Rows !== undefined
                  ? 'The example: '
                  : isExample
                    ? 'Change this example to suit yours: '
                    : 'You’ve changed this example: '}
              </span>
              {copy.example}
            </p>
          )}
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
                <WhatChanged
                  key={open.id}
                  open={open}
                  calculator={calculator}
                  raw={raw}
                  answer={answer}
                />
              )}
              <AnswerSentence inputs={calculator.inputs} worked={worked} answer={answer} isLive />
              <AnswerDrawing view={view} worked={below.worked} />
            </div>
          </div>
          <div className={styles['details']}>
            <BelowAnswer view={view} raw={below.raw} worked={below.worked} comparison={compare} />
          </div>
        </section>
      </div>
      {calculator.id === 'permit-path' && parts.kind === 'ready' ? <parts.value.Evidence /> : null}
      <div className={styles['scripted']}>
        <SavedPart
          tool={calculator.id}
          version={calculator.version}
          title={title}
          hasAnswer={answer !== null}
          latest={readLatest}
          open={open}
          isUnsaved={isUnsaved}
          onOpen={autoSave.openWork}
          autoSave={
            isSavedAsTyped
              ? {
                  saving: autoSave.saving,
                  onRename: autoSave.rename,
                  onRemove: autoSave.remove,
                  onStartNew: () => {
                    autoSave.startNew();
                    replace(unwritten);
                    setIsTouched(false);
                    setOpen(null);
                  },
                  onSave: Rows === undefined ? autoSave.saveAsIs : null,
                }
              : null
          }
        />
      </div>
      <ToolText copy={copy} notes={tool} sources={sources} now={openedAt} />
    </div>
  );
}

/** The inputs of saved work, as this version of the tool has them. */
function savedInputs<Result>(work: SavedToolWork, calculator: Calculator<Result>): RawInputs {
  return calculator.upgrade?.(work.inputs) ?? work.inputs;
}

/** Saved work by its id; null where it is gone, or cannot be read: then saving adds another. */
async function savedWork(tool: ToolId, id: string): Promise<SavedToolWork | null> {
  try {
    const { listToolWork } = await import('#offline/tool-work/tool-work.ts');
    return (await listToolWork(tool)).find((work) => work.id === id) ?? null;
  } catch {
    return null;
  }
}

/** Work that is opened opens its project. */
async function openProjectOf(id: string): Promise<void> {
  try {
    const { openProject } = await import('#offline/tool-work/projects.ts');
    await openProject(id);
  } catch {
    // The work is shown all the same, and stays in its project.
  }
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
  const [openedWith] = useState(open.answer);
  // A choice that is no longer offered is empty in the form until it is made again.
  const saved = savedInputs(open, calculator);
  const lost = lostChoices(calculator.inputs, saved);
  if (!isAsSaved({ ...raw, ...lost }, saved)) return null;
  if (openedWith === outdatedAnswer) {
    return (
      <p className={styles['changed']}>
        Your project has changed since you saved this. The answer below is recalculated.
      </p>
    );
  }
  if (open.answer === answer) return null;
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
