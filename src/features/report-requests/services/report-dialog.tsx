import { useState } from 'react';
import type { ReactNode } from 'react';
import type { QuestionnaireKind } from '#shared/questionnaires/definition.ts';
import { useFocusReturn } from './use-focus-return.ts';
import type { ServicesWindow } from './use-services-address.ts';

/** A request that was just received, and a function that announces it once its dialogs are closed. */
interface JustReceived<Request> {
  request: Request;
  announce: () => void;
}

export interface QuestionnaireWindowProps<Request, Offerings> {
  kind: QuestionnaireKind;
  /** The price list as it was when the window opened: it may change while a visitor fills in the form. */
  offerings: Offerings;
  onClose: () => void;
  onPay: (request: Request, announce: () => void) => void;
}

export interface PaymentDialogProps<Request, Code> {
  kind: QuestionnaireKind;
  /** Receipt of the request that is paid for; null: the latest on this device. */
  receipt: string | null;
  /** The request that was received in the window before this one; null when it was opened by its address. */
  received: Request | null;
  /** The dialog's code, where it has been loaded. */
  code: Code | null;
  onClose: () => void;
}

/** The open window of a report: its questionnaire and, once that has been received, how to pay. */
export function ReportDialog<Request extends { receipt: string }, Offerings, Code>({
  opened,
  offerings,
  cardId,
  loadPayment,
  renderQuestionnaire,
  renderPayment,
  onOpen,
  onClose,
}: {
  opened: ServicesWindow;
  offerings: Offerings;
  /** Id of the report's card, whose button gets the focus when the window was opened by its address. */
  cardId: string | undefined;
  loadPayment: () => Promise<Code>;
  renderQuestionnaire: (props: QuestionnaireWindowProps<Request, Offerings>) => ReactNode;
  renderPayment: (props: PaymentDialogProps<Request, Code>) => ReactNode;
  onOpen: (window: ServicesWindow) => void;
  onClose: () => void;
}) {
  const { kind } = opened;
  const [received, setReceived] = useState<JustReceived<Request> | null>(null);
  const [code, setCode] = useState<Code | null>(null);
  const [offeringsAtOpening] = useState(() => offerings);
  useFocusReturn(`#${cardId} button`);

  async function pay(request: Request, announce: () => void) {
    // The questionnaire stays open until the payment dialog can replace it.
    const loaded = await loadPayment().catch(() => null);
    setCode(() => loaded);
    setReceived({ request, announce });
    onOpen({ step: 'payment', kind, receipt: request.receipt });
  }

  if (opened.step === 'payment') {
    return renderPayment({
      kind,
      receipt: opened.receipt,
      received: received?.request ?? null,
      code,
      onClose: () => {
        onClose();
        received?.announce();
      },
    });
  }
  return renderQuestionnaire({
    kind,
    offerings: offeringsAtOpening,
    onClose,
    onPay: (request, announce) => void pay(request, announce),
  });
}
