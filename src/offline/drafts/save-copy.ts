/**
 * Hands a draft to the browser's downloads as one file, the last words with it; the code for it is loaded now.
 * @returns names of files that could not be read and are not in it; null when there is nothing to hand over
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
