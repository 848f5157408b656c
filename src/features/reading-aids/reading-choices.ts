/** What a reader has chosen for this device, for every page. */
export interface ReadingChoices {
  textSize: TextSize;
  /** Black on white, heavier and larger, for reading in sunlight. */
  isOutdoor: boolean;
  /** The screen stays on while an article is read. */
  isKeptOn: boolean;
  /** The key `/` opens the search. Single keys can be in the way of speech input, and so can be turned off. */
  isKeyOn: boolean;
}

export type TextSize = 'usual' | 'large' | 'larger';

const key = 'natural-building-design:reading';
/** The paper of the outdoor mode. */
const outdoorPaper = '#ffffff';
const listeners = new Set<() => void>();
let current: ReadingChoices | null = null;

/** The choices of this device; the usual ones where none are kept or the browser refuses. */
export function readingChoices(): ReadingChoices {
  current ??= parse(kept());
  return current;
}

/** Takes a choice up at once, on every part of the page, and remembers it. */
export function chooseReading(change: Partial<ReadingChoices>): void {
  current = { ...readingChoices(), ...change };
  try {
    localStorage.setItem(key, words(current));
  } catch {
    // Not remembered: the choice holds until the page is left.
  }
  applyReadingChoices();
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export function onReadingChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Marks the root element, from which the styles do the rest, and colours the browser's own bar.
 *
 * `before-paint.ts`, inline in the head of every document, has done the same before the first paint. A test compares the
 * two.
 */
export function applyReadingChoices(): void {
  const { textSize, isOutdoor, isKeyOn } = readingChoices();
  const { dataset } = document.documentElement;
  if (textSize === 'usual') delete dataset['textSize'];
  else dataset['textSize'] = textSize;
  if (isOutdoor) dataset['outdoor'] = '';
  else delete dataset['outdoor'];
  if (isKeyOn) delete dataset['noKeys'];
  else dataset['noKeys'] = '';
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = isOutdoor ? outdoorPaper : (meta.dataset['usual'] ?? meta.content);
  }
}

function kept(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Written as words, such as `larger outdoor`: whatever else is found there is left out. */
function words({ textSize, isOutdoor, isKeptOn, isKeyOn }: ReadingChoices): string {
  return [textSize, isOutdoor && 'outdoor', isKeptOn && 'on', !isKeyOn && 'no-keys']
    .filter(Boolean)
    .join(' ');
}

function parse(text: string): ReadingChoices {
  const found = text.split(' ');
  return {
    textSize: found.includes('larger') ? 'larger' : found.includes('large') ? 'large' : 'usual',
    isOutdoor: found.includes('outdoor'),
    isKeptOn: found.includes('on'),
    isKeyOn: !found.includes('no-keys'),
  };
}
