import { useState } from 'react';
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
import { robotTrapField } from '#shared/api/submission.ts';
import type { QuestionnaireDefinition } from '#shared/questionnaires/definition.ts';
import type { Answers } from '#shared/questionnaires/question.ts';
import { tooLongTogether } from '#shared/questionnaires/fits-body.ts';
import { requestBodyOf, withToolWork } from '#shared/questionnaires/request-body.ts';
import { receiptFor } from '#shared/receipt.ts';
import { notSentToast } from '#ui/form/outcome-toasts.ts';
import { savedStateOf } from '#ui/form/saved-state.ts';
import { textValues } from '#ui/form/text-values.ts';
import { showToast } from '#ui/toast/toasts.ts';
import { DeviceTransferButton } from '../device-transfer/device-transfer-button.tsx';
import { UploadControl } from '../uploads/upload-control.tsx';
import { StartedLine } from './started-line.tsx';
import { KeyFacts } from './key-facts.tsx';
import { failedToast, refusedWhileClosedToast, slowToast, waitingToast } from './messages.ts';
import { QuestionnaireForm } from './questionnaire-form.tsx';
import type { SubmitResult } from './questionnaire-form.tsx';
import { hasAnswers } from './has-answers.ts';
import { failureClassOf } from './refusal.ts';
import { useUploadProgress } from './use-upload-progress.ts';

/** A questionnaire that the server has received. */
export interface ReceivedRequest {
  id: string;
  receipt: string;
  /** Name of the customer. */
  name: string;
  /** The price of the report that its form showed; null where it showed none. */
  shownPrice: ShownPrice | null;
}

/** The price of the report, as shown in the form and as sent with the request. */
export interface ReportPriceShown {
  amounts: ShownPrice;
  text: string;
}

/** The form for one draft of a questionnaire, until its request was received or waits to be sent. */
export function QuestionnaireSession({
  definition,
  session,
  draft,
  facts,
  price,
  unmountSignal,
  onChange,
  onCancel,
  onSending,
  onDone,
}: {
  definition: QuestionnaireDefinition;
  session: ReturnType<typeof useDraft>;
  draft: Draft;
  facts: readonly string[] | undefined;
  price: ReportPriceShown | undefined;
  /** Aborted once the questionnaire is closed. */
  unmountSignal: () => AbortSignal;
  onChange: (answers: Answers, position: string) => void;
  onCancel: () => void;
  onSending: (isSending: boolean) => void;
  /** Called with the request once the server has received it, or with null when it waits to be sent. */
  onDone: (received: ReceivedRequest | null) => void;
}) {
  const { kind } = definition;
  const receipt = receiptFor(draft.id);
  const uploadProgress = useUploadProgress(draft.id);
  const [wasStarted] = useState(() => hasAnswers(draft.answers));

  async function submit(answers: Answers, isRobot: boolean): Promise<SubmitResult> {
    onSending(true);
    let result: SubmitResult | null = null;
    try {
      result = await send(answers, isRobot);
      return result;
    } finally {
      // A sent form keeps showing "Submitting..." until its dialog has closed.
      if (result !== 'closing') onSending(false);
    }
  }

  async function send(answers: Answers, isRobot: boolean): Promise<SubmitResult> {
    const refusedFiles = await whenAllAdded(draft.id);
    if (refusedFiles.length > 0) {
      if (unmountSignal().aborted) {
        rememberRefused(draft.id, refusedFiles);
        showToast(refusedWhileClosedToast(kind));
      }
      return { [attachmentsField]: refusedFilesMessage(refusedFiles) };
    }
    // Saved as it is shown here; what another tab has saved since stays a draft of its own.
    const latest = session.latest();
    session.update(latest?.answers ?? answers, latest?.position);
    const { draft: current } = await session.flush();
    const drafted = textValues(current?.answers ?? latest?.answers ?? answers);
    const tooLong = tooLongTogether(definition, answers, drafted);
    if (Object.keys(tooLong).length > 0) {
      if (unmountSignal().aborted) showToast(refusedWhileClosedToast(kind));
      return tooLong;
    }
    const body = {
      ...withToolWork(requestBodyOf(definition, answers), drafted),
      ...(price === undefined ? {} : { [shownPriceKey]: price.amounts }),
      ...(isRobot ? { [robotTrapField]: 'ticked' } : {}),
    };
    const { id } = current ?? draft;
    const outcome = await submitDraft(id, body, unmountSignal());
    switch (outcome.kind) {
      case 'delivered':
        onDone({
          id: outcome.answer.id,
          receipt: outcome.answer.receipt,
          name: (answers['name'] ?? '').trim(),
          shownPrice: price?.amounts ?? null,
        });
        return 'closing';
      case 'waiting':
        showToast(
          outcome.reason === 'busy'
            ? slowToast(kind, receiptFor(id))
            : waitingToast(kind, receiptFor(id)),
        );
        onDone(null);
        return 'closing';
      case 'refused':
        showToast(failedToast(kind, failureClassOf(outcome.error)));
        return outcome.fields;
      case 'failed':
        // The answers are in this form only, so it stays open.
        showToast(failedToast(kind, outcome.reason === 'unreachable' ? 'network' : outcome.reason));
        return {};
      case 'left':
        if (outcome.isRefused) showToast(refusedWhileClosedToast(kind));
        return 'closing';
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
      priceText={price?.text ?? null}
      initialAnswers={textValues(draft.answers)}
      initialPosition={draft.position}
      initialRefused={draft.refused ?? {}}
      startedVersion={draft.formVersion ?? 1}
      saved={uploadProgress ?? savedStateOf(session)}
      attachments={UploadControl}
      saveFirst={session.flush}
      saveCopy={() => saveCopy(session)}
      deviceTransferButton={
        <DeviceTransferButton
          draftId={draft.id}
          saveFirst={session.flush}
          saveCopy={() => saveCopy(session)}
        />
      }
      notice={
        wasStarted ? (
          <StartedLine draft={draft} isSaved={session.saveError === null} />
        ) : facts === undefined ? null : (
          <KeyFacts facts={facts} />
        )
      }
      onChange={onChange}
      onCancel={onCancel}
      onSubmit={submit}
    />
  );
}

/** Reported before anything is sent, for files that were refused after their step was left. */
function refusedFilesMessage(files: readonly RefusedFile[]): string {
  const reasons = files.map(({ reason, name }) => addFileMessages[reason](name));
  return [...reasons, 'Nothing has been sent.'].join(' ');
}
