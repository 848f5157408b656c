import { limits } from '#shared/limits.ts';
import { askWorker } from '../sw-bridge/ask-worker.ts';

/** Question of the page for the files that were just shared; the worker gives them once and keeps none. */
export const offeredQuestion = 'TAKE_SHARED_FILES';

/** As much as one form takes, in bytes. */
export const maxSharedBytes = limits.maxFiles * limits.maxFileBytes;

/**
 * Files that somebody sent to the site from outside: the visitor by the share sheet, or another website without being
 * asked. A browser does not tell them apart for certain, so they are in memory alone until the visitor says.
 */
export interface OfferedFiles {
  files: readonly File[];
  /** How many more there were, beyond what can wait. */
  leftOut: number;
}

// Beyond the part of the page that asks: the question stands there again after a look at another page.
let offered: OfferedFiles | null = null;

/** What was just shared and is not answered yet, or null. Never throws. */
export async function readOfferedFiles(): Promise<OfferedFiles | null> {
  const answer = await askWorker(offeredQuestion);
  if (isOffer(answer)) offered = answer;
  return offered;
}

/** The visitor has answered. */
export function forgetOfferedFiles(): void {
  offered = null;
}

function isOffer(answer: unknown): answer is OfferedFiles {
  return typeof answer === 'object' && answer !== null && 'files' in answer && 'leftOut' in answer;
}
