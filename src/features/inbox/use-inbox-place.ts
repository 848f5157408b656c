import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';

const LetterState = v.object({ letter: v.string() });
const HousekeepingState = v.object({ isHousekeeping: v.literal(true) });

/** What stands in the inbox: the list alone, a letter, or what is done once in a while. */
export type InboxPlace =
  | { kind: 'list' }
  | { kind: 'letter'; id: string }
  | { kind: 'housekeeping' };

/**
 * Where in the inbox the owner is. It lives in the history's state and not in the address: a phone's back button
 * returns to the list, and the address, which others may see, says nothing.
 */
export function useInboxPlace(): {
  place: InboxPlace;
  openLetter: (id: string) => void;
  openHousekeeping: () => void;
  back: () => void;
} {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const place = placeOf(state);
  const { kind } = place;
  const openLetter = useCallback(
    (id: string) => void navigate(pathname, { state: { letter: id }, replace: kind === 'letter' }),
    [navigate, pathname, kind],
  );
  const openHousekeeping = useCallback(() => {
    if (kind !== 'housekeeping') void navigate(pathname, { state: { isHousekeeping: true } });
  }, [navigate, pathname, kind]);
  const back = useCallback(() => {
    if (kind !== 'list') void navigate(-1);
  }, [navigate, kind]);
  return { place, openLetter, openHousekeeping, back };
}

function placeOf(state: unknown): InboxPlace {
  const letter = v.safeParse(LetterState, state);
  if (letter.success) return { kind: 'letter', id: letter.output.letter };
  return v.is(HousekeepingState, state) ? { kind: 'housekeeping' } : { kind: 'list' };
}
