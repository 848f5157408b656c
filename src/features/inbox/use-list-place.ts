import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { InboxPlace } from './use-inbox-place.ts';

/**
 * Where the list stands, and what in it has the focus, as the owner goes to a record or to the housekeeping and back.
 * @param takesFocus on the first record, when the list is first shown
 * @returns the list's element, and what to call before a record takes its place
 */
export function useListPlace({
  place,
  takesFocus,
  housekeepingButton,
}: {
  place: InboxPlace;
  takesFocus: boolean;
  housekeepingButton: RefObject<HTMLButtonElement | null>;
}): { list: RefObject<HTMLDivElement | null>; leaveList: () => void } {
  const openId = place.kind === 'record' ? place.id : null;
  const isHousekeeping = place.kind === 'housekeeping';
  const list = useRef<HTMLDivElement>(null);
  const listTop = useRef(0);
  const isFocusWanted = useRef(takesFocus);
  useEffect(() => {
    if (isFocusWanted.current && openId === null) {
      list.current?.querySelector<HTMLElement>('[data-record]')?.focus();
    }
    isFocusWanted.current = false;
  }, [openId]);
  const lastId = useRef<string | null>(null);
  useEffect(() => {
    // Back from a record: the list stands where it was left, with the focus on that record.
    if (openId === null && !isHousekeeping && lastId.current !== null) {
      window.scrollTo({ top: listTop.current, behavior: 'instant' });
      const entry = list.current?.querySelector<HTMLElement>(`[data-record="${lastId.current}"]`);
      entry?.focus({ preventScroll: true });
    }
    if (!isHousekeeping) lastId.current = openId;
  }, [openId, isHousekeeping]);
  useReturnTo(housekeepingButton, place.kind);
  return {
    list,
    leaveList: () => {
      listTop.current = window.scrollY;
    },
  };
}

/** After the housekeeping the list stands at its top, with the focus on the button that led away. */
function useReturnTo(button: RefObject<HTMLButtonElement | null>, kind: InboxPlace['kind']): void {
  const lastKind = useRef(kind);
  useEffect(() => {
    if (lastKind.current === 'housekeeping' && kind !== 'housekeeping') {
      window.scrollTo({ top: 0, behavior: 'instant' });
      if (kind === 'list') button.current?.focus({ preventScroll: true });
    }
    lastKind.current = kind;
  }, [button, kind]);
}
