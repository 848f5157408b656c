import { useOutbox } from '#offline/react.ts';
import type { SavedState } from '#ui/form/saved-line.tsx';

/**
 * Which of the files of an open questionnaire is going out; null when none is.
 * @param id of its draft, which its request keeps
 */
export function useSending(id: string): SavedState | null {
  const item = useOutbox().items.find((one) => one.id === id);
  if (item?.state.kind !== 'sending' || item.filesUploaded >= item.filesTotal) return null;
  return { kind: 'sending', file: item.filesUploaded + 1, files: item.filesTotal };
}
