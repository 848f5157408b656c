import { useCallback, useEffect, useRef, useState } from 'react';

/** For a question that replaces the button that asks it: when the button is back, it has the focus again. */
export function useConfirmation() {
  const [isAsking, setIsAsking] = useState(false);
  const isAnswered = useRef(false);
  const opener = useCallback((button: HTMLButtonElement | null) => {
    // If the focus has moved elsewhere, it stays there.
    if (isAnswered.current && document.activeElement === document.body) button?.focus();
  }, []);
  useEffect(() => {
    // The button is gone with its entry, or is back by now.
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
