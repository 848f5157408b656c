/** A cell as HTML has it; a number of columns or rows that is none counts as one. */
interface Cell {
  text: string;
  isHeader: boolean;
  columns: number;
  rows: number;
}

interface Row {
  cells: readonly Cell[];
  /** Rows of one part of the table; no cell reaches into the next. */
  group: number;
}

export interface EvenTable {
  header: string[];
  rows: string[][];
}

/**
 * A table in which every cell stands under its own heading: what was merged over rows is in each of them, a heading over
 * several columns over each of them, headings in several rows in one. Undefined for a layout of one column or row, and
 * where there would be more cells than `most`.
 */
export function tableOf(rows: readonly Row[], most: number): EvenTable | undefined {
  const headRows = headerRowsOf(rows);
  const grid: string[][] = rows.map(() => []);
  let columns = 0;
  for (const [index, row] of rows.entries()) {
    let column = 0;
    for (const cell of row.cells) {
      while (grid[index]?.[column] !== undefined) column += 1;
      const width = spanOf(cell.columns);
      columns = Math.max(columns, column + width);
      if (columns * rows.length > most) return undefined;
      for (let down = 0; down < spanOf(cell.rows); down += 1) {
        const line = grid[index + down];
        if (line === undefined || rows[index + down]?.group !== row.group) break;
        for (let right = 0; right < width; right += 1) {
          // A line across the whole table says its words once.
          const isOnce = right > 0 && index >= headRows && row.cells.length === 1;
          line[column + right] = isOnce ? '' : cell.text;
        }
      }
      column += width;
    }
  }
  const even = grid.map((line) => Array.from({ length: columns }, (_, at) => line[at] ?? ''));
  if (columns < 2 || rows.length <= headRows) return undefined;
  const header = Array.from({ length: columns }, (_, at) =>
    [...new Set(even.slice(0, headRows).map((line) => line[at] ?? ''))].join(' ').trim(),
  );
  return { header, rows: even.slice(headRows) };
}

const spanOf = (given: number): number => (given >= 1 ? given : 1);

/** The first row, with the rows of headings below it, and those that its own cells reach into beside a merged heading. */
function headerRowsOf(rows: readonly Row[]): number {
  const isHeading = ({ cells }: Row) => cells.length > 0 && cells.every((cell) => cell.isHeader);
  const [first] = rows;
  if (first === undefined) return 0;
  const named = rows.findIndex((row) => !isHeading(row));
  const isMerged = first.cells.some((cell) => cell.columns > 1);
  const reached = isMerged
    ? first.cells.reduce((most, cell) => Math.max(most, spanOf(cell.rows)), 1)
    : 1;
  return Math.max(1, named === -1 ? 1 : named, reached < rows.length ? reached : 1);
}
