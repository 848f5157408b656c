import { shownPriceIn } from '#shared/api/shown-price.ts';
import type { ShownPrice } from '#shared/api/shown-price.ts';
import { receiptFor } from '#shared/receipt.ts';
import type { QuestionnaireKind } from '#shared/questionnaires/definition.ts';
import type { DepositNote, OutboxItem } from '#offline/records.ts';

/** What is known here of the request that is paid for. */
export interface PaymentRequest {
  id: string;
  receipt: string;
  /** The customer's, as in the questionnaire. */
  name: string;
  /** What its form said the report costs; null where it showed no price. */
  shownPrice: ShownPrice | null;
  /** Whether the practice has it. */
  isReceived: boolean;
  depositNote: DepositNote | null;
}

/**
 * The request that an address means: the one with its receipt, or without one the latest of this questionnaire that the
 * practice has; null when this device has none.
 */
export function paymentRequestIn(
  items: readonly OutboxItem[],
  kind: QuestionnaireKind,
  receipt: string | null,
): PaymentRequest | null {
  const item = items
    .filter(
      ({ id, form, state }) =>
        form === kind &&
        (receipt === null ? state.kind === 'delivered' : receiptFor(id) === receipt),
    )
    .at(-1);
  if (item === undefined) return null;
  const { name } = item.answers;
  return {
    id: item.id,
    receipt: receiptFor(item.id),
    name: typeof name === 'string' ? name.trim() : '',
    shownPrice: shownPriceIn(item.body),
    isReceived: item.state.kind === 'delivered',
    depositNote: item.depositNote ?? null,
  };
}
