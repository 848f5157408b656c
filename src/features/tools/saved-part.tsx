import { memo, useRef, useState } from 'react';
import { Check, CircleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { clockTime, formatDay } from '#lib/format-date.ts';
import { useToolWork } from '#offline/react/use-stored.ts';
import type { RawInputs } from '#shared/tools/input.ts';
import type { SavedToolWork } from '#shared/tools/saved-work.ts';
import { paths } from '#shared/paths.ts';
import type { ToolId } from '#shared/tools/tool.ts';
import { Confirmation } from '#ui/actions/confirmation.tsx';
import { useConfirmation } from '#ui/actions/use-confirmation.ts';
import { Button } from '#ui/button/button.tsx';
import { belowFold } from '#ui/deferred/below-fold.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { NameField } from '#ui/form/uncontrolled-field.tsx';
import { savingMessages } from './messages.ts';
import type { Saving } from './use-auto-save.ts';
import styles from './tool.module.css';

const load = () => import('#offline/tool-work/tool-work.ts');

/** Buttons to save and print, and the list of work saved with this tool on this device. */
export const SavedPart = memo(function SavedPart({
  tool,
  version,
  title,
  hasAnswer,
  latest,
  open,
  isUnsaved,
  onOpen,
  autoSave,
}: {
  tool: ToolId;
  version: number;
  /** The default title of new work. */
  title: string;
  /** Whether there is an answer: without one nothing can be saved. */
  hasAnswer: boolean;
  /** Reads the current inputs and their answer when they are saved, so that a keystroke does not render this. */
  latest: () => { raw: RawInputs; answer: string | null };
  /** The saved work that is open. */
  open: SavedToolWork | null;
  /** Whether anything is entered that none of the saved works has: opening one would lose it. */
  isUnsaved: (works: readonly SavedToolWork[]) => boolean;
  onOpen: (work: SavedToolWork | null) => void;
  /** For a log, and in a project, where work is saved as it is typed; null where a button saves it. */
  autoSave: {
    saving: Saving;
    onRename: (title: string) => void;
    onRemove: (id: string) => Promise<void>;
    onStartNew: () => void;
    /** Saves what nobody has changed yet; null for a log, which begins with its first reading. */
    onSave: (() => void) | null;
  } | null;
}) {
  const heading = autoSave === null ? 'Save or print' : 'Saved as you go, or print';
  const [name, setName] = useState('');
  const [saving, setSaving] = useState<Saving>({ kind: 'idle' });
  const [works, reread] = useToolWork(tool);
  const isSaving = useRef(false);
  const saved = works === null || works === 'failed' ? [] : works;
  const save = async () => {
    // A second tap during a save would create a second piece of work.
    const { raw, answer } = latest();
    if (answer === null || isSaving.current) return;
    isSaving.current = true;
    try {
      const { saveToolWork } = await load();
      const savedAt = new Date();
      const work = await saveToolWork(
        {
          tool,
          ...(open?.project === undefined ? {} : { project: open.project }),
          version,
          title: name.trim() || open?.title || title,
          inputs: raw,
          answer,
          savedAt: savedAt.toISOString(),
        },
        open?.id,
      );
      onOpen(work);
      setSaving({ kind: 'saved', at: savedAt });
    } catch {
      setSaving({ kind: 'failed', message: savingMessages.failed });
    } finally {
      isSaving.current = false;
    }
  };
  const remove = async (work: SavedToolWork) => {
    try {
      const removeWork = autoSave?.onRemove ?? (await load()).removeToolWork;
      await removeWork(work.id);
      if (open?.id !== work.id) return;
      // What is saved as it is typed would come back with its inputs.
      if (autoSave === null) onOpen(null);
      else autoSave.onStartNew();
    } catch {
      setSaving({ kind: 'failed', message: savingMessages.notRemoved });
      reread();
    }
  };
  return (
    <section id="saved" className={styles['saved']} aria-label={heading} {...belowFold}>
      <h2>{heading}</h2>
      <NameField
        key={open?.id}
        initial={open?.title ?? ''}
        placeholder={title}
        onChange={(value) => {
          setName(value);
          autoSave?.onRename(value);
        }}
      />
      <div className={styles['actions']}>
        {autoSave === null ? (
          <Button onClick={() => void save()} aria-disabled={!hasAnswer}>
            {open === null ? 'Save on this device' : 'Save the changes'}
          </Button>
        ) : open === null && autoSave.onSave !== null ? (
          <Button onClick={autoSave.onSave} aria-disabled={!hasAnswer}>
            Save in the project
          </Button>
        ) : null}
        {open === null ? null : (
          <Button
            tone="quiet"
            onClick={() => {
              setName('');
              if (autoSave === null) onOpen(null);
              else autoSave.onStartNew();
            }}
          >
            Start a new one
          </Button>
        )}
        <Button tone="quiet" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <SavingLine saving={saving.kind === 'idle' && autoSave !== null ? autoSave.saving : saving} />
      {saved.length === 0 ? null : (
        <p>
          <Link to={paths.designServices}>Send with a request</Link>: tick saved work in any
          questionnaire, under Photos and documents.
        </p>
      )}
      {works === 'failed' ? <p role="alert">{savingMessages.notRead}</p> : null}
      {saved.length === 0 ? null : (
        <>
          <h3>Saved on this device</h3>
          <ul className={styles['works']}>
            {saved.map((work) => (
              <SavedWorkItem
                key={work.id}
                work={work}
                isOpen={work.id === open?.id}
                isUnsaved={() => autoSave === null && isUnsaved(saved)}
                onOpen={() => {
                  setName('');
                  setSaving({ kind: 'idle' });
                  onOpen(work);
                }}
                onRemove={() => void remove(work)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
});

function SavingLine({ saving }: { saving: Saving }) {
  if (saving.kind === 'idle') return null;
  const isSaved = saving.kind === 'saved';
  const Icon = isSaved ? Check : CircleAlert;
  return (
    <p className={styles['line']} data-state={saving.kind} role={isSaved ? 'status' : 'alert'}>
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
      <span>{isSaved ? `Saved on this device at ${clockTime(saving.at)}` : saving.message}</span>
    </p>
  );
}

function SavedWorkItem({
  work,
  isOpen,
  isUnsaved,
  onOpen,
  onRemove,
}: {
  work: SavedToolWork;
  isOpen: boolean;
  isUnsaved: () => boolean;
  onOpen: () => void;
  onRemove: () => void;
}) {
  const {
    isAsking: isAskingToOpen,
    ask: askToOpen,
    stopAsking: stopOpening,
    opener: openButton,
  } = useConfirmation();
  const {
    isAsking: isAskingToDelete,
    ask: askToDelete,
    stopAsking: stopDeleting,
    opener: deleteButton,
  } = useConfirmation();
  return (
    <li className={styles['work']}>
      <p>
        <strong>{work.title}</strong>
        {isOpen ? <span> (open)</span> : null}
        <span className={styles['muted']}>Saved {formatDay(work.savedAt)}</span>
      </p>
      <p className={styles['muted']}>{work.answer}</p>
      {isAskingToDelete ? (
        <Confirmation label={`Delete ${work.title}?`} onCancel={stopDeleting} onConfirm={onRemove}>
          This deletes “{work.title}” from this device for good.
        </Confirmation>
      ) : isAskingToOpen ? (
        <Confirmation
          label={`Open ${work.title}?`}
          confirmLabel="Open it"
          onCancel={stopOpening}
          onConfirm={() => {
            stopOpening();
            onOpen();
          }}
        >
          What you’ve entered isn’t saved. Opening “{work.title}” replaces it.
        </Confirmation>
      ) : (
        <div className={styles['actions']}>
          <TextButton ref={openButton} onClick={() => (isUnsaved() ? askToOpen() : onOpen())}>
            Open<span className="visually-hidden"> {work.title}</span>
          </TextButton>
          <TextButton ref={deleteButton} onClick={askToDelete}>
            Delete…<span className="visually-hidden"> {work.title}</span>
          </TextButton>
        </div>
      )}
    </li>
  );
}
