import { Check } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { progressOf } from './steps.ts';
import type { Step } from './steps.ts';
import { textValues } from '#ui/form/text-values.ts';
import styles from './section-list.module.css';

/** All steps with a tick where something is answered or attached; a button each, so any can be reached at once. */
export function SectionList({
  steps,
  current,
  fileCount,
  onChoose,
}: {
  steps: readonly Step[];
  current: number;
  /** How many files are attached; 0 as long as that is not known. */
  fileCount: number;
  onChoose: (stepIndex: number) => void;
}) {
  const answers = textValues(useWatch<Record<string, string>>());
  return (
    <ol className={styles['list']}>
      {steps.map((step, index) => {
        const progress = step.kind === 'section' ? progressOf(step.section, answers) : null;
        const hasFiles = step.kind === 'attachments' && fileCount > 0;
        return (
          <li key={step.id}>
            <button
              type="button"
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onChoose(index)}
            >
              <span className={styles['tick']} aria-hidden="true">
                {progress?.isTicked || hasFiles ? <Check size={18} strokeWidth={2} /> : index + 1}
              </span>
              <span>
                {step.title}
                {progress === null ? null : (
                  <span className={styles['count']}>
                    <span aria-hidden="true">
                      {progress.answered}/{progress.total}
                    </span>
                    <span className="visually-hidden">
                      , {progress.answered} of {progress.total} answered
                    </span>
                  </span>
                )}
                {progress === null || progress.missing.length === 0 ? null : (
                  <span className={styles['missing']}>Required: {progress.missing.join(', ')}</span>
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
