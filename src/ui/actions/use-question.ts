import { useCallback, useEffect, useRef, useState } from 'react';

/** For a question in the place of the button that asks it: the button that is back then has the focus again. */
export function useQuestion() {
  const [isAsking, setIsAsking] = useState(false);
  const isAnswered = useRef(false);
  const opener = useCallback((button: HTMLButtonElement | null) => {
    // Whoever has gone on elsewhere meanwhile stays there.
    if (isAnswered.current && document.activeElement === document.body) button?.focus();
  }, []);
  useEffect(() => {
    // The button has gone with what it was for, or is back by now.
    isAnswered.current = false;
  }, [isAsking]);
  return {
    isAsking,
    ask: () => setIsAsking(true),
    stopAsking: () => {
      isAnswered.current = true;
      setIsAsking(false);
    },
    /** The `ref` of the button. */
    opener,
  };
}
