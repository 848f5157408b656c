import { useEffect, useRef } from 'react';
import { keepInputs, readKeptInputs } from '#offline/tool-work/kept-inputs.ts';
import type { RawInputs, ToolInput } from '#shared/tools/input.ts';

/**
 * Keeps the inputs of a tool that nobody saved until the tab is closed: a phone drops a page from memory, and a reader
 * looks something up and comes back.
 * @param work id of the saved work that they change; null where there is none
 * @param isOn once it is known that they are not saved as they are typed
 */
export function useKeptInputs({
  id,
  inputs,
  raw,
  work,
  isOn,
  isUnwritten,
  onRestore,
}: {
  id: string;
  inputs: readonly ToolInput[];
  raw: RawInputs;
  work: string | null;
  isOn: boolean;
  isUnwritten: boolean;
  onRestore: (kept: RawInputs, work: string | null) => void;
}): void {
  const isRestored = useRef(false);
  useEffect(() => {
    if (!isOn) return;
    try {
      if (!isRestored.current && isUnwritten) {
        isRestored.current = true;
        const kept = keptIn(readKeptInputs(id), inputs);
        if (kept !== null) {
          onRestore(kept.inputs, kept.work);
          return;
        }
      }
      isRestored.current = true;
      keepInputs(id, isUnwritten ? null : JSON.stringify({ inputs: raw, work }));
    } catch {
      // Storage is blocked or full: the inputs are on the page, and can be saved there.
    }
  }, [id, inputs, raw, work, isOn, isUnwritten, onRestore]);
}

/** The texts of inputs that the tool still has, and the work they change; null where nothing was kept. */
function keptIn(
  text: string | null,
  inputs: readonly ToolInput[],
): { inputs: RawInputs; work: string | null } | null {
  if (text === null) return null;
  const kept: unknown = JSON.parse(text);
  if (typeof kept !== 'object' || kept === null || !('inputs' in kept)) return null;
  const work = 'work' in kept && typeof kept.work === 'string' ? kept.work : null;
  const names = new Set(inputs.map(({ name }) => name));
  const texts = Object.entries(kept.inputs ?? {}).filter(
    (entry): entry is [string, string] => names.has(entry[0]) && typeof entry[1] === 'string',
  );
  return { inputs: Object.fromEntries(texts), work };
}
