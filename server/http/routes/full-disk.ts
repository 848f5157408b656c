import { ProblemError } from '../problem.ts';
import { isDiskFull } from '../../storage/full-disk.ts';

/** Rethrows an error of the store, as `storage-full` when the disk is full: the owner can do something about that. */
export function rethrowAsStorageFull(error: unknown): never {
  if (!isDiskFull(error)) throw error;
  throw new ProblemError('storage-full', { cause: error });
}
