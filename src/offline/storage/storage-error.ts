/**
 * Why the device did not store something. `missing`: the browser has no IndexedDB (private mode); `full`: no space;
 * `closed`: the connection was killed and could not be opened again; `outdated`: another tab runs a newer version;
 * `failed`: anything else.
 */
export type StorageProblem = 'missing' | 'full' | 'closed' | 'outdated' | 'failed';

/** A write or read that the device refused. The visitor must be told (nothing fails silently). */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem, cause?: unknown) {
    super(`device storage: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** Names of an error and of what it wraps: Dexie wraps the browser's errors as `inner`, others as `cause`. */
function namesOf(error: unknown): string[] {
  const names: string[] = [];
  let current: unknown = error;
  for (let depth = 0; depth < 5 && typeof current === 'object' && current !== null; depth += 1) {
    if ('name' in current && typeof current.name === 'string') names.push(current.name);
    current =
      'inner' in current && current.inner
        ? current.inner
        : 'cause' in current
          ? current.cause
          : null;
  }
  return names;
}

/** Names under which browsers report a lost connection; iOS kills it when the phone sleeps. */
const closedNames = [
  'InvalidStateError',
  'DatabaseClosedError',
  'UnknownError',
  'TransactionInactiveError',
];

/** Whether opening the database again may help. */
export function isClosedConnection(error: unknown): boolean {
  return namesOf(error).some((name) => closedNames.includes(name));
}

export function isQuotaExceeded(error: unknown): boolean {
  return namesOf(error).includes('QuotaExceededError');
}

/** The problem behind a browser's or Dexie's error. */
export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const names = namesOf(error);
  if (names.includes('QuotaExceededError')) return new StorageError('full', error);
  if (names.includes('MissingAPIError') || names.includes('SecurityError')) {
    return new StorageError('missing', error);
  }
  if (names.includes('VersionError')) return new StorageError('outdated', error);
  if (isClosedConnection(error)) return new StorageError('closed', error);
  return new StorageError('failed', error);
}
