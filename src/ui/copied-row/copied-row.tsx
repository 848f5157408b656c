import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './copied-row.module.css';

/** Details under each other, most of them `CopiedRow`. */
export function CopiedRows({ children }: { children: ReactNode }) {
  return <dl className={styles['rows']}>{children}</dl>;
}

/** A detail that is only read. */
export function PlainRow({ label, shown }: { label: string; shown: string }) {
  return (
    <div className={styles['row']}>
      <dt>{label}</dt>
      <dd>{shown}</dd>
    </div>
  );
}

/** One detail with a button that copies it; where a browser does not copy, it is selected instead. */
export function CopiedRow({
  label,
  shown,
  copied = shown,
}: {
  label: string;
  shown: string;
  /** What is copied, where a bank wants it in another form. */
  copied?: string;
}) {
  const value = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(copied);
      setOutcome('copied');
    } catch {
      if (value.current !== null) getSelection()?.selectAllChildren(value.current);
      setOutcome('selected');
    }
  }

  return (
    <div className={styles['row']}>
      <dt>{label}</dt>
      <dd>
        <span ref={value}>{shown}</span>
        <Button tone="quiet" className={styles['copy'] ?? ''} onClick={() => void copy()}>
          {outcome === 'copied' ? (
            <Check size={18} strokeWidth={1.5} aria-hidden="true" />
          ) : (
            <Copy size={18} strokeWidth={1.5} aria-hidden="true" />
          )}
          Copy<span className="visually-hidden"> {inSentence(label)}</span>
        </Button>
        <span className={styles['copied']} role="status">
          {outcome === 'copied' ? (
            <>
              <span className="visually-hidden">{label} </span>Copied
            </>
          ) : outcome === 'selected' ? (
            'Selected. Copy it from here.'
          ) : null}
        </span>
      </dd>
    </div>
  );
}

/** A label within a sentence; an abbreviation stays one. */
function inSentence(label: string): string {
  return label === label.toUpperCase() ? label : label.toLowerCase();
}
