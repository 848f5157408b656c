import { useState } from 'react';
import type { ComponentType } from 'react';
import { saveCopy } from '#offline/drafts/save-copy.ts';
import type { Draft } from '#offline/records.ts';
import { addFileMessages } from '#offline/files/add-file-messages.ts';
import { whenAllAdded, rememberRefused } from '#offline/files/files.ts';
import type { RefusedFile } from '#offline/files/files.ts';
import { attachmentsField } from '#offline/outbox/refused-fields.ts';
import { submitDraft } from '#offline/outbox/submit.ts';
import type { useDraft } from '#offline/react/use-draft.ts';
import { shownPriceKey } from '#shared/api/shown-price.ts';
import type { ShownPrice } from '#shared/api/shown-price.ts';
import { honeypotField } from '#shared/api/submission.ts';
import type { QuestionnaireDefinition } from '#shared/questionnaires/definition.ts';
import type { Answers } from '#shared/questionnaires/question.ts';
import { tooLongTogether } from '#shared/questionnaires/fits-body.ts';
import { requestBodyOf, withToolWork } from '#shared/questionnaires/request-body.ts';
import { receiptFor } from '#shared/receipt.ts';
import { notSentToast } from '#ui/form/outcome-toasts.ts';
import { savedStateOf } from '#ui/form/saved-state.ts';
import { textValues } from '#ui/form/text-values.ts';
import { showToast } from '#ui/toast/toasts.ts';
import type { AttachmentsProps } from './attachments-step.tsx';
import type { HandOverProps } from './hand-over-props.ts';
import { StartedLine } from './started-line.tsx';
import { Facts } from './facts.tsx';
import { failedToast, leftToast, slowToast, waitingToast } from './outcome-messages.ts';
import { QuestionnaireForm } from './questionnaire-form.tsx';
import type { SubmitEnd } from './questionnaire-form.tsx';
import { hasWords } from './has-words.ts';
import { failureClassOf } from './refusal.ts';
import { useSending } from './use-sending.ts';

/** A questionnaire that the practice has. */
export interface ReceivedRequest {
  id: string;
  receipt: string;
  /** The customer's. */
  name: string;
  /** What its form said the report costs; null where it did not. */
  shownPrice: ShownPrice | null;
}

/** What the report costs, as it stands in the form and goes with the request. */
export interface ReportPriceShown {
  amounts: ShownPrice;
  words: string;
}

/** One draft of a questionnaire, from the first letter to its receipt. */
export function QuestionnaireSession({
  definition,
  session,
  draft,
  attachments,
  handOver: HandOver,
  facts,
  price,
  left,
  onChange,
  onCancel,
  onSending,
  onDone,
}: {
  definition: QuestionnaireDefinition;
  session: ReturnType<typeof useDraft>;
  draft: Draft;
  attachments: ComponentType<AttachmentsProps>;
  handOver: ComponentType<HandOverProps>;
  facts: readonly string[] | undefined;
  price: ReportPriceShown | undefined;
  /** Aborted once the visitor has left the questionnaire. */
  left: () => AbortSignal;
  onChange: (answers: Answers, position: string) => void;
  onCancel: () => void;
  onSending: (isSending: boolean) => void;
  /** Sent, or saved to be sent: the request once the server has it, else null. */
  onDone: (received: ReceivedRequest | null) => void;
}) {
  const { kind } = definition;
  const receipt = receiptFor(draft.id);
  const sending = useSending(draft.id);
  const [wasStarted] = useState(() => hasWords(draft.answers));

  async function submit(answers: Answers, honeypot: string): Promise<SubmitEnd> {
    onSending(true);
    let end: SubmitEnd | null = null;
    try {
      end = await send(answers, honeypot);
      return end;
    } finally {
      // What is gone stays as it is, "Submitting...", until its window is.
      if (end !== 'gone') onSending(false);
    }
  }

  async function send(answers: Answers, honeypot: string): Promise<SubmitEnd> {
    const notTaken = await whenAllAdded(draft.id);
    if (notTaken.length > 0) {
      if (left().aborted) {
        rememberRefused(draft.id, notTaken);
        showToast(leftToast(kind));
      }
      return { [attachmentsField]: notTakenWords(notTaken) };
    }
    // Saved once more as it is: what another tab has saved since stays a draft of its own.
    const latest = session.latest();
    session.update(latest?.answers ?? answers, latest?.position);
    const { draft: current } = await session.flush();
    const drafted = textValues(current?.answers ?? latest?.answers ?? answers);
    const tooLong = tooLongTogether(definition, answers, drafted);
    if (Object.keys(tooLong).length > 0) {
      if (left().aborted) showToast(leftToast(kind));
      return tooLong;
    }
    const body = {
      ...withToolWork(requestBodyOf(definition, answers), drafted),
      ...(price === undefined ? {} : { [shownPriceKey]: price.amounts }),
      ...(honeypot === '' ? {} : { [honeypotField]: honeypot }),
    };
    const { id } = current ?? draft;
    const outcome = await submitDraft(id, body, left());
    switch (outcome.kind) {
      case 'delivered':
        onDone({
          id: outcome.answer.id,
          receipt: outcome.answer.receipt,
          name: (answers['name'] ?? '').trim(),
          shownPrice: price?.amounts ?? null,
        });
        return 'gone';
      case 'waiting':
        showToast(
          outcome.reason === 'busy'
            ? slowToast(kind, receiptFor(id))
            : waitingToast(kind, receiptFor(id)),
        );
        onDone(null);
        return 'gone';
      case 'refused':
        showToast(failedToast(kind, failureClassOf(outcome.error)));
        return outcome.fields;
      case 'failed':
        // Nothing but this form holds the answers: it stays open.
        showToast(failedToast(kind, outcome.reason === 'unreachable' ? 'network' : outcome.reason));
        return {};
      case 'left':
        if (outcome.isRefused) showToast(leftToast(kind));
        return 'gone';
      case 'not-sent':
        showToast(notSentToast);
        return {};
    }
  }

  return (
    <QuestionnaireForm
      definition={definition}
      draftId={draft.id}
      receipt={receipt}
      priceWords={price?.words ?? null}
      initialAnswers={textValues(draft.answers)}
      initialPosition={draft.position}
      initialRefused={draft.refused ?? {}}
      startedVersion={draft.formVersion ?? 1}
      saved={sending ?? savedStateOf(session)}
      attachments={attachments}
      saveFirst={session.flush}
      saveCopy={() => saveCopy(session)}
      handOverButton={
        <HandOver draftId={draft.id} saveFirst={session.flush} saveCopy={() => saveCopy(session)} />
      }
      notice={
        wasStarted ? (
          <StartedLine draft={draft} isSaved={session.saveError === null} />
        ) : facts === undefined ? null : (
          <Facts facts={facts} />
        )
      }
      onChange={onChange}
      onCancel={onCancel}
      onSubmit={submit}
    />
  );
}

/** Said before anything goes without the files that were refused after their step was left. */
function notTakenWords(files: readonly RefusedFile[]): string {
  const reasons = files.map(({ reason, name }) => addFileMessages[reason](name));
  return [...reasons, 'Nothing has been sent.'].join(' ');
}
