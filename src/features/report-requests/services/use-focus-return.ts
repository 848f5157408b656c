import { useEffect } from 'react';

/**
 * Returns the focus to the element that had it before the first of two dialogs opened: the second dialog, which replaces
 * the first, would return it to an element of the first, which is gone.
 * @param otherwise selector of the element to focus where none had the focus: the dialog was opened by its address
 */
export function useFocusReturn(otherwise: string): void {
  useEffect(() => {
    // Before the first window, whose code is still to come, has taken the focus.
    const opener = document.activeElement;
    return () => {
      // The page below is inert until the dialogs are removed.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const hadFocus =
          opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
        (hadFocus ? opener : document.querySelector<HTMLElement>(otherwise))?.focus();
      });
    };
  }, [otherwise]);
}
