import { downloadPack } from './content-pack.ts';

const choiceKey = 'natural-building-design:pictures';

/** What the visitor said about downloads: nothing yet, or that they removed them. */
export type PackChoice = 'keep' | 'removed';

/** Remembers the visitor's choice; a browser that refuses forgets it. */
export function choosePack(choice: PackChoice): void {
  try {
    localStorage.setItem(choiceKey, choice);
  } catch {
    // Not remembered: the worst is a download that can be removed again.
  }
}

/** Whether downloading by itself would surprise: the visitor said no, saves data, or pays by the megabyte. */
export function mustAskFirst(): boolean {
  try {
    const choice = localStorage.getItem(choiceKey);
    if (choice === 'removed') return true;
    if (choice === 'keep') return false;
  } catch {
    // No choice is known.
  }
  return isCostlyConnection();
}

/** Fills the pack in the background where nothing speaks against it. Resolves when it is over; never throws. */
export async function fillPackInBackground(): Promise<void> {
  if (!mustAskFirst()) await downloadPack();
}

function isCostlyConnection(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  if (typeof connection !== 'object' || connection === null) return false;
  const has = (name: string, values: readonly unknown[]) =>
    values.includes(Reflect.get(connection, name));
  return (
    has('saveData', [true]) ||
    has('type', ['cellular']) ||
    has('effectiveType', ['slow-2g', '2g', '3g'])
  );
}
