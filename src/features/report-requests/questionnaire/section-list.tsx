import { Check } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { progressOf } from './steps.ts';
import type { Step } from './steps.ts';
import { textValues } from '#ui/form/text-values.ts';
import styles from './section-list.module.css';

/** A button for every step, ticked where something is answered or attached and nothing required is missing. */
export function SectionList({
  steps,
  current,
  fileCount,
  onChoose,
}: {
  steps: readonly Step[];
  current: number;
  /** Number of attached files; 0 until it is known. */
  fileCount: number;
  onChoose: (stepIndex: number) => void;
}) {
  // Renders when a count changes, not with every keystroke.
  const progress = useWatch({
    compute: (values: Record<string, string>) => {
      const answers = textValues(values);
      return steps.map((step) =>
        step.kind === 'section' ? progressOf(step.section, answers) : null,
      );
    },
  });
  return (
    <ol className={styles['list']}>
      {steps.map((step, index) => {
        const done = progress[index] ?? null;
        const hasFiles = step.kind === 'attachments' && fileCount > 0;
        return (
          <li key={step.id}>
            <button
              type="button"
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onChoose(index)}
            >
              <span className={styles['tick']} aria-hidden="true">
                {done?.isTicked || hasFiles ? <Check size={18} strokeWidth={2} /> : index + 1}
              </span>
              <span>
                <span>{step.title}</span>
                {done === null ? null : (
                  <span className={styles['count']}>
                    <span aria-hidden="true">
                      {done.answered}/{done.total}
                    </span>
                    <span className="visually-hidden">
                      , {done.answered} of {done.total} answered
                    </span>
                  </span>
                )}
                {done === null || done.missing.length === 0 ? null : (
                  <span className={styles['missing']}>Required: {done.missing.join(', ')}</span>
                )}
                {hasFiles ? (
                  <span className={styles['count']}>
                    {' '}
                    {fileCount} {fileCount === 1 ? 'file' : 'files'}
                  </span>
                ) : null}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
