import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';

const LetterState = v.object({ letter: v.string() });

/**
 * Which letter is open. It lives in the history's state and not in the address: a phone's back button returns to the
 * list, and the address, which others may see, says nothing.
 */
export function useOpenLetter(): {
  openId: string | null;
  open: (id: string) => void;
  close: () => void;
} {
  const location = useLocation();
  const navigate = useNavigate();
  const state = v.safeParse(LetterState, location.state);
  const openId = state.success ? state.output.letter : null;
  const isOpen = openId !== null;
  const { pathname } = location;
  const open = useCallback(
    (id: string) => void navigate(pathname, { state: { letter: id }, replace: isOpen }),
    [navigate, pathname, isOpen],
  );
  const close = useCallback(() => {
    if (isOpen) void navigate(-1);
  }, [navigate, isOpen]);
  return { openId, open, close };
}
