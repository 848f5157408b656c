import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it when the first of two windows opened: the second, which takes its place, would
 * give it to what went with the first.
 */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // The page under the windows takes no focus before they are gone altogether.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        if (opener instanceof HTMLElement) opener.focus();
      });
    },
    [opener],
  );
}
