import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { saveCopy } from '#offline/drafts/save-copy.ts';
import { markFormOpen } from '#offline/open-forms.ts';
import { submitDraft } from '#offline/outbox/submit.ts';
import { useDraft } from '#offline/react/use-draft.ts';
import { clientLinkIn } from '#shared/inbox/client-path.ts';
import { LongText, emailAddress } from '#shared/schemas.ts';
import { DraftNotice } from '#ui/form/draft-notice.tsx';
import { SaveCopyButton } from '#ui/form/save-copy-button.tsx';
import { isInMemoryOnly, savedStateOf } from '#ui/form/saved-state.ts';
import { ShortForm } from '#ui/form/short-form.tsx';
import type { ShortFormOutcome, TextAnswers } from '#ui/form/short-form.tsx';
import { showOutcome } from '#ui/form/show-outcome.ts';
import { textValues } from '#ui/form/text-values.ts';
import { useDraftBeingSent } from '#ui/form/use-draft-being-sent.ts';
import { useUnmountSignal } from '#ui/form/use-unmount-signal.ts';
import { useWarnBeforeUnload } from '#ui/form/use-warn-before-unload.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { fields, outcomeToasts } from './messages.ts';
import styles from './add-words.module.css';

/** Props of the upload control, which belongs to another feature. */
export interface UploadsProps {
  draftId: string;
  title: string;
  help: string;
  saveFirst: () => Promise<unknown>;
  onFilesChange: (names: readonly string[]) => void;
}

const Form = v.object({
  email: emailAddress('Please enter a valid email address'),
  text: v.pipe(LongText, v.minLength(1, 'Write something or attach a file first')),
});
/** Files say enough. */
const FormWithFiles = v.object({ ...Form.entries, text: LongText });

/** Adds words and files to the request whose link is in the address; saved as it is typed, and sent through the outbox. */
export function AddWordsForm({ uploads: Uploads }: { uploads: ComponentType<UploadsProps> }) {
  const { pathname, hash } = useLocation();
  const draft = useDraft('clientWords');
  const { shown, shownKey, hold, release } = useDraftBeingSent(draft);
  const [isStarted, setIsStarted] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [hasFiles, setHasFiles] = useState(false);
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDone) done.current?.focus();
  }, [isDone]);
  const isFrozen = draft.frozen === 'saved';
  const unmountSignal = useUnmountSignal();
  useWarnBeforeUnload(isInMemoryOnly(draft));
  useEffect(() => (isStarted && !isFrozen ? markFormOpen() : undefined), [isStarted, isFrozen]);

  if (shown === null) return <p className={styles['form']}>The form is loading…</p>;
  const kept = shown.answers['link'];
  const link =
    clientLinkIn(hash) ??
    clientLinkIn(pathname) ??
    clientLinkIn(typeof kept === 'string' ? kept : '');
  if (link === null) {
    return (
      <Notice title="Open this from your request’s page">
        The link to that page is in our email about your request. Press “Add words or files” there.
      </Notice>
    );
  }
  const withLink = (answers: TextAnswers) => ({ ...answers, link: link.path });

  async function send(answers: TextAnswers): Promise<ShortFormOutcome> {
    hold();
    try {
      setWasSent(true);
      setIsDone(false);
      draft.update(withLink(answers), null);
      const { draft: current } = await draft.flush();
      if (current === null) return { refused: {} };
      const outcome = await submitDraft(current.id, withLink(answers), unmountSignal());
      const shownAs = showOutcome(outcome, outcomeToasts);
      if (shownAs === 'done') setIsStarted(false);
      if (outcome.kind === 'delivered') setIsDone(true);
      return shownAs;
    } finally {
      release();
    }
  }

  const copyButton = <SaveCopyButton save={() => saveCopy(draft)} />;
  return (
    <div className={styles['form']}>
      <p>
        Request {link.receipt}. <a href={link.path}>Back to your request’s page</a>
      </p>
      {isDone ? (
        <p ref={done} role="status" tabIndex={-1}>
          <strong>Added.</strong> We’ll read it and reply by email.
        </p>
      ) : null}
      <DraftNotice draft={draft} what="What you’re adding" saveCopyAction={copyButton} />
      <ShortForm
        key={shownKey}
        isFrozen={isFrozen}
        schema={hasFiles ? FormWithFiles : Form}
        fields={fields}
        initialAnswers={textValues(shown.answers)}
        initialServerErrors={shown.refused ?? {}}
        isJustRefused={wasSent}
        saved={savedStateOf(draft)}
        saveCopyAction={copyButton}
        submitLabel="Add to your request"
        pendingLabel="Adding…"
        onChange={(answers) => {
          setIsStarted(true);
          draft.update(withLink(answers), null);
        }}
        onSubmit={send}
      >
        <Uploads
          draftId={shown.id}
          title="Photos and files"
          help="Photos, sketches, a survey: whatever helps."
          saveFirst={() => draft.flush()}
          onFilesChange={(names) => setHasFiles(names.length > 0)}
        />
      </ShortForm>
    </div>
  );
}
