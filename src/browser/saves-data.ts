/** Whether the browser is set to save data: then nothing is downloaded unless the visitor asked for it. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
