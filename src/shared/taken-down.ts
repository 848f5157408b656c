/** Replaces an entry that the owner has taken down. */
export const takenDown = 'taken-down';

/** HTTP status of a page for what it has found. */
export const statusOf = (found: object | null | typeof takenDown): 200 | 404 =>
  found === null || found === takenDown ? 404 : 200;
