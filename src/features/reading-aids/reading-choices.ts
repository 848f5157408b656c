/** The reading settings of this device, for every page. */
export interface ReadingChoices {
  textSize: TextSize;
  /** Black on white, heavier and larger, for reading in sunlight. */
  isOutdoor: boolean;
  /** The screen stays on while an article is read. */
  isScreenKeptOn: boolean;
  /** The key `/` opens the search. Speech input can trigger single-key shortcuts, so it can be turned off (WCAG 2.1.4). */
  isSearchKeyOn: boolean;
}

export type TextSize = 'usual' | 'large' | 'larger';

const key = 'natural-building-design:reading';
/** Page background in outdoor mode. */
const outdoorPaper = '#ffffff';
const listeners = new Set<() => void>();
let current: ReadingChoices | null = null;

/** The settings of this device; the defaults if none are stored or storage is not available. */
export function readingChoices(): ReadingChoices {
  current ??= parseChoices(storedText());
  return current;
}

/** Applies a change to the page at once and stores it. */
export function chooseReading(change: Partial<ReadingChoices>): void {
  current = { ...readingChoices(), ...change };
  try {
    localStorage.setItem(key, formatChoices(current));
  } catch {
    // Not stored: it applies until the page is closed.
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
 * Sets the attributes of the root element that the styles depend on, and the colour of the browser's toolbar.
 *
 * `before-paint.ts`, inline in the head of every document, does the same before the first paint. A test compares the two.
 */
export function applyReadingChoices(): void {
  const { textSize, isOutdoor, isSearchKeyOn } = readingChoices();
  const { dataset } = document.documentElement;
  if (textSize === 'usual') delete dataset['textSize'];
  else dataset['textSize'] = textSize;
  if (isOutdoor) dataset['outdoor'] = '';
  else delete dataset['outdoor'];
  if (isSearchKeyOn) delete dataset['noKeys'];
  else dataset['noKeys'] = '';
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = isOutdoor ? outdoorPaper : (meta.dataset['usual'] ?? meta.content);
  }
}

function storedText(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Stored as words, such as `larger outdoor`; unknown words are ignored when they are read. */
function formatChoices({
  textSize,
  isOutdoor,
  isScreenKeptOn,
  isSearchKeyOn,
}: ReadingChoices): string {
  return [textSize, isOutdoor && 'outdoor', isScreenKeptOn && 'on', !isSearchKeyOn && 'no-keys']
    .filter(Boolean)
    .join(' ');
}

function parseChoices(text: string): ReadingChoices {
  const found = text.split(' ');
  return {
    textSize: found.includes('larger') ? 'larger' : found.includes('large') ? 'large' : 'usual',
    isOutdoor: found.includes('outdoor'),
    isScreenKeptOn: found.includes('on'),
    isSearchKeyOn: !found.includes('no-keys'),
  };
}
