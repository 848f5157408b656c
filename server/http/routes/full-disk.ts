import { ProblemError } from '../problem.ts';
import { isDiskFull } from '../../storage/full-disk.ts';

/** Tells the owner whether the disk is full or only busy. */
export function fullDiskProblem(error: unknown): never {
  if (!isDiskFull(error)) throw error;
  throw new ProblemError('storage-full', { cause: error });
}
