import { useEffect, useRef } from 'react';
import styles from './form.module.css';

/** One refused field: its label and what is wrong with it. */
export interface FieldProblem {
  name: string;
  label: string;
  message: string;
}

/** The label only where the message does not begin with it: “Name must be at least 2 characters”. */
const problemText = ({ label, message }: FieldProblem) =>
  message.startsWith(`${label} `) ? message : `${label}: ${message}`;

/**
 * What has to be corrected, with a link to every field. Takes the focus whenever `attempt` grows, so that it is read
 * out; renders nothing without problems.
 */
export function ErrorSummary({
  problems,
  attempt,
  Heading = 'h3',
  onChoose,
}: {
  problems: readonly FieldProblem[];
  /** How often the form was submitted. */
  attempt: number;
  /** One below the heading that it stands under. */
  Heading?: 'h2' | 'h3';
  /** Goes to the field. */
  onChoose: (name: string) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <div
      ref={box}
      className={styles['summary']}
      role="alert"
      aria-labelledby="error-summary-title"
      tabIndex={-1}
    >
      <Heading id="error-summary-title" className={styles['summary-title']}>
        There is a problem
      </Heading>
      <ul>
        {problems.map((problem) => (
          <li key={problem.name}>
            <button type="button" onClick={() => onChoose(problem.name)}>
              {problemText(problem)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
