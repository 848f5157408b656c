import { Second } from './time.ts';

/** What a reader does with a page that only lies there; a screen reader's reader comes with focus or click. */
export const readerSigns = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'click',
] as const;

/** How long a page that nobody touches is left at rest before anything begins that does not serve reading it. */
export const restMs = 3 * Second.ms;
