import { addFileMessages } from '#offline/files/add-file-messages.ts';
import type { AddFileRefusal } from '#offline/files/files.ts';

export const tooManyLine = addFileMessages['too-many']();
export const folderLine = (name: string) =>
  `${name} is a folder. Please choose the files in it that we should see.`;
export const failedLine = 'Failed to upload files. Please try again.';
export const notRemovedLine = 'The file could not be taken off just now. Please try again.';
export const unreadableLine = 'The files kept on this device could not be read just now.';

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
