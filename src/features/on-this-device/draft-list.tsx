import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dateWords } from '#lib/date-words.ts';
import { focusHeadingOf } from '#lib/go-to-place.ts';
import { missingWords } from '#lib/missing-words.ts';
import { useDrafts } from '#offline/react.ts';
import type { Draft } from '#offline/records.ts';
import { formDescriptions } from '#shared/form-kinds.ts';
import { Actions, LesserActions } from '#ui/actions/actions.tsx';
import { Question } from '#ui/actions/question.tsx';
import { useQuestion } from '#ui/actions/use-question.ts';
import { Button } from '#ui/button/button.tsx';
import { TextButton } from '#ui/button/text-button.tsx';
import { Entries, Entry } from '#ui/entries/entries.tsx';
import { draftWords } from './draft-words.ts';
import { saveFile } from '#offline/export/save-file.ts';
import styles from './on-this-device.module.css';

const moment = dateWords({ dateStyle: 'medium', timeStyle: 'short' });

/** What was begun and not sent, with the way back into it, a copy as a file, and the way to read one in. */
export function DraftList({ onPrint }: { onPrint: ((id: string) => void) | null }) {
  const drafts = useDrafts();
  const [notice, setNotice] = useState('');
  const part = useRef<HTMLDivElement>(null);

  async function read(file: File | undefined) {
    if (file === undefined) return;
    setNotice('Reading the file…');
    try {
      const { importOwnCopy } = await import('#offline/export/own-copy.ts');
      const outcome = await importOwnCopy(file);
      setNotice(
        outcome.kind === 'imported'
          ? 'The copy is a draft on this device now.'
          : importRefusals[outcome.reason],
      );
    } catch {
      setNotice('This device could not keep the copy. The file itself is unchanged.');
    }
  }

  return (
    <div ref={part} className={styles['part']}>
      {drafts === 'failed' ? (
        <p role="alert">
          Drafts cannot be kept or read in this browser window, for example in private browsing.
        </p>
      ) : null}
      {drafts === null || drafts.length === 0 ? (
        <p className={styles['soft']} data-unknown={drafts === null || undefined}>
          No drafts. A form saves itself here as soon as you type.
        </p>
      ) : null}
      {Array.isArray(drafts) && drafts.length > 0 ? (
        <Entries>
          {drafts.map((draft: Draft) => (
            <DraftEntry
              key={draft.id}
              draft={draft}
              onNotice={setNotice}
              onPrint={onPrint}
              onDeleted={() => {
                setNotice('The draft is deleted from this device.');
                focusHeadingOf(part.current);
              }}
            />
          ))}
        </Entries>
      ) : null}
      <p>
        <label className="button button-quiet">
          Read in a saved copy
          <input
            className="visually-hidden"
            type="file"
            accept="application/json,.json"
            onChange={(event) => {
              void read(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </label>
      </p>
      <p role="status" className={styles['soft']}>
        {notice}
      </p>
    </div>
  );
}

const importRefusals = {
  unreadable:
    'The file could not be read. If it is in the cloud, download it to this device first.',
  'not-ours': 'This is not a copy that was saved on this page.',
  damaged:
    'The copy is damaged or cut off. Nothing was changed here. Save it once more where it comes from, if you can.',
} as const;

function DraftEntry({
  draft,
  onNotice,
  onPrint,
  onDeleted,
}: {
  draft: Draft;
  onNotice: (text: string) => void;
  onPrint: ((id: string) => void) | null;
  onDeleted: () => void;
}) {
  const navigate = useNavigate();
  const { isAsking, ask, stopAsking, opener } = useQuestion();
  const { name, page } = formDescriptions[draft.form];

  async function act(work: () => Promise<unknown>) {
    try {
      await work();
    } catch {
      onNotice('That could not be done. Nothing was changed.');
    }
  }
  const goOn = () =>
    act(async () => {
      const { bringForward } = await import('#offline/drafts/drafts.ts');
      await bringForward(draft.id);
      await navigate(page);
    });
  const keepCopy = () =>
    act(async () => {
      const { exportOwnCopy } = await import('#offline/export/own-copy.ts');
      const file = await exportOwnCopy(draft.id);
      if (file === null) return;
      saveFile(file);
      onNotice(missingWords(file.missing) ?? '');
    });
  const discard = () =>
    act(async () => {
      const { discardDraft } = await import('#offline/drafts/drafts.ts');
      await discardDraft(draft.id);
      onDeleted();
    });

  return (
    <Entry name={name}>
      <p className={styles['words']} dir="auto">
        {draftWords(draft)}
      </p>
      <p className={styles['soft']}>Saved on this device {moment(new Date(draft.updatedAt))}</p>
      {isAsking ? (
        <Question label="Delete this draft?" onKeep={stopAsking} onLose={() => void discard()}>
          It was never sent. Deleting it loses the answers and files for good.
        </Question>
      ) : (
        <Actions>
          <Button onClick={() => void goOn()}>Go on</Button>
          <LesserActions>
            <TextButton onClick={() => void keepCopy()}>Save a copy</TextButton>
            {onPrint === null ? null : (
              <TextButton onClick={() => onPrint(draft.id)}>Print</TextButton>
            )}
            <TextButton ref={opener} onClick={ask}>
              Delete…
            </TextButton>
          </LesserActions>
        </Actions>
      )}
    </Entry>
  );
}
