import { Plus, Trash } from 'lucide-react';
import { useRef, useState } from 'react';
import { randomUuid } from '#lib/uuid.ts';
import { blockLimits } from '#shared/content-types/blocks.ts';
import type { ContentBlock } from '#shared/content-types/blocks.ts';
import { ErrorText } from '#ui/form/field.tsx';
import { useFieldIds } from '#ui/form/form-scope.ts';
import { useFieldError } from './field-errors.ts';
import { EntryLine } from './text-fields.tsx';
import styles from './editor.module.css';

type TableBlock = Extract<ContentBlock, { kind: 'table' }>;

/** A table as a grid of one-line fields. A cell holds its own value; the grid renders when rows or columns change. */
export function TableFields({
  path,
  label,
  initial,
  onChange,
}: {
  path: string;
  label: string;
  initial: TableBlock;
  onChange: (block: TableBlock) => void;
}) {
  const [shape, setShape] = useState(() => ({ table: initial, key: randomUuid() }));
  const latest = useRef(initial);
  const ids = useFieldIds(`${path}.rows`);
  const { error, clear } = useFieldError(`${path}.rows`);
  const { header, rows } = shape.table;

  function type(change: Partial<TableBlock>) {
    latest.current = { ...latest.current, ...change };
    onChange(latest.current);
  }
  function reshape(change: Partial<TableBlock>) {
    if (error !== undefined) clear();
    type(change);
    setShape({ table: latest.current, key: randomUuid() });
  }
  const withCell = (row: number, column: number, text: string) =>
    latest.current.rows.map((cells, at) =>
      at === row ? cells.map((cell, index) => (index === column ? text : cell)) : cells,
    );

  return (
    <div className={styles['table-fields']}>
      <EntryLine
        path={`${path}.caption`}
        label={`Caption of ${label.toLowerCase()}`}
        isOptional
        initial={initial.caption}
        onChange={(caption) => type({ caption })}
      />
      <div
        id={ids.control}
        className={styles['grid-scroll']}
        role="group"
        aria-label={label}
        aria-describedby={error === undefined ? undefined : ids.error}
        tabIndex={-1}
      >
        <table key={shape.key} className={styles['grid']}>
          <thead>
            <tr>
              {header.map((text, column) => (
                <th key={column} scope="col">
                  <input
                    aria-label={`Heading of column ${column + 1}`}
                    autoComplete="off"
                    defaultValue={text}
                    onChange={(event) =>
                      type({
                        header: latest.current.header.map((one, at) =>
                          at === column ? event.target.value : one,
                        ),
                      })
                    }
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((text, column) => (
                  <td key={column}>
                    <input
                      aria-label={`Row ${row + 1}, column ${column + 1}`}
                      autoComplete="off"
                      defaultValue={text}
                      onChange={(event) =>
                        type({ rows: withCell(row, column, event.target.value) })
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {error === undefined ? null : <ErrorText id={ids.error}>{error}</ErrorText>}
      <div
        className={styles['tools']}
        role="group"
        aria-label={`Rows and columns of ${label.toLowerCase()}`}
      >
        <GridTool
          label="Row"
          isAdding
          isPossible={rows.length < blockLimits.rows}
          onClick={() => {
            const { rows: now, header: columns } = latest.current;
            reshape({ rows: [...now, columns.map(() => '')] });
          }}
        />
        <GridTool
          label="Column"
          isAdding
          isPossible={header.length < blockLimits.columns}
          onClick={() =>
            reshape({
              header: [...latest.current.header, ''],
              rows: latest.current.rows.map((cells) => [...cells, '']),
            })
          }
        />
        <GridTool
          label="Last row"
          isPossible={rows.length > 1}
          onClick={() => reshape({ rows: latest.current.rows.slice(0, -1) })}
        />
        <GridTool
          label="Last column"
          isPossible={header.length > 1}
          onClick={() =>
            reshape({
              header: latest.current.header.slice(0, -1),
              rows: latest.current.rows.map((cells) => cells.slice(0, -1)),
            })
          }
        />
      </div>
    </div>
  );
}

function GridTool({
  label,
  isAdding = false,
  isPossible,
  onClick,
}: {
  label: string;
  isAdding?: boolean;
  isPossible: boolean;
  onClick: () => void;
}) {
  const Icon = isAdding ? Plus : Trash;
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-disabled={!isPossible}
      onClick={() => {
        if (isPossible) onClick();
      }}
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
      <span>
        <span className="visually-hidden">{isAdding ? 'Add' : 'Delete'} </span>
        {label}
      </span>
    </button>
  );
}
