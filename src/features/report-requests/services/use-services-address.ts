import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { setBackHandler } from '#browser/back-button.ts';
import { openedHere, paths } from '#shared/paths.ts';
import { questionnaireKinds } from '#shared/questionnaires/definition.ts';
import type { QuestionnaireKind } from '#shared/questionnaires/definition.ts';

/** A window of the services page. */
export type ServicesWindow =
  | { readonly step: 'questionnaire'; readonly kind: QuestionnaireKind }
  /** How to pay; without a receipt, for the latest request of this questionnaire. */
  | {
      readonly step: 'payment';
      readonly kind: QuestionnaireKind;
      readonly receipt: string | null;
    };

/** Which window an address opens; null for none and for a name that is none of ours. */
export function windowFromSearch(search: URLSearchParams): ServicesWindow | null {
  const payment = kindNamed(search.get('payment'));
  if (payment !== null) return { step: 'payment', kind: payment, receipt: search.get('receipt') };
  const kind = kindNamed(search.get('questionnaire'));
  return kind === null ? null : { step: 'questionnaire', kind };
}

/**
 * Loads the code of the window that the address opens in parallel with the page's own. A failure is reported by the
 * window, which loads it again. Does nothing on the server.
 */
export function preloadWindowCode(
  load: Readonly<Record<ServicesWindow['step'], () => Promise<unknown>>>,
): void {
  if (typeof window === 'undefined') return;
  const opened = windowFromSearch(new URLSearchParams(window.location.search));
  if (opened !== null) load[opened.step]().catch(() => undefined);
}

function kindNamed(name: string | null): QuestionnaireKind | null {
  return questionnaireKinds.find((kind) => kind === name) ?? null;
}

function addressOf(window: ServicesWindow): string {
  return window.step === 'payment'
    ? paths.payment(window.kind, window.receipt)
    : paths.questionnaire(window.kind);
}

/**
 * The open window lives in the address: a reload, a discarded tab and the back button do what a visitor expects.
 * Opening twice opens once. Closing goes back to where it was opened from and never leaves another entry in the
 * history; it closes only what was open when `close` was made, however late or often it is called.
 */
export function useServicesAddress(): {
  opened: ServicesWindow | null;
  /** In the place of the one that is open, if there is one. */
  open: (window: ServicesWindow) => void;
  close: () => void;
} {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const { key, pathname } = location;
  const opened = useMemo(() => windowFromSearch(search), [search]);
  const openedAddress = opened === null ? null : addressOf(opened);
  const isOpenedHere = location.state === openedHere;
  /** The entry of the history that is shown; null once the visitor has left it or is leaving it. */
  const shownEntry = useRef<string | null>(null);
  useEffect(() => {
    shownEntry.current = key;
    return () => {
      shownEntry.current = null;
    };
  }, [key]);

  const open = useCallback(
    (wanted: ServicesWindow) => {
      const address = addressOf(wanted);
      if (address === openedAddress || shownEntry.current !== key) return;
      shownEntry.current = null;
      // In the place of another one, so that closing leads out of both.
      const options =
        openedAddress === null ? { state: openedHere } : { state: location.state, replace: true };
      void navigate(address, options);
    },
    [key, openedAddress, location.state, navigate],
  );
  const close = useCallback(() => {
    if (shownEntry.current !== key) return;
    shownEntry.current = null;
    // This way back is meant to leave.
    setBackHandler(null);
    if (isOpenedHere) void navigate(-1);
    else void navigate({ pathname, search: '' }, { replace: true });
  }, [isOpenedHere, key, navigate, pathname]);

  return { opened, open, close };
}
