import { useEffect, useState } from 'react';
import { subscribe } from '#offline/events.ts';
import type { OfflineEvent } from '#offline/events.ts';

/**
 * Reads something from this device, and again after each event of some types. `read` and `types` must not change between
 * renders.
 * @returns the value, null until it has been read; and a function that reads it again
 */
export function useDeviceRead<Value>(
  read: () => Promise<Value>,
  types: readonly OfflineEvent['type'][],
): readonly [Value | null, () => void] {
  const [value, setValue] = useState<Value | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isGone = false;
    const update = () =>
      void read().then((found) => {
        if (!isGone) setValue(found);
      });
    update();
    const stop = subscribe((event) => {
      if (types.includes(event.type)) update();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [read, types, turn]);
  return [value, () => setTurn((before) => before + 1)];
}
