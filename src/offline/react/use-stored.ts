import { useCallback, useEffect, useState } from 'react';
import type { SavedToolWork } from '#shared/tools/saved-work.ts';
import type { ToolId } from '#shared/tools/tool.ts';
import { subscribe } from '../events.ts';
import type { OfflineEvent } from '../events.ts';
import type { Draft } from '../records.ts';

/**
 * What is stored, read again after each event of that type; null while loading. And a function to read again.
 * @param read does not throw; always the same function for the same things
 */
export function useStored<Value>(
  type: OfflineEvent['type'],
  read: () => Promise<Value>,
): readonly [Value | null, () => void] {
  const [value, setValue] = useState<Value | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const stored = await read();
      if (!isGone) setValue(stored);
    };
    const stop = subscribe((event) => {
      if (event.type === type) void look();
    });
    void look();
    return () => {
      isGone = true;
      stop();
    };
  }, [type, read, turn]);
  return [value, () => setTurn((before) => before + 1)];
}

/** Whether reading failed because the device stores nothing: then there is nothing to read. */
export function isStoringNothing(error: unknown): boolean {
  return error instanceof Error && 'problem' in error && error.problem === 'missing';
}

/** Every draft on this device, the last saved first; null while loading, `failed` when the device cannot be read. */
export function useDrafts(): readonly Draft[] | null | 'failed' {
  const [drafts] = useStored('drafts-changed', readDrafts);
  return drafts;
}

async function readDrafts(): Promise<readonly Draft[] | 'failed'> {
  try {
    const { listDrafts } = await import('../drafts/drafts.ts');
    return await listDrafts();
  } catch {
    return 'failed';
  }
}

/**
 * Saved work of one tool, or of all, the last saved first; null while loading, `failed` when the device cannot be read.
 * And a function to read again after a failed removal.
 */
export function useToolWork(
  tool?: ToolId,
): readonly [readonly SavedToolWork[] | null | 'failed', () => void] {
  const read = useCallback(async (): Promise<readonly SavedToolWork[] | 'failed'> => {
    try {
      const { listToolWork } = await import('../tool-work/tool-work.ts');
      return await listToolWork(tool);
    } catch (error) {
      return isStoringNothing(error) ? [] : 'failed';
    }
  }, [tool]);
  return useStored('tool-work-changed', read);
}
