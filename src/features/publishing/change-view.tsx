import type { FieldChange } from './changes.ts';
import { countOf } from './changes.ts';
import styles from './editor.module.css';

/** What changed, field by field, with the words that came and went marked as such. */
export function ChangeView({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return <p className={styles['soft']}>No words have changed.</p>;
  return (
    <dl className={styles['changes']}>
      {changes.map(({ label, runs }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {runs.map((run, index) =>
              run.kind === 'added' ? (
                <ins key={index}>
                  <span className="visually-hidden"> added: </span>
                  {run.text}
                </ins>
              ) : run.kind === 'removed' ? (
                <del key={index}>
                  <span className="visually-hidden"> removed: </span>
                  {run.text}
                </del>
              ) : (
                <span key={index}>{shortened(run.text)}</span>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** “12 words added, 3 removed”. */
export function countWords(changes: readonly FieldChange[]): string {
  const { added, removed } = countOf(changes);
  if (added === 0 && removed === 0) return 'No words changed';
  return [
    added === 0 ? '' : `${added} ${added === 1 ? 'word' : 'words'} added`,
    removed === 0 ? '' : `${removed} ${added > 0 ? '' : removed === 1 ? 'word ' : 'words '}removed`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** What stayed matters only for finding one's way. */
function shortened(text: string): string {
  return text.length <= 160 ? text : `${text.slice(0, 70)} … ${text.slice(-70)}`;
}
