/**
 * Saves a draft as one file through the browser's downloads, unsaved changes included; its code is loaded now.
 * @returns names of files that could not be read and are not in it; null when there is no draft
 */
export async function saveCopy({
  flush,
}: {
  flush: () => Promise<{ draft: { id: string } | null }>;
}): Promise<readonly string[] | null> {
  const { draft } = await flush();
  if (draft === null) return null;
  const [{ exportOwnCopy }, { saveFile }] = await Promise.all([
    import('../export/own-copy.ts'),
    import('../export/save-file.ts'),
  ]);
  const file = await exportOwnCopy(draft.id);
  if (file === null) return null;
  saveFile(file);
  return file.missing;
}
