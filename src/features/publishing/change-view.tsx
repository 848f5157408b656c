import type { FieldChange } from './changes.ts';
import { countOf, withoutUnchanged } from './changes.ts';
import styles from './editor.module.css';

/** The changes, field by field, with added and removed words marked. */
export function ChangeView({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return <p className={styles['muted']}>Nothing has changed.</p>;
  return (
    <dl className={styles['changes']}>
      {changes.map(({ label, runs, others }) => (
        <div key={label}>
          <dt>{label}</dt>
          {runs.length === 0 ? null : (
            <dd>
              {withoutUnchanged(runs).map((run, index) =>
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
          )}
          <NonTextChanges others={others} />
        </div>
      ))}
    </dl>
  );
}

/** The changes of a field other than of its text. */
export function NonTextChanges({ others }: Pick<FieldChange, 'others'>) {
  return others.map((other) => (
    <dd key={other} className={styles['other']}>
      {other}
    </dd>
  ));
}

/** “12 words added, 3 removed”; if no word has changed, the fields that have: “Changed: Cover picture”. */
export function countWords(changes: readonly FieldChange[]): string {
  const { added, removed } = countOf(changes);
  if (added === 0 && removed === 0) {
    return changes.length === 0
      ? 'Nothing changed'
      : `Changed: ${changes.map(({ label }) => label).join(', ')}`;
  }
  return [
    added === 0 ? '' : `${added} ${added === 1 ? 'word' : 'words'} added`,
    removed === 0 ? '' : `${removed} ${added > 0 ? '' : removed === 1 ? 'word ' : 'words '}removed`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Unchanged text is shortened: it only shows where the change is. */
function shortened(text: string): string {
  if (text.length <= 160) return text;
  // No word is cut in two, unless it is that long.
  return `${text.slice(0, 70).replace(/\s\S*$/, '')} … ${text.slice(-70).replace(/^\S*\s/, '')}`;
}
