import { addFileMessages } from '#offline/files/add-file-messages.ts';
import type { AddFileRefusal } from '#offline/files/files.ts';
import type { Shrunk } from '#offline/files/shrink-together.ts';
import { formatFileSize } from '#lib/file-size.ts';

export const tooManyLine = addFileMessages['too-many']();
export const folderLine = (name: string) =>
  `${name} is a folder. Choose the files inside it instead.`;
export const failedLine = 'Failed to upload files. Please try again.';
export const notRemovedLine = 'We couldn’t remove that file. Try again.';
export const unreadableLine = 'We couldn’t read your saved files. Try again.';

/** Says that photos were made smaller so that all files together can be sent in reasonable time. */
export const shrunkLine = ({ beforeBytes, afterBytes }: Shrunk) =>
  `Together they were ${formatFileSize(beforeBytes)}, so we made the largest photos smaller. They’re now ${formatFileSize(afterBytes)}.`;

/** Refusals that are not the fault of the file: another try may help. */
const isFailure = (reason: AddFileRefusal) =>
  reason === 'unreadable' || reason === 'no-space' || reason === 'not-saved';

/** The lines of the alert, one for each problem; `failedLine` comes first if another try may help. */
export function refusalLines(
  refused: readonly { readonly reason: AddFileRefusal; readonly name: string }[],
): readonly string[] {
  const lines = refused.map(({ reason, name }) => addFileMessages[reason](name));
  const all = refused.some(({ reason }) => isFailure(reason)) ? [failedLine, ...lines] : lines;
  return [...new Set(all)];
}
