import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { InboxPlace } from './use-inbox-place.ts';

/**
 * Restores the scroll position and the focus of the list when the owner comes back from a record or the settings.
 * @param takesFocus whether to focus the first record when the list is first shown
 * @returns a ref for the list, and a function to call before a record replaces it
 */
export function useListPlace({
  place,
  openId,
  takesFocus,
  settingsButton,
}: {
  place: InboxPlace;
  /** Id of the open record; null while none is. */
  openId: string | null;
  takesFocus: boolean;
  settingsButton: RefObject<HTMLButtonElement | null>;
}): { list: RefObject<HTMLDivElement | null>; leaveList: () => void } {
  const areSettingsOpen = place.kind === 'settings';
  const list = useRef<HTMLDivElement>(null);
  const listTop = useRef(0);
  const isFocusWanted = useRef(takesFocus && openId === null);
  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    // The first records come after the page.
    const observer = new MutationObserver(focusFirst);
    function focusFirst() {
      const first = current?.querySelector<HTMLElement>('[data-record]');
      if (!isFocusWanted.current || !first) return;
      isFocusWanted.current = false;
      observer.disconnect();
      first.focus();
    }
    observer.observe(current, { childList: true, subtree: true });
    focusFirst();
    return () => observer.disconnect();
  }, []);
  const lastId = useRef<string | null>(null);
  useEffect(() => {
    // Back from a record: the list is scrolled to where it was, with the focus on that record.
    if (openId === null && !areSettingsOpen && lastId.current !== null) {
      window.scrollTo({ top: listTop.current, behavior: 'instant' });
      const entry = list.current?.querySelector<HTMLElement>(`[data-record="${lastId.current}"]`);
      entry?.focus({ preventScroll: true });
    }
    if (!areSettingsOpen) lastId.current = openId;
  }, [openId, areSettingsOpen]);
  useReturnTo(settingsButton, place.kind);
  const leaveList = useCallback(() => {
    listTop.current = window.scrollY;
  }, []);
  return { list, leaveList };
}

/** After the settings, the list is scrolled to its top, with the focus on the button that opened them. */
function useReturnTo(button: RefObject<HTMLButtonElement | null>, kind: InboxPlace['kind']): void {
  const lastKind = useRef(kind);
  useEffect(() => {
    if (lastKind.current === 'settings' && kind !== 'settings') {
      window.scrollTo({ top: 0, behavior: 'instant' });
      if (kind === 'list') button.current?.focus({ preventScroll: true });
    }
    lastKind.current = kind;
  }, [button, kind]);
}
