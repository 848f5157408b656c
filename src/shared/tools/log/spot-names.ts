/** How people name spots: which names mean one place, and which say a depth. */

/** How deep in the wall a reading was taken. */
export type Depth = 'outer' | 'middle' | 'inner';

export const depthLabels: Readonly<Record<Depth, string>> = {
  outer: 'Outer third',
  middle: 'Middle',
  inner: 'Inner third',
};

const depthAtEnd =
  /[\s,(]+(?:the )?(?:(outer|outside|surface)|(inner|inside)|(mid|middle|core|centre)|\d+(?:[.,]\d+)? ?[mc]m)(?: third| half| deep| in)?\)?$/i;

/** `Low, outer third` is the outer third of `Low`. A depth in millimetres is cut off, but says no third. */
export function splitDepth(name: string): {
  readonly place: string;
  readonly depth: Depth | null;
} {
  const place = name.trim().replace(depthAtEnd, '');
  const [, outer, inner, middle] = depthAtEnd.exec(name.trim()) ?? [];
  const depth = (outer && 'outer') || (inner && 'inner') || (middle && 'middle') || null;
  return { place, depth };
}

/** `Low, outer third`; `Low` alone where all that counts is read in the middle. */
export function spotName(
  { spot, depth }: { readonly spot: string; readonly depth: Depth | null },
  { depths = ['middle'] }: { readonly depths?: readonly Depth[] },
): string {
  const isSaid = depth !== null && (depths.length > 1 || depth !== depths[0]);
  return isSaid ? `${spot.trim()}, ${depthLabels[depth].toLowerCase()}` : spot.trim();
}

/** Words that tell no spot from another. */
const idleWords = new Set(
  'no nr number wall side stack spot point place brick stud reading sample down up the at on in of near by'.split(
    ' ',
  ),
);
const sameWords: Readonly<Record<string, string>> = {
  lower: 'low',
  bottom: 'low',
  upper: 'high',
  top: 'high',
  one: '1',
  first: '1',
  two: '2',
  second: '2',
  three: '3',
  third: '3',
  n: 'north',
  e: 'east',
  s: 'south',
  w: 'west',
  ne: 'north east',
  nw: 'north west',
  se: 'south east',
  sw: 'south west',
};

/**
 * What tells a wall, a spot or a brick from the others: `No. 1`, `brick1` and `first brick` are `1`, `lower down` is `low`,
 * and `S wall` is `south`.
 */
export function plainName(name: string): string {
  return foldName(name)
    .replaceAll(/(\p{L})(?=\d)/gu, '$1 ')
    .replaceAll(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replaceAll(/(north|south|east|west)ern\b/g, '$1')
    .split(/[^\p{L}\d]+/u)
    .flatMap((word) =>
      (sameWords[word] ?? word.replace(/^(north|south)(?=east|west)/, '$1 ')).split(' '),
    )
    .filter((word) => word !== '' && !idleWords.has(word))
    .sort()
    .join(' ');
}

/** `South wall` and `south  wall ` are one wall. */
export function foldName(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

interface Named {
  readonly wall: string;
  readonly spot: string;
}

/** The order of their names, in which brick 10 comes after brick 9. */
export function byName(one: Named, other: Named): number {
  const nameOf = ({ wall, spot }: Named) => `${wall}, ${spot}`;
  return nameOf(one).localeCompare(nameOf(other), 'en-AU', { numeric: true });
}
