import { useCallback } from 'react';
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
 * Closing goes back to where it was opened from and never leaves another entry in the history.
 */
export function useQuestionnaireAddress(): {
  kind: QuestionnaireKind | null;
  open: (kind: QuestionnaireKind) => void;
  close: () => void;
} {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname } = location;
  const isOpenedHere = location.state === parameter;

  const open = useCallback(
    (kind: QuestionnaireKind) => {
      const query = new URLSearchParams({ [parameter]: kind }).toString();
      void navigate({ pathname, search: `?${query}` }, { state: parameter });
    },
    [navigate, pathname],
  );
  const close = useCallback(() => {
    if (isOpenedHere) void navigate(-1);
    else void navigate({ pathname, search: '' }, { replace: true });
  }, [isOpenedHere, navigate, pathname]);

  return { kind: questionnaireIn(search), open, close };
}
