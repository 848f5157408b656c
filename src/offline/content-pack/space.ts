/** Space that downloads never use: ten attachments of ten megabytes, written twice, and some more. */
const spaceForDraftsBytes = 300 * 1024 * 1024;

/**
 * Whether a download leaves the space that drafts may need (twice the bytes, since writing needs room). True where the
 * browser does not say: then the write itself will fail. For page and worker.
 */
export async function hasSpaceFor(bytes: number): Promise<boolean> {
  try {
    const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
    if (usage === undefined || quota === undefined) return true;
    return quota - usage >= 2 * bytes + spaceForDraftsBytes;
  } catch {
    return true;
  }
}
