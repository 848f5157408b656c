import { belowFold } from '#ui/deferred/below-fold.ts';
import { withoutBreaks } from './without-breaks.ts';
import styles from './tool.module.css';

/**
 * A table of numbers as text with units. The first cell of a row is its heading, and stays visible while the others
 * scroll.
 */
export function ResultTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <div
      className={styles['scroll']}
      role="region"
      aria-label={caption}
      {...belowFold}
      // A table wider than the phone scrolls, and a scrolled region must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={styles['table']}>
        <caption className={styles['caption']}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells], index) => (
            <tr key={index}>
              <th scope="row">{heading}</th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]}>{withoutBreaks(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
