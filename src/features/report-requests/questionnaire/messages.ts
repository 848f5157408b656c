import { paths } from '#shared/paths.ts';
import { Second } from '#shared/time.ts';
import type { QuestionnaireKind } from '#shared/questionnaires/definition.ts';
import {
  serverBusyMessage,
  refusedAfterCloseToast,
  takesLongerToast,
} from '#ui/form/outcome-toasts.ts';
import type { ToastContent } from '#ui/toast/toasts.ts';

const failedTitle = 'Submission temporarily failed';

/** How long a toast of this questionnaire stays. */
const durationMs = (kind: QuestionnaireKind) => (kind === 'naturalBuilding' ? 8 : 10) * Second.ms;

/** With a link to the payment instructions, unless they were shown already. */
export function deliveredToast(
  kind: QuestionnaireKind,
  receipt: string,
  wasPaymentShown: boolean,
): ToastContent {
  return {
    title: 'Questionnaire submitted successfully!',
    description: `We'll get back to you soon. Your receipt number is ${receipt}.`,
    tone: 'success',
    durationMs: durationMs(kind),
    ...(wasPaymentShown
      ? {}
      : { action: { label: 'How to pay', to: paths.payment(kind, receipt) } }),
  };
}

export function waitingToast(kind: QuestionnaireKind, receipt: string): ToastContent {
  return {
    title: 'Saved on this device',
    description: `You seem to be offline. We’ve saved your questionnaire and any files, and we’ll send them when you’re back online. Your receipt number will be ${receipt}.`,
    durationMs: durationMs(kind),
  };
}

/** The same, when the server can be reached but is busy. */
export function slowToast(kind: QuestionnaireKind, receipt: string): ToastContent {
  return takesLongerToast({ durationMs: durationMs(kind) }, receipt);
}

export const draftSavedToast: ToastContent = {
  title: 'Draft saved',
  description: 'Open the questionnaire again to pick up where you left off.',
};

/** Like `failedToast`, once the questionnaire is closed. */
export function refusedWhileClosedToast(kind: QuestionnaireKind): ToastContent {
  return refusedAfterCloseToast(failedTitle, { durationMs: durationMs(kind) });
}

/** Why a questionnaire was not received, as far as it decides what the visitor can do. */
export type FailureClass = 'timeout' | 'network' | 'busy' | 'validation' | 'sent-before' | 'other';

const failureText: Record<FailureClass, string> = {
  timeout: 'The request timed out. Please try again. Your answers are still here.',
  network: 'Please check your internet connection and try again. Your answers are still here.',
  busy: serverBusyMessage,
  validation: 'Please check that your name and email are filled in correctly.',
  'sent-before':
    'It was sent earlier, from this device or another, with different answers. The ones you see are still here. Submit again only if you want to send them as a second request.',
  other:
    'We couldn’t submit it, but everything you entered is still here. You don’t need to fill it in again. Please try again.',
};

/** The toast of a questionnaire that was not received. Only that of the natural building form names the fields. */
export function failedToast(kind: QuestionnaireKind, failure: FailureClass): ToastContent {
  const isNamed = failure !== 'validation' || kind === 'naturalBuilding';
  return {
    // Not temporary: trying again would make a second request.
    title: failure === 'sent-before' ? 'We already have this form' : failedTitle,
    description: failureText[isNamed ? failure : 'other'],
    tone: 'destructive',
    durationMs: durationMs(kind),
  };
}
