import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { SectionList } from './section-list.tsx';
import type { Step } from './steps.ts';
import styles from './section-list.module.css';

/** "Section 3 of 8" above a progress bar; on a phone it opens the list of sections. */
export function ProgressLine({
  steps,
  current,
  fileCount,
  onChoose,
}: {
  steps: readonly Step[];
  current: number;
  fileCount: number;
  onChoose: (stepIndex: number) => void;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={details} className={styles['progress']}>
      <summary>
        <span>
          Section {current + 1} of {steps.length}
        </span>
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden="true" />
        <span className="visually-hidden">All sections</span>
        <span className={styles['bar']} aria-hidden="true">
          <span style={{ scale: `${(current + 1) / steps.length} 1` }} />
        </span>
      </summary>
      <SectionList
        steps={steps}
        current={current}
        fileCount={fileCount}
        onChoose={(index) => {
          if (details.current) details.current.open = false;
          onChoose(index);
        }}
      />
    </details>
  );
}
