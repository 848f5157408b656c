import { useState } from 'react';

/**
 * Remembers what had the focus when the first window opened: a second one, which takes its place, would give the focus
 * back to what went with the first.
 * @returns gives it back once the windows are gone
 */
export function useOpener(): () => void {
  const [opener] = useState(() => document.activeElement);
  return () => {
    requestAnimationFrame(() => {
      if (opener instanceof HTMLElement) opener.focus();
    });
  };
}
