import { Link } from 'react-router-dom';
import styles from './tool-list.module.css';

/** The tools as a list of questions, each a link. */
export function ToolList({
  tools,
  note,
}: {
  tools: readonly { path: string; title: string; question: string }[];
  note: string;
}) {
  return (
    <div className={styles['page']}>
      <ul className={styles['list']}>
        {tools.map(({ path, title, question }) => (
          <li key={path}>
            <Link to={path}>
              <span className={styles['title']}>{title}</span>
              <span className={styles['question']}>{question}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles['note']}>{note}</p>
    </div>
  );
}
