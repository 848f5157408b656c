import type { ExportedFile } from './own-copy.ts';

/** Saves a file through the browser's downloads. */
export function saveFile({ name, blob }: Pick<ExportedFile, 'name' | 'blob'>): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
