import { entryOf } from '#shared/inbox/entry-of.ts';
import { textsOf } from '#shared/inbox/entry-text.ts';
import { searchTextOf } from '#shared/inbox/search-text.ts';
import type { Submission } from './records.ts';

/**
 * What a search looks into, for a submission with files of these names.
 * @returns letters, digits and single spaces only
 */
export function searchTextOfSubmission(
  submission: Readonly<Submission>,
  fileNames: readonly string[],
): string {
  const attachments = fileNames.map((name) => ({ url: '', name, mediaType: '', sizeBytes: 0 }));
  try {
    return searchTextOf(textsOf(entryOf(submission, { attachments, work: [] })));
  } catch {
    // What cannot be taken apart must still be stored, and found by whom it is from.
    return searchTextOf([submission.body['name'], submission.body['email']].map(String));
  }
}
