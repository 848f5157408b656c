/** Bytes for people: `0 MB`, `0.1 MB`, `7.1 MB`, `10 GB`. 1 MB is 1,024 × 1,024 bytes. */
export function megabytes(bytes: number): string {
  const count = bytes / 1024 / 1024;
  if (count >= 1_024) return `${Number((count / 1_024).toFixed(1))} GB`;
  return `${count > 0 ? Number(Math.max(count, 0.1).toFixed(1)) : 0} MB`;
}
