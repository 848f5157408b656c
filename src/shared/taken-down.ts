/** In the place of an entry that the owner has taken off the site. */
export const takenDown = 'taken-down';

/** Status of a page that shows what was found. */
export const statusOf = (found: object | null | typeof takenDown): 200 | 404 =>
  found === null || found === takenDown ? 404 : 200;
