import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from '#browser/open-dialogs.ts';
import { isTypingIn } from '#browser/typing-in.ts';

/** `/`, or a letter together with Ctrl (on a Mac, with Command). */
export type Key = '/' | 'Ctrl+S';

/**
 * Calls back for a key while the page is open, before the site's own search answers it. `/` is text in a field, and is
 * turned off among the aids for reading.
 */
export function useKeyFor(key: Key, onKey: () => void): void {
  const act = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isPressed(key, event) || isDialogOpen()) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [key]);
}

function isPressed(key: Key, event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (key === 'Ctrl+S') {
    return event.key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;
  }
  return (
    event.key === key &&
    !ctrlKey &&
    !metaKey &&
    !altKey &&
    !('noKeys' in document.documentElement.dataset) &&
    !isTypingIn(target)
  );
}
