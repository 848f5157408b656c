import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatMoment } from '#lib/format-date.ts';
import { focusHeadingOf, scrollToAnchor } from '#browser/scroll-to-anchor.ts';
import { addFileMessages } from '#offline/files/add-file-messages.ts';
import { useDrafts } from '#offline/react/use-stored.ts';
import { subscribe } from '#offline/events.ts';
import type { AddFileRefusal } from '#offline/files/files.ts';
import { askToPersistOnce } from '#offline/storage/persistence.ts';
import { forgetOfferedFiles, readOfferedFiles } from '#offline/shared-files/offered-files.ts';
import type { OfferedFiles } from '#offline/shared-files/offered-files.ts';
import type { SharedFile } from '#offline/shared-files/shared-files.ts';
import { formDescriptions, formKinds } from '#shared/form-kinds.ts';
import type { FormKind } from '#shared/form-kinds.ts';
import { sharedPlace } from '#shared/share-target.ts';
import { formatFileSize } from '#lib/file-size.ts';
import { Actions } from '#ui/actions/actions.tsx';
import { Confirmation } from '#ui/actions/confirmation.tsx';
import { useConfirmation } from '#ui/actions/use-confirmation.ts';
import { Button } from '#ui/button/button.tsx';
import { StoredList, StoredListItem } from '#ui/stored-list/stored-list.tsx';
import { sharedLines } from './messages.ts';
import styles from './offline-page.module.css';

const loadShared = () => import('#offline/shared-files/shared-files.ts');

/** What can be started here: adding to a request starts at that request’s page. */
const withFiles = formKinds.filter(
  (form) => formDescriptions[form].takesFiles && form !== 'clientWords',
);

/**
 * Files that came from another app on the phone. The visitor says first that they are theirs, since any website can
 * send some, and then chooses the form they belong to, or removes them.
 */
export function SharedPart() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const drafts = useDrafts();
  const [files, setFiles] = useState<readonly SharedFile[] | null>(null);
  const [offered, setOffered] = useState<OfferedFiles | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { isAsking, ask, stopAsking, opener } = useConfirmation();
  const part = useRef<HTMLDivElement>(null);
  const [notice, setNotice] = useState('');

  useEffect(() => {
    let isGone = false;
    const look = () =>
      void readAll().then(
        ([offer, found]) => {
          if (isGone) return;
          setOffered(offer);
          setFiles(found);
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
  const answer = (isMine: boolean) =>
    act(async () => {
      if (offered === null) return;
      if (isMine) {
        const { storeSharedFiles, listSharedFiles } = await loadShared();
        await storeSharedFiles(offered.files);
        setFiles(await listSharedFiles());
      }
      forgetOfferedFiles();
      setOffered(null);
      if (!isMine) setNotice(sharedLines.ignored);
      else if (offered.leftOut > 0) setNotice(sharedLines.leftOut(offered.leftOut));
      focusHeadingOf(part.current);
    });
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
      const { makeLatestDraft } = await import('#offline/drafts/drafts.ts');
      const draft = await makeLatestDraft(draftId);
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
  const isShown =
    files !== null && (files.length > 0 || offered !== null || isLedHere || notice !== '');
  // The anchor of the address is rendered only now.
  useEffect(() => {
    if (isShown && isLedHere) scrollToAnchor('shared');
  }, [isShown, isLedHere]);
  if (!isShown) return null;
  const kept = files.filter(({ refusal }) => refusal === null);
  const open =
    drafts === null || drafts === 'failed'
      ? []
      : drafts.filter(({ form }) => formDescriptions[form].takesFiles);
  return (
    <section id="shared" className={styles['section']} aria-labelledby="shared-title">
      <h2 id="shared-title" className={styles['title']}>
        Shared files
      </h2>
      <div ref={part} className={styles['part']}>
        {offered === null ? null : (
          <OfferQuestion
            offered={offered}
            isBusy={isBusy}
            onAnswer={(isMine) => void answer(isMine)}
          />
        )}
        {files.length === 0 ? (
          offered === null && notice === '' && <p>{sharedLines.nothing}</p>
        ) : (
          <StoredList>
            {files.map((file) => (
              <StoredListItem key={file.address} name={file.name}>
                <p className={styles['muted']}>
                  {file.refusal === null
                    ? `${formatFileSize(file.sizeBytes)}, shared ${formatMoment(file.sharedAt)}`
                    : refusalText(file.refusal, file.name)}
                </p>
              </StoredListItem>
            ))}
          </StoredList>
        )}
        {kept.length > 0 ? (
          <div className={styles['part']} role="group" aria-label="Attach these files to">
            <p>{sharedLines.choose}</p>
            <Actions>
              {open.map((draft) => (
                <Button
                  key={draft.id}
                  disabled={isBusy}
                  onClick={() => void attach({ draftId: draft.id })}
                >
                  {formDescriptions[draft.form].name}, started {formatMoment(draft.createdAt)}
                </Button>
              ))}
              {withFiles.map((form) => (
                <Button
                  key={form}
                  tone="quiet"
                  disabled={isBusy}
                  onClick={() => void attach({ form })}
                >
                  New: {formDescriptions[form].name}
                </Button>
              ))}
            </Actions>
          </div>
        ) : null}
        {files.length > 0 && isAsking ? (
          <Confirmation
            label="Remove these files?"
            confirmLabel="Remove"
            isBusy={isBusy}
            onCancel={stopAsking}
            onConfirm={() => void discard()}
          >
            {sharedLines.discarding}
          </Confirmation>
        ) : null}
        {files.length > 0 && !isAsking ? (
          <p>
            <Button ref={opener} tone="quiet" disabled={isBusy} onClick={ask}>
              Remove…
            </Button>
          </p>
        ) : null}
        <p role="status" className={styles['muted']}>
          {isBusy && !isAsking ? sharedLines.busy : notice}
        </p>
      </div>
    </section>
  );
}

async function readAll(): Promise<[OfferedFiles | null, SharedFile[]]> {
  const { listSharedFiles } = await loadShared();
  return Promise.all([readOfferedFiles(), listSharedFiles()]);
}

function refusalText(refusal: AddFileRefusal, name: string): string {
  return refusal === 'too-many' ? sharedLines.noRoom(name) : addFileMessages[refusal](name);
}

/** Shows shared files by name and size only, until the visitor says that they are theirs. */
function OfferQuestion({
  offered,
  isBusy,
  onAnswer,
}: {
  offered: OfferedFiles;
  isBusy: boolean;
  onAnswer: (isMine: boolean) => void;
}) {
  return (
    <div className={styles['part']} role="group" aria-label={sharedLines.asked}>
      <p>
        <strong>{sharedLines.asked}</strong>
      </p>
      <ul className={styles['offered']}>
        {offered.files.map((file, index) => (
          <li key={index}>
            {file.name}, {formatFileSize(file.size)}
          </li>
        ))}
      </ul>
      {offered.leftOut > 0 ? <p>{sharedLines.leftOut(offered.leftOut)}</p> : null}
      <p className={styles['muted']}>{sharedLines.askedNote}</p>
      <Actions>
        <Button disabled={isBusy} onClick={() => onAnswer(true)}>
          Yes, use them
        </Button>
        <Button tone="quiet" disabled={isBusy} onClick={() => onAnswer(false)}>
          No, ignore them
        </Button>
      </Actions>
    </div>
  );
}
