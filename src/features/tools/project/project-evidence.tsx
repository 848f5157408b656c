import { Link } from 'react-router-dom';
import { formatDay } from '#lib/format-date.ts';
import { useProjects } from '#offline/react/use-projects.ts';
import { paths } from '#shared/paths.ts';
import styles from './project.module.css';

/** The answers of the project's other tools, on the page of the permits: what a surveyor asks to see. */
export function ProjectEvidence() {
  const projects = useProjects();
  const open = projects?.open ?? null;
  const works =
    open === null
      ? []
      : (projects?.works ?? []).filter(
          ({ project, tool }) => project === open.id && tool !== 'permit-path',
        );
  if (works.length === 0) return null;
  return (
    <section className={styles['evidence']} aria-labelledby="evidence">
      <h2 id="evidence">From your other tools, to show your surveyor</h2>
      <dl>
        {works.map(({ id, tool, title, answer, savedAt }) => (
          <div key={id}>
            <dt>
              <Link to={paths.tool(tool)}>{title}</Link>
              <span className={styles['note']}> {formatDay(savedAt)}</span>
            </dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
