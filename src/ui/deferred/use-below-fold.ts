import { useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { hydration } from '#browser/hydration.ts';

/**
 * Whether to render what is below the first screen. A page reached by a link shows its first screen at once and the
 * rest right after it; the first page of a visit, and one whose address names an anchor or a section, is rendered
 * whole.
 */
export function useBelowFold(): boolean {
  const { hash, search } = useLocation();
  return useDeferredValue(true, !hydration.isComplete || hash !== '' || search !== '');
}
