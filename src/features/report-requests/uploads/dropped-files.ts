/** What was dropped on the page. */
export interface Dropped {
  readonly files: readonly File[];
  /** Names of folders. Their files are not added, because the visitor has not chosen each of them. */
  readonly folders: readonly string[];
}

/** Whether files are dragged, rather than text. */
export const hasFiles = (transfer: Pick<DataTransfer, 'types'>): boolean =>
  transfer.types.includes('Files');

/** Sorts what was dropped into files and folders. Call it during the event: afterwards its items are empty. */
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
