let restoring: Promise<void> | null = null;

/** Brings back once what this device has read before, for a page that came without its data. Never throws. */
export function restoreReads(): Promise<void> {
  restoring ??= restore();
  return restoring;
}

async function restore(): Promise<void> {
  const [{ queryClient }, { restoreQueries }] = await Promise.all([
    import('./browser-query-client.tsx'),
    import('#offline/query-persister.ts'),
  ]);
  await restoreQueries(queryClient);
}
