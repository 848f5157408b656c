import type { OutboxItem } from '#offline/records.ts';
import { formDescriptions } from '#shared/form-kinds.ts';
import { Second } from '#shared/time.ts';
import { showToast } from '#ui/toast/toasts.ts';

/** Tells of a delivery that no open form has told of: it waited here and has arrived. */
export function announceDelivery({ form, state }: OutboxItem): void {
  if (state.kind !== 'delivered') return;
  const { name, hasAttachments } = formDescriptions[form];
  const payment = hasAttachments ? ' How to pay the deposit is on the page “On this device”.' : '';
  showToast({
    title: `Received, ${state.receipt}`,
    description: `${name}: what waited on this device has arrived.${payment}`,
    tone: 'success',
    durationMs: 10 * Second.ms,
  });
}
