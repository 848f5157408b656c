import { useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { arrival } from '#lib/arrival.ts';

/**
 * Whether what lies below the first screen is to be drawn. A page reached by a link shows its first screen at once and
 * the rest right after it; the first page of a visit, and one whose address leads to a place in it, stand whole.
 */
export function useWholePage(): boolean {
  const { hash, search } = useLocation();
  return useDeferredValue(true, !arrival.isComplete || hash !== '' || search !== '');
}
