import { useEffect, useRef, useState } from 'react';
import { photosSaved } from './photos-being-saved.ts';

/** Label of a button that waits for a photo. */
export const savingPhoto = 'Saving photo…';

/**
 * Delays actions on the whole entry until the photos that were just picked are saved. Otherwise they would be missing
 * from it, or count as a change after it was sent.
 */
export function useAfterPhotos<Name extends string>() {
  const [waiting, setWaiting] = useState<Name | null>(null);
  const isWaiting = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  /** Runs `act` once they are saved. Returns null without running it while another waits, or once the editor is closed. */
  async function afterPhotos<Result>(
    name: Name,
    act: () => Result | Promise<Result>,
  ): Promise<Result | null> {
    if (isWaiting.current) return null;
    isWaiting.current = true;
    setWaiting(name);
    await photosSaved();
    isWaiting.current = false;
    if (isGone.current) return null;
    setWaiting(null);
    return act();
  }
  return { waiting, afterPhotos };
}
