import { useCallback, useEffect, useRef, useState } from 'react';
import { Second } from '#shared/time.ts';

/** A photo that does not come does not stop the others from being printed. */
const longestMs = 20 * Second.ms;

/**
 * Prints once pictures are there that only paper needs.
 * @param count how many there are to wait for
 */
export function usePrinting(count: number): {
  isPrinting: boolean;
  print: () => void;
  /** One more is there, or cannot be had. */
  onPrintable: () => void;
} {
  const [isPrinting, setIsPrinting] = useState(false);
  const left = useRef(0);
  const [isReady, setIsReady] = useState(false);
  const print = useCallback(() => {
    left.current = count;
    setIsReady(count === 0);
    setIsPrinting(true);
  }, [count]);
  const onPrintable = useCallback(() => {
    left.current -= 1;
    if (left.current <= 0) setIsReady(true);
  }, []);
  useEffect(() => {
    if (!isPrinting) return undefined;
    if (!isReady) {
      const timer = setTimeout(() => setIsReady(true), longestMs);
      return () => clearTimeout(timer);
    }
    const end = () => setIsPrinting(false);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [isPrinting, isReady]);
  return { isPrinting, print, onPrintable };
}
