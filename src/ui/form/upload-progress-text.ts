const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** No try takes longer: the clock was set back. */
const longestMs = 12 * 60 * minuteMs;

/**
 * Progress of an upload: `Sending 3 of 8 files, about 4 minutes left`.
 * @param file number of the file that is being sent, from 1
 * @param leftMs measured time until the last file is uploaded; null where the connection is fast or nothing was
 * measured
 */
export function uploadProgressText(file: number, files: number, leftMs: number | null): string {
  const left = leftMs === null ? null : timeLeftText(leftMs);
  const what = files === 1 ? 'Sending 1 file' : `Sending ${file} of ${files} files`;
  return left === null ? what : `${what}, ${left}`;
}

/** The time left, as roughly as it can be known; null where it cannot. */
function timeLeftText(leftMs: number): string | null {
  if (leftMs > longestMs) return null;
  if (leftMs <= 0) return 'taking longer than expected';
  if (leftMs < 45 * secondMs) return 'less than a minute left';
  const minutes = Math.max(1, Math.round(leftMs / minuteMs));
  if (minutes < 60) return minutes === 1 ? 'about a minute left' : `about ${minutes} minutes left`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'about an hour left' : `about ${hours} hours left`;
}
