import { useEffect, useState } from 'react';
import type { SavedToolWork } from '#shared/tools/saved-work.ts';
import type { ToolId } from '#shared/tools/tool.ts';
import { subscribe } from '../events.ts';
import type { Draft } from '../records.ts';

/** Every draft on this device, the last saved first; null while loading, `failed` when the device cannot be read. */
export function useDrafts(): readonly Draft[] | null | 'failed' {
  const [drafts, setDrafts] = useState<readonly Draft[] | null | 'failed'>(null);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      try {
        const { listDrafts } = await import('../drafts/drafts.ts');
        const stored = await listDrafts();
        if (!isGone) setDrafts(stored);
      } catch {
        if (!isGone) setDrafts('failed');
      }
    };
    const stop = subscribe((event) => {
      if (event.type === 'drafts-changed') void read();
    });
    void read();
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return drafts;
}

/**
 * Saved work of one tool, or of all, the last saved first; null while loading, `failed` when the device cannot be read.
 * And a function to read again after a failed removal.
 */
export function useToolWork(
  tool?: ToolId,
): readonly [readonly SavedToolWork[] | null | 'failed', () => void] {
  const [works, setWorks] = useState<readonly SavedToolWork[] | null | 'failed'>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      try {
        const { listToolWork } = await import('../tool-work/tool-work.ts');
        const listed = await listToolWork(tool);
        if (!isGone) setWorks(listed);
      } catch (error) {
        // A device that stores nothing has nothing to read.
        const problem = error instanceof Error && 'problem' in error ? error.problem : 'not loaded';
        if (!isGone) setWorks(problem === 'missing' ? [] : 'failed');
      }
    };
    const stop = subscribe((event) => {
      if (event.type === 'tool-work-changed') void read();
    });
    void read();
    return () => {
      isGone = true;
      stop();
    };
  }, [tool, turn]);
  return [works, () => setTurn((before) => before + 1)];
}
