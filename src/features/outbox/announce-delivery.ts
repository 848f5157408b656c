import type { OutboxItem } from '#offline/records.ts';
import { formDescriptions } from '#shared/form-kinds.ts';
import { paths } from '#shared/paths.ts';
import { Second } from '#shared/time.ts';
import { showToast } from '#ui/toast/toasts.ts';

/** Tells of a delivery that no open form has told of: it waited here and has arrived. */
export function announceDelivery({ form, state }: OutboxItem): void {
  if (state.kind !== 'delivered') return;
  const { name, hasDeposit } = formDescriptions[form];
  showToast({
    title: `Received: ${state.receipt}`,
    description: hasDeposit
      ? `We’ve received your request for a ${inSentence(name)}.`
      : 'We’ve received your message.',
    tone: 'success',
    durationMs: 10 * Second.ms,
    action: hasDeposit ? { label: 'How to pay', to: paths.payment(form, state.receipt) } : null,
  });
}

/** `New house design report` inside a sentence. */
function inSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
