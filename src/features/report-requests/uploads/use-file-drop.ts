import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { hasFiles, droppedFiles } from './dropped-files.ts';
import type { Dropped } from './dropped-files.ts';

/**
 * Accepts files that are dropped on an element.
 * @returns whether files are dragged over it
 */
export function useFileDrop(
  target: RefObject<HTMLElement | null>,
  onDrop: (dropped: Dropped) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const handleDrop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = target.current;
    if (element === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer === null || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsOver(true);
    };
    element.addEventListener('dragenter', onDragOver, { signal });
    element.addEventListener('dragover', onDragOver, { signal });
    element.addEventListener('dragleave', () => setIsOver(false), { signal });
    element.addEventListener(
      'drop',
      (event) => {
        setIsOver(false);
        if (event.dataTransfer === null || !hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        handleDrop(droppedFiles(event.dataTransfer));
      },
      { signal },
    );
    return () => controller.abort();
  }, [target]);
  return isOver;
}
