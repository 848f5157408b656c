import { memo } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '#lib/format-date.ts';
import { paths } from '#shared/paths.ts';
import type { SavedToolWork } from '#shared/tools/saved-work.ts';
import { toolIds } from '#shared/tools/tool.ts';
import type { ToolId } from '#shared/tools/tool.ts';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import { InputSummary } from '../input-summary.tsx';
import type { AnyToolView } from '../received-work.tsx';
import { AnswerDrawing } from '../tool-answer.tsx';
import type { ToolView } from '../tool-answer.tsx';
import { recalculate } from './recalculate.ts';
import styles from './project.module.css';

export type ToolViews = Readonly<Record<ToolId, () => Promise<AnyToolView>>>;

/** Work of a tool; a project is none. */
type WorkOfTool = SavedToolWork & { tool: ToolId };
const isOfTool = (work: SavedToolWork): work is WorkOfTool => work.tool !== 'project';

/** The work of a project, each with its answer: on paper with drawing and inputs, several to a sheet. */
export function ProjectSheet({
  works,
  views,
}: {
  works: readonly SavedToolWork[];
  views: ToolViews;
}) {
  const inOrder = toolIds.flatMap((id) => works.filter(isOfTool).filter(({ tool }) => tool === id));
  return (
    <ul className={styles['sheet']}>
      {inOrder.map((work) => (
        <li key={work.id}>
          <SheetWork work={work} load={views[work.tool]} />
        </li>
      ))}
    </ul>
  );
}

function SheetWork({ work, load }: { work: WorkOfTool; load: () => Promise<AnyToolView> }) {
  const view = useDeferred(load);
  return (
    <article aria-label={work.title}>
      <h3>
        <Link to={`${paths.tool(work.tool)}#saved`}>{work.title}</Link>
      </h3>
      <p className={styles['note']}>Saved {formatDay(work.savedAt)}</p>
      {view.kind === 'ready' ? (
        view.value((one) => <Recalculated view={one} work={work} />)
      ) : (
        <p>{work.answer}</p>
      )}
    </article>
  );
}

function RecalculatedOf<Result>({ view, work }: { view: ToolView<Result>; work: WorkOfTool }) {
  const { raw, worked, answer } = recalculate(view.calculator, work);
  return (
    <>
      <p>
        {answer ??
          `The tool can’t use these figures any more. When they were saved, the answer was: “${work.answer}”`}
      </p>
      <div className={styles['drawing']}>
        <AnswerDrawing view={view} worked={worked} />
      </div>
      <InputSummary
        inputs={view.calculator.inputs.filter(
          ({ kind, name }) => kind === 'rows' || (raw[name] ?? '') !== '',
        )}
        raw={raw}
      />
    </>
  );
}
/** Work of a tool can take some milliseconds to work out: only when it has changed. */
const Recalculated = memo(
  RecalculatedOf,
  (one, other) => one.work.savedAt === other.work.savedAt && one.work.answer === other.work.answer,
) as typeof RecalculatedOf;
