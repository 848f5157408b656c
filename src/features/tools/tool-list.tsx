import { Link } from 'react-router-dom';
import type { ToolId } from '#shared/tools/tool.ts';
import { ToolPrint } from './tool-print.tsx';
import styles from './tool-list.module.css';

/** The tools as small prints with a question each; the whole of it is a link. */
export function ToolList({
  tools,
  note,
}: {
  tools: readonly { id: ToolId; path: string; title: string; question: string }[];
  note: string;
}) {
  return (
    <div className={styles['page']}>
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
