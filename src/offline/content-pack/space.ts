/** Space that downloads never take: ten attachments of ten megabytes, written twice, and some more. */
const spaceForDraftsBytes = 300 * 1024 * 1024;

/**
 * Whether something may be downloaded and still leave the space that drafts may need (twice the bytes, since a store
 * needs room to write into). True where the browser does not say: then the write itself will tell. For page and worker.
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
