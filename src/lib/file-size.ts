const units = ['Bytes', 'KB', 'MB', 'GB'];

/** A size for people: `512 Bytes`, `20 KB`, `2.3 MB`. 1 KB is 1,024 bytes. */
export function formatFileSize(sizeBytes: number): string {
  const unit = Math.min(3, Math.floor(Math.log2(sizeBytes || 1) / 10));
  const value = sizeBytes / 1024 ** unit;
  const decimals = value < 10 || unit > 1 ? 1 : 0;
  return `${Number(value.toFixed(decimals))} ${units[unit]}`;
}
