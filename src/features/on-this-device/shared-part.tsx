import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dateWords } from '#lib/date-words.ts';
import { focusHeadingOf } from '#lib/go-to-place.ts';
import { addFileMessages } from '#offline/files/add-file-messages.ts';
import { useDrafts } from '#offline/react.ts';
import { subscribe } from '#offline/events.ts';
import { askToPersistOnce } from '#offline/storage/persistence.ts';
import type { SharedFile } from '#offline/shared-files/shared-files.ts';
import { formDescriptions, formKinds } from '#shared/form-kinds.ts';
import type { FormKind } from '#shared/form-kinds.ts';
import { sharedPlace } from '#shared/share-target.ts';
import { megabytes } from '#lib/megabytes.ts';
import { Actions } from '#ui/actions/actions.tsx';
import { Question } from '#ui/actions/question.tsx';
import { useQuestion } from '#ui/actions/use-question.ts';
import { Button } from '#ui/button/button.tsx';
import { Entries, Entry } from '#ui/entries/entries.tsx';
import { sharedLines } from './messages.ts';
import styles from './on-this-device.module.css';

const loadShared = () => import('#offline/shared-files/shared-files.ts');

const moment = dateWords({ dateStyle: 'medium', timeStyle: 'short' });
const withFiles = formKinds.filter((form) => formDescriptions[form].takesFiles);

/** Files that came from another program on the phone: the visitor chooses the form they belong to, or lets them go. */
export function SharedPart() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const drafts = useDrafts();
  const [files, setFiles] = useState<readonly SharedFile[] | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { isAsking, ask, stopAsking, opener } = useQuestion();
  const part = useRef<HTMLDivElement>(null);
  const [notice, setNotice] = useState('');

  useEffect(() => {
    let isGone = false;
    const look = () =>
      void loadShared()
        .then(({ listSharedFiles }) => listSharedFiles())
        .then(
          (found) => {
            if (!isGone) setFiles(found);
            // As for a draft: what somebody gave must not be cleared behind their back.
            if (found.length > 0) void askToPersistOnce();
          },
          () => isGone || setFiles([]),
        );
    look();
    const stop = subscribe((event) => {
      if (event.type === 'drafts-changed') look();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);

  async function act(work: () => Promise<void>) {
    setIsBusy(true);
    setNotice('');
    try {
      await work();
    } catch {
      setNotice(sharedLines.failed);
    } finally {
      setIsBusy(false);
    }
  }
  const attach = (to: { draftId: string } | { form: FormKind }) =>
    act(async () => {
      const { attachSharedFiles } = await loadShared();
      const { draftId, attached, refused } = await attachSharedFiles(to);
      if (refused.length > 0 || attached === 0) {
        const words = refused.map(({ reason, name }) => addFileMessages[reason](name));
        // Neither attached nor refused: the device did not keep it.
        if (attached === 0 && words.length === 0) words.push(sharedLines.failed);
        setNotice([...(attached > 0 ? [sharedLines.attached(attached)] : []), ...words].join(' '));
        return;
      }
      const { bringForward } = await import('#offline/drafts/drafts.ts');
      const draft = await bringForward(draftId);
      if (draft !== null) await navigate(formDescriptions[draft.form].page);
    });
  const discard = () =>
    act(async () => {
      const { discardSharedFiles } = await loadShared();
      await discardSharedFiles();
      setFiles([]);
      stopAsking();
      setNotice(sharedLines.discarded);
      focusHeadingOf(part.current);
    });

  const isLedHere = pathname + hash === sharedPlace;
  if (files === null || (files.length === 0 && !isLedHere && notice === '')) return null;
  const kept = files.filter(({ refusal }) => refusal === null);
  const open =
    drafts === null || drafts === 'failed'
      ? []
      : drafts.filter(({ form }) => formDescriptions[form].takesFiles);
  return (
    <section id="shared" className={styles['section']} aria-labelledby="shared-title">
      <h2 id="shared-title" className={styles['title']}>
        Shared with the site
      </h2>
      <div ref={part} className={styles['part']}>
        {files.length === 0 ? (
          notice === '' && <p>{sharedLines.nothing}</p>
        ) : (
          <Entries>
            {files.map((file) => (
              <Entry key={file.address} name={file.name}>
                <p className={styles['soft']}>
                  {file.refusal === null
                    ? `${megabytes(file.sizeBytes)}, shared ${moment(file.sharedAt)}`
                    : addFileMessages[file.refusal](file.name)}
                </p>
              </Entry>
            ))}
          </Entries>
        )}
        {kept.length > 0 ? (
          <div className={styles['part']} role="group" aria-label="Attach the files to">
            <p>{sharedLines.choose}</p>
            <Actions>
              {open.map((draft) => (
                <Button
                  key={draft.id}
                  disabled={isBusy}
                  onClick={() => void attach({ draftId: draft.id })}
                >
                  {formDescriptions[draft.form].name}, begun {moment(new Date(draft.createdAt))}
                </Button>
              ))}
              {withFiles.map((form) => (
                <Button
                  key={form}
                  tone="quiet"
                  disabled={isBusy}
                  onClick={() => void attach({ form })}
                >
                  Begin: {formDescriptions[form].name}
                </Button>
              ))}
            </Actions>
          </div>
        ) : null}
        {files.length > 0 && isAsking ? (
          <Question
            label="Let these files go?"
            keep="Keep them"
            lose="Let them go"
            isBusy={isBusy}
            onKeep={stopAsking}
            onLose={() => void discard()}
          >
            {sharedLines.discarding}
          </Question>
        ) : null}
        {files.length > 0 && !isAsking ? (
          <p>
            <Button ref={opener} tone="quiet" disabled={isBusy} onClick={ask}>
              Let them go…
            </Button>
          </p>
        ) : null}
        <p role="status" className={styles['soft']}>
          {isBusy && !isAsking ? sharedLines.busy : notice}
        </p>
      </div>
    </section>
  );
}
