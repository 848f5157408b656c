const units = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** A size for people: `512 Bytes`, `20 KB`, `2.3 MB`. 1 KB is 1,024 bytes. */
export function formatFileSize(sizeBytes: number): string {
  let value = sizeBytes;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const decimals = value < 10 || unit > 1 ? 1 : 0;
  return `${Number(value.toFixed(decimals))} ${units[unit]}`;
}
