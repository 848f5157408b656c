import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { ToolId } from '#shared/tools/tool.ts';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import { ToolPrint } from './tool-print.tsx';
import styles from './tool-list.module.css';

/** The tools as small prints with a question each; the whole of it is a link. */
export function ToolList({
  tools,
  note,
  loadProject,
}: {
  tools: readonly { id: ToolId; path: string; title: string; question: string }[];
  note: string;
  /** What shows the open project; always the same function. */
  loadProject: () => Promise<ComponentType>;
}) {
  const project = useDeferred(loadProject);
  return (
    <div className={styles['page']}>
      <div className={styles['project']}>{project.kind === 'ready' ? <project.value /> : null}</div>
      <ul className={styles['list']}>
        {tools.map(({ id, path, title, question }) => (
          <li key={path}>
            <Link to={path}>
              <ToolPrint tool={id} />
              <span className={styles['words']}>
                <span className={styles['title']}>{title}</span>
                <span className={styles['question']}>{question}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles['note']}>{note}</p>
    </div>
  );
}
