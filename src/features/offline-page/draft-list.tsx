import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMoment } from '#lib/format-date.ts';
import { focusHeadingOf } from '#browser/scroll-to-anchor.ts';
import { missingFilesMessage } from '#ui/form/missing-files-message.ts';
import { useDrafts } from '#offline/react/use-stored.ts';
import type { Draft } from '#offline/records.ts';
import { formDescriptions } from '#shared/form-kinds.ts';
import { Actions, SecondaryActions } from '#ui/actions/actions.tsx';
import { Confirmation } from '#ui/actions/confirmation.tsx';
import { useConfirmation } from '#ui/actions/use-confirmation.ts';
import { Button } from '#ui/button/button.tsx';
import { TextButton } from '#ui/button/text-button.tsx';
import { StoredList, StoredListItem } from '#ui/stored-list/stored-list.tsx';
import { draftSummary } from './draft-summary.ts';
import { saveFile } from '#offline/export/save-file.ts';
import styles from './offline-page.module.css';

/** The button that takes a draft to another device, from its own feature. */
export type DeviceTransfer = ComponentType<{
  isText?: boolean;
  draftId: string;
  saveFirst: () => Promise<unknown>;
  saveCopy: () => Promise<readonly string[] | null>;
}>;

/** Forms that were started and not sent: continue one, save a copy as a file, or open such a copy. */
export function DraftList({
  onPrint,
  deviceTransfer,
}: {
  onPrint: ((id: string) => void) | null;
  deviceTransfer: DeviceTransfer;
}) {
  const drafts = useDrafts();
  const [notice, setNotice] = useState('');
  const part = useRef<HTMLDivElement>(null);

  async function read(file: File | undefined) {
    if (file === undefined) return;
    setNotice('Opening your file…');
    try {
      const { importOwnCopy } = await import('#offline/export/own-copy.ts');
      const outcome = await importOwnCopy(file);
      setNotice(
        outcome.kind === 'imported' ? imported[outcome.place] : importRefusals[outcome.reason],
      );
    } catch {
      setNotice('We couldn’t save the copy to this device. Your original file hasn’t changed.');
    }
  }

  return (
    <div ref={part} className={styles['part']}>
      {drafts === 'failed' ? (
        <p role="alert">
          Drafts can’t be saved or opened in this browser. You may be in private browsing.
        </p>
      ) : null}
      {drafts === null || drafts.length === 0 ? (
        <p className={styles['muted']} data-unknown={drafts === null || undefined}>
          No drafts yet. Forms save here as you type.
        </p>
      ) : null}
      {Array.isArray(drafts) && drafts.length > 0 ? (
        <StoredList>
          {drafts.map((draft: Draft) => (
            <DraftEntry
              key={draft.id}
              draft={draft}
              onNotice={setNotice}
              onPrint={onPrint}
              deviceTransfer={deviceTransfer}
              onDeleted={() => {
                setNotice('Draft deleted from this device.');
                focusHeadingOf(part.current);
              }}
            />
          ))}
        </StoredList>
      ) : null}
      <p>
        <label className="button button-quiet">
          Open a saved copy
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
      <p role="status" className={styles['muted']}>
        {notice}
      </p>
    </div>
  );
}

const imported = {
  new: 'Your saved copy is now a draft on this device.',
  here: 'This draft was already on this device.',
  continued: 'Your draft on this device now has the newer answers from the copy.',
  separate:
    'Your saved copy is now a second draft on this device: the one already here has different answers. Submit only the one you want.',
} as const;

const importRefusals = {
  unreadable: 'We couldn’t open that file. If it’s in the cloud, download it to this device first.',
  'not-ours': 'That file isn’t a copy saved from this website.',
  damaged:
    'This file is damaged or incomplete. Nothing has changed here. If you can, save it again on the original device.',
} as const;

function DraftEntry({
  draft,
  onNotice,
  onPrint,
  deviceTransfer: DeviceTransferButton,
  onDeleted,
}: {
  draft: Draft;
  onNotice: (text: string) => void;
  onPrint: ((id: string) => void) | null;
  deviceTransfer: DeviceTransfer;
  onDeleted: () => void;
}) {
  const navigate = useNavigate();
  const { isAsking, ask, stopAsking, opener } = useConfirmation();
  const { name, page } = formDescriptions[draft.form];

  async function act(work: () => Promise<unknown>) {
    try {
      await work();
    } catch {
      onNotice('That didn’t work. Nothing has changed.');
    }
  }
  const continueDraft = () =>
    act(async () => {
      const { makeLatestDraft } = await import('#offline/drafts/drafts.ts');
      await makeLatestDraft(draft.id);
      await navigate(page);
    });
  const downloadCopy = async () => {
    const { exportOwnCopy } = await import('#offline/export/own-copy.ts');
    const file = await exportOwnCopy(draft.id);
    if (file === null) return null;
    saveFile(file);
    onNotice(missingFilesMessage(file.missing) ?? '');
    return file;
  };
  const discard = () =>
    act(async () => {
      const { discardDraft } = await import('#offline/drafts/drafts.ts');
      await discardDraft(draft.id);
      onDeleted();
    });

  return (
    <StoredListItem name={name}>
      <p className={styles['excerpt']} dir="auto">
        {draftSummary(draft)}
      </p>
      <p className={styles['muted']}>Saved {formatMoment(draft.updatedAt)}</p>
      {isAsking ? (
        <Confirmation
          label="Delete this draft?"
          onCancel={stopAsking}
          onConfirm={() => void discard()}
        >
          You haven’t sent this. If you delete it, you’ll lose your answers and files for good.
        </Confirmation>
      ) : (
        <Actions>
          <Button onClick={() => void continueDraft()}>Continue</Button>
          <SecondaryActions>
            <DeviceTransferButton
              isText
              draftId={draft.id}
              saveFirst={async () => undefined}
              saveCopy={async () => (await downloadCopy())?.missing ?? null}
            />
            <TextButton onClick={() => void act(downloadCopy)}>Download a copy</TextButton>
            {onPrint === null ? null : (
              <TextButton onClick={() => onPrint(draft.id)}>Print</TextButton>
            )}
            <TextButton ref={opener} onClick={ask}>
              Delete…
            </TextButton>
          </SecondaryActions>
        </Actions>
      )}
    </StoredListItem>
  );
}
