import { ProblemError } from '../problem.ts';
import { isDiskFull } from '../../storage/full-disk.ts';

/** Tells the owner a full disk from one that may take it in a moment. */
export function fullDiskProblem(error: unknown): never {
  if (!isDiskFull(error)) throw error;
  throw new ProblemError('storage-full', { cause: error });
}
