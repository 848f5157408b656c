import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import './stacked-table.css';

export interface DataTableProps {
  id: string;
  caption: string;
  columns: readonly { header: string; unit?: string; align?: 'start' | 'end' }[];
  /** First cell of each row is its header. */
  rows: readonly (readonly string[])[];
  /** Where the figures come from; below the table. */
  source?: ReactNode;
}

/**
 * A table: hairlines, tabular numbers, units in the headers. On a phone the first column of figures is sticky; a table
 * of text is shown row by row instead, each cell below its header.
 */
export function DataTable({ id, caption, columns, rows, source }: DataTableProps) {
  const isTextTable = columns.slice(1).every(({ align }) => align !== 'end');
  return (
    <figure className={styles['figure']}>
      {/* Above the scrolled part, so that it stays put while the columns move. */}
      <p id={`${id}-caption`} className={styles['caption']}>
        {caption}
      </p>
      {/* A table wider than the phone scrolls, and a scrolled region must be reachable by keyboard. */}
      <div
        className={styles['scroll']}
        role="region"
        aria-labelledby={`${id}-caption`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table
          id={id}
          className={styles['table']}
          data-words={isTextTable ? '' : undefined}
          aria-labelledby={`${id}-caption`}
        >
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.header} scope="col" data-align={column.align ?? 'start'}>
                  <span>{column.header}</span>
                  {column.unit === undefined ? null : (
                    <span className={styles['unit']}> {column.unit}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th key={index} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td
                      key={index}
                      data-align={columns[index]?.align ?? 'start'}
                      data-label={columns[index]?.header}
                    >
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {source === undefined ? null : <figcaption className={styles['source']}>{source}</figcaption>}
    </figure>
  );
}
