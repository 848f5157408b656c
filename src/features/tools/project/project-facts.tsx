import { factRows } from '#shared/tools/project.ts';
import type { ProjectNames } from '#shared/tools/project.ts';
import type { RawInputs } from '#shared/tools/input.ts';
import styles from './project.module.css';

/** What a project says, line by line. */
export function ProjectFacts({ facts, names }: { facts: RawInputs; names: ProjectNames }) {
  const rows = factRows(facts, names);
  if (rows.length === 0) {
    return <p className={styles['note']}>No town, wall, roof or dates entered yet.</p>;
  }
  return (
    <dl className={styles['facts']}>
      {rows.map(({ fact, label, value }) => (
        <div key={fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
