/** A run of words that are unchanged, added or removed. */
export interface Run {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Above this many comparisons, everything between the common start and end counts as replaced. */
const maxComparisons = 1_000_000;

/** Words added and removed between two texts. */
export function wordDiff(before: string, after: string): Run[] {
  return runsOf(diff(before.match(/\s+|[^\s]+/g) ?? [], after.match(/\s+|[^\s]+/g) ?? []));
}

/** The same for the items of two lists, by their text. */
export function diff(
  before: readonly string[],
  after: readonly string[],
): { kind: Run['kind']; text: string }[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) {
    start += 1;
  }
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  ) {
    end += 1;
  }
  const same = (text: string) => ({ kind: 'same', text }) as const;
  return [
    ...before.slice(0, start).map(same),
    ...middle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(same),
  ];
}

function middle(before: readonly string[], after: readonly string[]) {
  const removed = (text: string) => ({ kind: 'removed', text }) as const;
  const added = (text: string) => ({ kind: 'added', text }) as const;
  if (before.length * after.length > maxComparisons) {
    return [...before.map(removed), ...after.map(added)];
  }
  const width = after.length + 1;
  // Longest common part from each pair of positions to the end.
  const longest = new Uint16Array((before.length + 1) * width);
  const at = (row: number, column: number) => longest[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      longest[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const found: { kind: Run['kind']; text: string }[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    const one = before[row];
    const other = after[column];
    if (one !== undefined && one === other) {
      found.push({ kind: 'same', text: one });
      row += 1;
      column += 1;
    } else if (
      one !== undefined &&
      (other === undefined || at(row + 1, column) >= at(row, column + 1))
    ) {
      found.push(removed(one));
      row += 1;
    } else if (other !== undefined) {
      found.push(added(other));
      column += 1;
    }
  }
  return found;
}

/** Joins neighbours of the same kind into one run. */
function runsOf(parts: readonly Run[]): Run[] {
  const runs: Run[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last !== undefined && last.kind === part.kind) last.text += part.text;
    else runs.push({ ...part });
  }
  return runs;
}
