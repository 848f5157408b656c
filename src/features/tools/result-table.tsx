import { belowFold } from '#ui/deferred/below-fold.ts';
import styles from './tool.module.css';

/**
 * Numbers in a table: each row with its heading first, hairlines, the first column in sight while the others scroll.
 * Cells are text with their units.
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
      <table
        className={styles['table']}
        data-wide={rows.some(([heading = '']) => heading.length > longHeading) ? '' : undefined}
      >
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
              <th scope="row">
                {isQuantity.test(heading ?? '') ? unbroken(heading ?? '') : heading}
              </th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]}>{unbroken(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Headings of rows with more characters than this get a quarter of a phone. */
const longHeading = 24;
/** `10,000 L` */
const isQuantity = /^[\d,.]+ \S+$/;

/** On a narrow phone a number stays with its unit and a length of time on its line. */
function unbroken(cell: string): string {
  return cell
    .replaceAll(/(\d) (?=[^\d(])/g, '$1\u{a0}')
    .replaceAll(/(\u{a0}h) (?=\d)/gu, '$1\u{a0}');
}
