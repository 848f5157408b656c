import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { carriesFiles, droppedFiles } from './dropped-files.ts';
import type { Dropped } from './dropped-files.ts';

/**
 * Takes files that are dropped on an element. Answers whether some are being held over it.
 * @param onDrop called with what fell
 */
export function useFileDrop(
  place: RefObject<HTMLElement | null>,
  onDrop: (dropped: Dropped) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const hold = (event: DragEvent) => {
      if (event.dataTransfer === null || !carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsOver(true);
    };
    element.addEventListener('dragenter', hold, { signal });
    element.addEventListener('dragover', hold, { signal });
    element.addEventListener('dragleave', () => setIsOver(false), { signal });
    element.addEventListener(
      'drop',
      (event) => {
        setIsOver(false);
        if (event.dataTransfer === null || !carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        take(droppedFiles(event.dataTransfer));
      },
      { signal },
    );
    return () => controller.abort();
  }, [place]);
  return isOver;
}
