import { useCallback, useState } from 'react';

/** What a form is filled from. */
interface Filled<Draft> {
  readonly draft: Draft | null;
  readonly formKey: string;
}

/**
 * The draft that a form shows. From Submit on that is the draft being sent, whatever happens to it on the device: once
 * it is delivered the device opens an empty one, which must not look like a loss.
 * @returns `hold` before sending, `release` once the form has been closed, emptied or refused
 */
export function useDraftBeingSent<Draft>({ draft, formKey }: Filled<Draft>) {
  const [submitted, setHeld] = useState<Filled<Draft> | null>(null);
  const hold = useCallback(() => setHeld({ draft, formKey }), [draft, formKey]);
  const release = useCallback(() => setHeld(null), []);
  const { draft: shown, formKey: shownKey } = submitted ?? { draft, formKey };
  return { shown, shownKey, hold, release };
}
