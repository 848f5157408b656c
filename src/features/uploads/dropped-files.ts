/** What somebody let fall on the page. */
export interface Dropped {
  readonly files: readonly File[];
  /** Names of folders: their files are not read, because nobody has seen what is in them. */
  readonly folders: readonly string[];
}

/** Whether files are being dragged, and not words. */
export const carriesFiles = (transfer: Pick<DataTransfer, 'types'>): boolean =>
  transfer.types.includes('Files');

/** Sorts what was dropped into files and folders. To be called while the event lasts. */
export function droppedFiles(transfer: Pick<DataTransfer, 'items' | 'files'>): Dropped {
  const files: File[] = [];
  const folders: string[] = [];
  for (const item of transfer.items) {
    if (item.kind !== 'file') continue;
    const entry = item.webkitGetAsEntry();
    const file = item.getAsFile();
    if (entry?.isDirectory === true) folders.push(entry.name);
    else if (file !== null) files.push(file);
  }
  return { files, folders };
}
