import { useState } from 'react';
import type { ComponentType } from 'react';
import { saveCopy } from '#offline/drafts/save-copy.ts';
import type { Draft } from '#offline/records.ts';
import { addFileMessages } from '#offline/files/add-file-messages.ts';
import { everythingAdded, noteRefused } from '#offline/files/files.ts';
import type { RefusedFile } from '#offline/files/files.ts';
import { attachmentsField } from '#offline/outbox/refused-fields.ts';
import { submitDraft } from '#offline/outbox/submit.ts';
import type { useDraft } from '#offline/react.ts';
import { honeypotField } from '#shared/api/submission.ts';
import type { QuestionnaireDefinition } from '#shared/questionnaires/definition.ts';
import type { Answers } from '#shared/questionnaires/question.ts';
import { tooLongTogether } from '#shared/questionnaires/fits-body.ts';
import { requestBodyOf } from '#shared/questionnaires/request-body.ts';
import { receiptFor } from '#shared/receipt.ts';
import { notSentToast } from '#ui/form/outcome-toasts.ts';
import { savedStateOf } from '#ui/form/saved-state.ts';
import { textValues } from '#ui/form/text-values.ts';
import { showToast } from '#ui/toast/toasts.ts';
import type { AttachmentsProps } from './attachments-step.tsx';
import { BegunLine } from './begun-line.tsx';
import { failedToast, leftToast, slowToast, waitingToast } from './outcome-messages.ts';
import { QuestionnaireForm } from './questionnaire-form.tsx';
import type { RefusedFields } from './questionnaire-form.tsx';
import { hasWords } from './has-words.ts';
import { failureClassOf } from './refusal.ts';
import { useSending } from './use-sending.ts';

/** One draft of a questionnaire, from the first letter to its receipt. */
export function QuestionnaireSession({
  definition,
  session,
  draft,
  attachments,
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
  /** Aborted once the visitor has left the questionnaire. */
  left: () => AbortSignal;
  onChange: (answers: Answers, position: string) => void;
  onCancel: () => void;
  onSending: (isSending: boolean) => void;
  /** Sent, or kept to be sent: the receipt once the server has it, else null. */
  onDone: (receipt: string | null) => void;
}) {
  const { kind } = definition;
  const receipt = receiptFor(draft.id);
  const sending = useSending(draft.id);
  const [wasBegun] = useState(() => hasWords(draft.answers));

  async function submit(answers: Answers, honeypot: string): Promise<RefusedFields> {
    onSending(true);
    try {
      return await send(answers, honeypot);
    } finally {
      onSending(false);
    }
  }

  async function send(answers: Answers, honeypot: string): Promise<RefusedFields> {
    const notTaken = await everythingAdded(draft.id);
    if (notTaken.length > 0) {
      if (left().aborted) {
        noteRefused(draft.id, notTaken);
        showToast(leftToast(kind));
      }
      return { [attachmentsField]: notTakenWords(notTaken) };
    }
    // Saved once more as it is: what another tab has saved since stays a draft of its own.
    session.update(session.draft?.answers ?? answers, session.draft?.position);
    const { draft: current } = await session.flush();
    const tooLong = tooLongTogether(definition, answers);
    if (Object.keys(tooLong).length > 0) {
      if (left().aborted) showToast(leftToast(kind));
      return tooLong;
    }
    const body = {
      ...requestBodyOf(definition, answers),
      ...(honeypot === '' ? {} : { [honeypotField]: honeypot }),
    };
    const { id } = current ?? draft;
    const outcome = await submitDraft(id, body, left());
    switch (outcome.kind) {
      case 'delivered':
        onDone(outcome.answer.receipt);
        return {};
      case 'waiting':
        showToast(
          outcome.reason === 'busy'
            ? slowToast(kind, receiptFor(id))
            : waitingToast(kind, receiptFor(id)),
        );
        onDone(null);
        return {};
      case 'refused':
        showToast(failedToast(kind, failureClassOf(outcome.error)));
        return outcome.fields;
      case 'failed':
        // Nothing but this form holds the answers: it stays open.
        showToast(failedToast(kind, outcome.reason === 'unreachable' ? 'network' : outcome.reason));
        return {};
      case 'left':
        if (outcome.isRefused) showToast(leftToast(kind));
        return {};
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
      initialAnswers={textValues(draft.answers)}
      initialPosition={draft.position}
      initialRefused={draft.refused ?? {}}
      begunVersion={draft.formVersion ?? 1}
      saved={sending ?? savedStateOf(session)}
      attachments={attachments}
      saveFirst={session.flush}
      saveCopy={() => saveCopy(session)}
      notice={wasBegun ? <BegunLine draft={draft} isKept={session.saveError === null} /> : null}
      onChange={onChange}
      onCancel={onCancel}
      onSubmit={submit}
    />
  );
}

/** Said before anything goes without the files that were refused after their step was left. */
function notTakenWords(files: readonly RefusedFile[]): string {
  const reasons = files.map(({ reason, name }) => addFileMessages[reason](name));
  return [...reasons, 'Nothing was sent yet.'].join(' ');
}
