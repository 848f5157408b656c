import { refusedFieldsOf } from '#offline/outbox/refused-fields.ts';
import type { Refusal } from '#offline/records.ts';
import type { FormKind } from '#shared/form-kinds.ts';
import { Second } from '#shared/time.ts';
import type { ToastContent } from '#ui/toast/toasts.ts';

/** Said when a form is opened again that the server did not accept: what to correct. */
export function refusedToast(form: FormKind, refusal: Refusal): ToastContent {
  const messages = Object.values(refusedFieldsOf(refusal));
  return {
    title: titles[form] ?? 'Submission temporarily failed',
    description:
      messages.length > 0
        ? messages.join(' ')
        : (refusal.detail ?? 'We couldn’t accept this. Your answers and files are safe.'),
    tone: 'destructive',
    durationMs: 10 * Second.ms,
  };
}

const titles: Partial<Record<FormKind, string>> = {
  contact: 'Submission failed',
  chat: 'Message failed to send',
};
