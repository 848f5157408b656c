let pendingLoads = 0;

/**
 * Loads an optional chunk: null when it fails to load. While it loads, a missing chunk is not reported; see
 * `isLoadingOptional`.
 */
export async function loadOptional<Part>(load: () => Promise<Part>): Promise<Part | null> {
  pendingLoads += 1;
  try {
    return await load();
  } catch {
    return null;
  } finally {
    pendingLoads -= 1;
  }
}

/** Whether a chunk that just failed to load may be an optional one. */
export function isLoadingOptional(): boolean {
  return pendingLoads > 0;
}
