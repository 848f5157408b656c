let asked = 0;

/**
 * Loads an optional chunk: null where it fails to load. While it is asked for, nobody
 * need be told of a missing part, see `isLoadingOptional`.
 */
export async function loadOptional<Part>(load: () => Promise<Part>): Promise<Part | null> {
  asked += 1;
  try {
    return await load();
  } catch {
    return null;
  } finally {
    asked -= 1;
  }
}

/** Whether a part that just failed to come may be one that nobody misses. */
export function isLoadingOptional(): boolean {
  return asked > 0;
}
