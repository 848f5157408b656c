import { useEffect } from 'react';

/**
 * Gives the focus back to what had it when the first of two windows opened: the second, which takes its place, would
 * give it to what went with the first.
 * @param otherwise selector of what gets it where nothing had it: the window was opened by its address
 */
export function useFocusReturn(otherwise: string): void {
  useEffect(() => {
    // Before the first window, whose code is still to come, has taken the focus.
    const opener = document.activeElement;
    return () => {
      // The page under the windows takes no focus before they are gone altogether.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const hadFocus =
          opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
        (hadFocus ? opener : document.querySelector<HTMLElement>(otherwise))?.focus();
      });
    };
  }, [otherwise]);
}
