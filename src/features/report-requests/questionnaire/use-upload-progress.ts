import { useNow } from '#ui/use-now/use-now.ts';
import { filesLeftMs } from '#offline/outbox/machine.ts';
import { useOutbox } from '#offline/react/use-waiting.ts';
import { Second } from '#shared/time.ts';
import type { SavedState } from '#ui/form/saved-line.tsx';

/**
 * Which file of an open questionnaire is being uploaded, and how long the rest will take; null when none is.
 * @param id of its draft, which is also the id of its request
 */
export function useUploadProgress(id: string): SavedState | null {
  const item = useOutbox().items.find((one) => one.id === id);
  const isTimed = item?.state.kind === 'sending' && item.state.filesDoneAtMs !== undefined;
  const now = useNow(isTimed ? 5 * Second.ms : null);
  if (item?.state.kind !== 'sending' || item.filesUploaded >= item.filesTotal) return null;
  return {
    kind: 'sending',
    file: item.filesUploaded + 1,
    files: item.filesTotal,
    leftMs: filesLeftMs(item, now.getTime()),
  };
}
