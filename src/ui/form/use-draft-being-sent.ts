import { useCallback, useState } from 'react';

/** What a form is filled from. */
interface Filled<Draft> {
  readonly draft: Draft | null;
  readonly formKey: string;
}

/**
 * What a form shows of its draft. From Submit on that is the draft being sent, whatever has become of it on the device:
 * as soon as it has arrived the device opens an empty one, and nobody may take that for the loss of everything.
 * @returns `hold` before sending, `release` once the form has been closed, emptied or refused
 */
export function useDraftBeingSent<Draft>({ draft, formKey }: Filled<Draft>) {
  const [held, setHeld] = useState<Filled<Draft> | null>(null);
  const hold = useCallback(() => setHeld({ draft, formKey }), [draft, formKey]);
  const release = useCallback(() => setHeld(null), []);
  const { draft: shown, formKey: shownKey } = held ?? { draft, formKey };
  return { shown, shownKey, hold, release };
}
