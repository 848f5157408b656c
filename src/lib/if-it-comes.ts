let asked = 0;

/**
 * Asks for a part of the program that can be done without: null where it does not come. While it is asked for, nobody
 * need be told of a missing part, see `isDoneWithout`.
 */
export async function ifItComes<Part>(load: () => Promise<Part>): Promise<Part | null> {
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
export function isDoneWithout(): boolean {
  return asked > 0;
}
