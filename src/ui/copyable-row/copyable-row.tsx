import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './copyable-row.module.css';

/** A list of details, most of them `CopiedRow`. */
export function DetailRows({ children }: { children: ReactNode }) {
  return <dl className={styles['rows']}>{children}</dl>;
}

/** A detail without a copy button. */
export function PlainRow({ label, text }: { label: string; text: string }) {
  return (
    <div className={styles['row']}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** One detail with a button that copies it; where the browser cannot copy, it is selected instead. */
export function CopyableRow({
  label,
  shown,
  copied = shown,
}: {
  label: string;
  shown: string;
  /** The text that is copied, where a bank wants another format. */
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
          <span>
            Copy<span className="visually-hidden"> {inSentence(label)}</span>
          </span>
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

/** A label within a sentence: in lower case, but for an abbreviation. */
function inSentence(label: string): string {
  return label === label.toUpperCase() ? label : label.toLowerCase();
}
