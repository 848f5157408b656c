const units = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** A size as the visitor reads it: `512 Bytes`, `1.5 KB`, `2.25 MB`. 1 KB is 1,024 bytes. */
export function formatFileSize(sizeBytes: number): string {
  let value = sizeBytes;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${Number(value.toFixed(2))} ${units[unit]}`;
}
