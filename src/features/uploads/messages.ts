import { addFileMessages } from '#offline/files/add-file-messages.ts';
import type { AddFileRefusal } from '#offline/files/files.ts';
import type { Shrunk } from '#offline/files/shrink-together.ts';
import { formatFileSize } from './file-size.ts';

export const tooManyLine = addFileMessages['too-many']();
export const folderLine = (name: string) =>
  `${name} is a folder. Choose the files inside it instead.`;
export const failedLine = 'Failed to upload files. Please try again.';
export const notRemovedLine = 'We couldn’t remove that file. Try again.';
export const unreadableLine = 'We couldn’t read your saved files. Try again.';

/** What was done so that the files do not take too long to send. */
export const shrunkLine = ({ beforeBytes, afterBytes }: Shrunk) =>
  `Together they were ${formatFileSize(beforeBytes)}, so we made the largest photos smaller. They’re now ${formatFileSize(afterBytes)}.`;

/** Refusals that have nothing to do with what the visitor chose: another try may help. */
const isFailure = (reason: AddFileRefusal) =>
  reason === 'unreadable' || reason === 'no-space' || reason === 'not-saved';

/** What the alert says, a line a problem; the failure line first where something failed. */
export function refusalLines(
  refused: readonly { readonly reason: AddFileRefusal; readonly name: string }[],
): readonly string[] {
  const lines = refused.map(({ reason, name }) => addFileMessages[reason](name));
  const all = refused.some(({ reason }) => isFailure(reason)) ? [failedLine, ...lines] : lines;
  return [...new Set(all)];
}
