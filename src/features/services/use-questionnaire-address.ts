import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { questionnaireKinds } from '#shared/questionnaires/definition.ts';
import type { QuestionnaireKind } from '#shared/questionnaires/definition.ts';

const parameter = 'questionnaire';

/** Which questionnaire an address opens; null for none and for a name that is none of ours. */
export function questionnaireIn(search: URLSearchParams): QuestionnaireKind | null {
  const name = search.get(parameter);
  return questionnaireKinds.find((kind) => kind === name) ?? null;
}

/**
 * The open questionnaire lives in the address: a reload and the back button do what a visitor expects.
 * Opening twice opens once. Closing goes back to where it was opened from and never leaves another entry in the
 * history; it closes only what was open when `close` was made, however late or often it is called.
 */
export function useQuestionnaireAddress(): {
  kind: QuestionnaireKind | null;
  open: (kind: QuestionnaireKind) => void;
  close: () => void;
} {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const { key, pathname } = location;
  const kind = questionnaireIn(search);
  const isOpenedHere = location.state === parameter;
  /** The entry of the history that is shown; null once the visitor has left it or is leaving it. */
  const shownEntry = useRef<string | null>(null);
  useEffect(() => {
    shownEntry.current = key;
    return () => {
      shownEntry.current = null;
    };
  }, [key]);

  const open = useCallback(
    (wanted: QuestionnaireKind) => {
      if (wanted === kind || shownEntry.current !== key) return;
      shownEntry.current = null;
      const query = new URLSearchParams({ [parameter]: wanted }).toString();
      // In the place of another one that is still on its way, so that closing leads out of both.
      const options =
        kind === null ? { state: parameter } : { state: location.state, replace: true };
      void navigate({ pathname, search: `?${query}` }, options);
    },
    [key, kind, location.state, navigate, pathname],
  );
  const close = useCallback(() => {
    if (shownEntry.current !== key) return;
    shownEntry.current = null;
    if (isOpenedHere) void navigate(-1);
    else void navigate({ pathname, search: '' }, { replace: true });
  }, [isOpenedHere, key, navigate, pathname]);

  return { kind, open, close };
}
