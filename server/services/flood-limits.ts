const mebibyte = 1024 ** 2;

/** How much of something unopened is stored. */
export interface FloodSize {
  records: number;
  /** Of the bodies as JSON in UTF-8. */
  bytes: number;
  /** Of attached files. */
  fileBytes: number;
}

export interface FloodLimits extends FloodSize {
  /** Share of each limit that the unopened records of one network may have. */
  networkShare: number;
  /** Share that is left for networks that have nothing unopened in the inbox. */
  reservedShare: number;
  /** Each limit with the trash, as a multiple: a flood that was erased can be restored for a week. */
  withTrash: number;
  /** Share at which the owner is told. */
  toldShare: number;
  /** Share below which a flood counts as over. */
  overShare: number;
  /** How long a refused device waits before it tries again. */
  retryAfterSeconds: number;
}

/** The most that visitors can store before the owner opens it. Beyond it they get 503, and their devices keep it. */
export const floodLimits: FloodLimits = {
  // A record takes 1 kB of memory besides its body: 60 MB. A practice gets some thousands a year.
  records: 60_000,
  // Bodies are in memory: up to two bytes a character, and twice while the hourly copy is verified. With the trash, a
  // server of 512 MB still has room for its pages. 6,700 of the longest messages.
  bytes: 32 * mebibyte,
  // On disk, besides 4 GiB of files without a request: 60 requests with all of the files that one may have.
  fileBytes: 6_144 * mebibyte,
  // One address can send 100 requests a day at most; a /24 or /48 may be a town behind one mobile network.
  networkShare: 1 / 8,
  // A flood from many networks leaves room for thousands of first messages.
  reservedShare: 1 / 4,
  withTrash: 2,
  toldShare: 1 / 2,
  // Well below the share at which the next flood is told, so that one is told once.
  overShare: 1 / 4,
  // Long enough for the owner to erase a flood, short enough for a person who waits for a receipt.
  retryAfterSeconds: 15 * 60,
};
