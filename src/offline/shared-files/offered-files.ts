import { limits } from '#shared/limits.ts';
import { askWorker } from '../sw-bridge/ask-worker.ts';

/** Asks the worker for the files that were just shared; it gives them once and stores none. */
export const offeredQuestion = 'TAKE_SHARED_FILES';

/** As much as one form accepts, in bytes. */
export const maxSharedBytes = limits.maxFiles * limits.maxFileBytes;

/**
 * Files that were sent to the site from outside: by the visitor's share sheet, or by another website without being
 * asked. A browser cannot tell them apart for certain, so they are in memory only until the visitor decides.
 */
export interface OfferedFiles {
  files: readonly File[];
  /** How many more there were than can wait. */
  leftOut: number;
}

// A module variable: the question is there again after a navigation.
let offered: OfferedFiles | null = null;

/** What was just shared and is not answered yet, or null. Never throws. */
export async function readOfferedFiles(): Promise<OfferedFiles | null> {
  const answer = await askWorker(offeredQuestion);
  if (isOffer(answer)) offered = answer;
  return offered;
}

/** The visitor has decided. */
export function forgetOfferedFiles(): void {
  offered = null;
}

function isOffer(answer: unknown): answer is OfferedFiles {
  return typeof answer === 'object' && answer !== null && 'files' in answer && 'leftOut' in answer;
}
