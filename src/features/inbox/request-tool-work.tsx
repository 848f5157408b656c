import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ToolWorkOfRequest } from '#shared/tools/saved-work.ts';
import { RenderBoundary } from '#ui/render-boundary/render-boundary.tsx';
import { UnshownToolWork } from './unshown-tool-work.tsx';
import styles from './record-answers.module.css';

type Render = (work: ToolWorkOfRequest) => ReactNode;

/** The tool work of a request: each project as one, with its work in it, and what belongs to none. */
export function RequestToolWork({
  works,
  render,
}: {
  works: readonly ToolWorkOfRequest[];
  render: Render;
}) {
  const projects = works.filter(({ tool }) => tool === 'project');
  const ofProject = (work: ToolWorkOfRequest) =>
    work.tool !== 'project' && projects.some(({ id }) => id === work.project);
  return works
    .filter((work) => !ofProject(work))
    .map((work) => (
      <ToolWork key={work.id} work={work} isOpen={works.length === 1} render={render}>
        {works
          .filter((one) => ofProject(one) && one.project === work.id)
          .map((one) => (
            <ToolWork key={one.id} work={one} isOpen={false} render={render} />
          ))}
      </ToolWork>
    ));
}

function ToolWork({
  work,
  isOpen,
  render,
  children,
}: {
  work: ToolWorkOfRequest;
  isOpen: boolean;
  render: Render;
  children?: ReactNode;
}) {
  return (
    <section className={styles['tool-work']} aria-label={work.title}>
      {/* Several are a line and an answer each: together they are twenty screens of a phone. */}
      <details open={isOpen || work.tool === 'project'}>
        <summary>
          <h3>{work.title}</h3>
          <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
          <span className={styles['tool-answer']}>{work.answer}</span>
        </summary>
        <div className={styles['tool-content']}>
          <RenderBoundary fallback={<UnshownToolWork work={work} />}>{render(work)}</RenderBoundary>
          {children}
        </div>
      </details>
    </section>
  );
}
