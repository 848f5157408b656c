import { Second } from '#shared/time.ts';
import type { QuestionnaireKind } from '#shared/questionnaires/definition.ts';
import { busyWords, leftRefusedToast, takesLongerToast } from '#ui/form/outcome-toasts.ts';
import type { ToastContent } from '#ui/toast/toasts.ts';

const failedTitle = 'Submission temporarily failed';

/** How long a toast of this questionnaire stays. */
const durationMs = (kind: QuestionnaireKind) => (kind === 'naturalBuilding' ? 8 : 10) * Second.ms;

export function deliveredToast(kind: QuestionnaireKind, receipt: string): ToastContent {
  return {
    title: 'Questionnaire submitted successfully!',
    description: `We'll get back to you soon. Your receipt is ${receipt}.`,
    tone: 'success',
    durationMs: durationMs(kind),
  };
}

export function waitingToast(kind: QuestionnaireKind, receipt: string): ToastContent {
  return {
    title: 'Saved on this device',
    description: `We cannot be reached at the moment. Your questionnaire and its files are kept here and will be sent by themselves when there is a connection. The receipt will be ${receipt}.`,
    durationMs: durationMs(kind),
  };
}

/** As above, where we were reached. */
export function slowToast(kind: QuestionnaireKind, receipt: string): ToastContent {
  return takesLongerToast({ durationMs: durationMs(kind) }, receipt);
}

export const keptToast: ToastContent = {
  title: 'Kept on this device',
  description: 'Open the questionnaire again and go on where you left off.',
};

/** As `failedToast`, where the questionnaire is no longer open. */
export function leftToast(kind: QuestionnaireKind): ToastContent {
  return leftRefusedToast(failedTitle, { durationMs: durationMs(kind) });
}

/** Why a questionnaire did not arrive, as far as the visitor can do something about it. */
export type FailureClass = 'timeout' | 'network' | 'busy' | 'validation' | 'other';

const failureText: Record<FailureClass, string> = {
  timeout: 'The request timed out. Please try again. Your answers are still here.',
  network: 'Please check your internet connection and try again. Your answers are still here.',
  busy: busyWords,
  validation: 'Please check that your name and email are filled in correctly.',
  other:
    'The submission failed, but your data is preserved. You do not need to re-enter everything. Please try again.',
};

/** The destructive toast of a questionnaire that was not taken. Only the natural building form names the fields. */
export function failedToast(kind: QuestionnaireKind, failure: FailureClass): ToastContent {
  const isNamed = failure !== 'validation' || kind === 'naturalBuilding';
  return {
    title: failedTitle,
    description: failureText[isNamed ? failure : 'other'],
    tone: 'destructive',
    durationMs: durationMs(kind),
  };
}
