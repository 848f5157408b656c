import { useEffect } from 'react';

/** Hides the chat's button while the inbox is open: the owner does not chat with the practice. */
export function useHiddenChat(): void {
  useEffect(() => {
    document.documentElement.dataset['inbox'] = '';
    return () => {
      delete document.documentElement.dataset['inbox'];
    };
  }, []);
}
