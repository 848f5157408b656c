/** Whether the browser is told to save data: then nothing is downloaded that nobody has asked for. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
