import * as v from 'valibot';

/** Words and files that the customer adds to a request. */
export const clientWords = {
  text: v.string(),
  /** Names of uploads. */
  files: v.array(v.string()),
};
