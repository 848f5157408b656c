import { useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { hydration } from '#browser/hydration.ts';

/**
 * Whether what lies below the first screen is to be rendered. A page reached by a link shows its first screen at once and
 * the rest right after it; the first page of a visit, and one whose address leads to a place in it, stand whole.
 */
export function useWholePage(): boolean {
  const { hash, search } = useLocation();
  return useDeferredValue(true, !hydration.isComplete || hash !== '' || search !== '');
}
