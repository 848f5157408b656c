/**
 * What is on its way: `Sending 3 of 8 files`.
 * @param file number of the file that is being sent, from 1
 */
export function sendingWords(file: number, files: number): string {
  return files === 1 ? 'Sending 1 file' : `Sending ${file} of ${files} files`;
}
