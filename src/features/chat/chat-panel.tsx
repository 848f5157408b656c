import { useEffect, useRef, useState } from 'react';
import { saveCopy } from '#offline/drafts/save-copy.ts';
import { markFormOpen } from '#offline/open-forms.ts';
import { submitDraft } from '#offline/outbox/submit.ts';
import { useDraft } from '#offline/react/use-draft.ts';
import { ChatForm, chatProjectType } from '#shared/api/contact.ts';
import { robotTrapField } from '#shared/api/submission.ts';
import { useNotices } from '#offline/react/use-notices.ts';
import { DraftNotice } from '#ui/form/draft-notice.tsx';
import { PracticeNotices } from '#ui/form/practice-notices.tsx';
import { SaveCopyButton } from '#ui/form/save-copy-button.tsx';
import { isInMemoryOnly, savedStateOf } from '#ui/form/saved-state.ts';
import { ShortForm } from '#ui/form/short-form.tsx';
import type { ShortFormOutcome, TextAnswers } from '#ui/form/short-form.tsx';
import { showOutcome } from '#ui/form/show-outcome.ts';
import { textValues } from '#ui/form/text-values.ts';
import { useDraftBeingSent } from '#ui/form/use-draft-being-sent.ts';
import { useUnmountSignal } from '#ui/form/use-unmount-signal.ts';
import { useWarnBeforeUnload } from '#ui/form/use-warn-before-unload.ts';
import { chatFields, outcomeToasts } from './messages.ts';

/** The enquiry form of the chat widget. Takes the focus when it appears. */
export function ChatPanel({ onSent }: { onSent: () => void }) {
  const draft = useDraft('chat');
  const notices = useNotices();
  const { shown, shownKey, hold, release } = useDraftBeingSent(draft);
  const box = useRef<HTMLDivElement>(null);
  const [wasSent, setWasSent] = useState(false);
  const isReady = draft.draft !== null;

  const isFrozen = draft.frozen === 'saved';
  const unmountSignal = useUnmountSignal();
  useWarnBeforeUnload(isInMemoryOnly(draft));
  useEffect(() => (isFrozen ? undefined : markFormOpen()), [isFrozen]);
  useEffect(() => {
    if (isReady) box.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
  }, [isReady]);

  async function send(answers: TextAnswers, isRobot: boolean): Promise<ShortFormOutcome> {
    hold();
    try {
      return await sendShown(answers, isRobot);
    } finally {
      release();
    }
  }

  async function sendShown(answers: TextAnswers, isRobot: boolean): Promise<ShortFormOutcome> {
    setWasSent(true);
    draft.update(answers, null);
    const { draft: current } = await draft.flush();
    if (current === null) return { refused: {} };
    const body = {
      ...answers,
      projectType: chatProjectType,
      source: 'chat',
      ...(isRobot ? { [robotTrapField]: 'ticked' } : {}),
    };
    const outcome = await submitDraft(current.id, body, unmountSignal());
    const shownAs = showOutcome(outcome, outcomeToasts);
    if (shownAs === 'done' && !unmountSignal().aborted) onSent();
    return shownAs;
  }

  if (shown === null) return <p role="status">One moment…</p>;
  const copyButton = <SaveCopyButton save={() => saveCopy(draft)} />;
  return (
    <div ref={box}>
      <PracticeNotices notices={notices} />
      <DraftNotice draft={draft} what="This message" saveCopyAction={copyButton} />
      <ShortForm
        key={shownKey}
        isFrozen={isFrozen}
        schema={ChatForm}
        fields={chatFields}
        initialAnswers={textValues(shown.answers)}
        initialServerErrors={shown.refused ?? {}}
        isJustRefused={wasSent}
        saved={savedStateOf(draft)}
        saveCopyAction={copyButton}
        submitLabel="Send message"
        pendingLabel="Sending..."
        onChange={(answers) => draft.update(answers, null)}
        onSubmit={send}
      />
    </div>
  );
}
