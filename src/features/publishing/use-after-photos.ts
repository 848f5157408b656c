import { useEffect, useRef, useState } from 'react';
import { photosSaved } from './photos-being-saved.ts';

/** On the button that waits. */
export const savingPhoto = 'Saving photo…';

/**
 * Whatever takes the whole entry waits for the photos that were picked last: else they would be missing from it, or
 * come as a change to what is on its way.
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

  /** Does it once they are saved; null, and nothing done, while something else waits or after the editor was left. */
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
