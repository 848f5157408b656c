import { Camera, Paperclip } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ChangeEvent, RefObject } from 'react';
import type { Shrunk } from '#offline/files/shrink-together.ts';
import { acceptedExtensions, limits } from '#shared/limits.ts';
import { Button } from '#ui/button/button.tsx';
import { FileList } from './file-list.tsx';
import { shrunkLine } from './messages.ts';
import { useAttachments } from './use-attachments.ts';
import { useFileDrop } from './use-file-drop.ts';
import styles from './uploads.module.css';

const accept = ['image/*', ...acceptedExtensions.map((extension) => `.${extension}`)].join(',');
/** The picker opens once the draft is saved, but after this time at the latest: browsers allow it only soon after a tap. */
const saveWaitMs = 600;

const savingLine = ({ at, of }: { at: number; of: number }) =>
  of === 1 ? 'Saving file…' : `Saving file ${at} of ${of}…`;

const shrinkingLine = 'Making photos smaller…';

function countLine(count: number, shrunk: Shrunk | null): string {
  const isFull = count >= limits.maxFiles;
  const line = `${count} of ${limits.maxFiles} files attached${isFull ? '. You’ve reached the limit.' : ''}`;
  if (shrunk === null) return line;
  return `${line}${isFull ? '' : '.'} ${shrunkLine(shrunk)}`;
}

/** Picks files and takes photos for a draft. They are saved on the device when they are picked, and sent with the form. */
export function UploadControl({
  draftId,
  title,
  help,
  saveFirst,
  onFilesChange,
}: {
  draftId: string;
  /** Name of the group. */
  title: string;
  help: string;
  saveFirst: () => Promise<unknown>;
  onFilesChange: (names: readonly string[]) => void;
}) {
  const id = useId();
  const { files, adding, isShrinking, shrunk, alert, add, remove } = useAttachments(
    draftId,
    onFilesChange,
  );
  const [isReducing, setIsReducing] = useState(true);
  const isAdding = adding !== null;
  const filePicker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const isDragging = useFileDrop(container, (dropped) => {
    if (!isAdding) add(dropped.files, isReducing, dropped.folders);
  });
  const outcome = useRef<HTMLDivElement>(null);
  const wasAdding = useRef(false);
  // On a phone the outcome may be below the screen: it is scrolled into view.
  useEffect(() => {
    if (alert.length > 0 || (wasAdding.current && !isAdding)) {
      outcome.current?.scrollIntoView({ block: 'nearest' });
    }
    wasAdding.current = isAdding;
  }, [alert, isAdding]);

  async function open(picker: RefObject<HTMLInputElement | null>) {
    await Promise.race([saveFirst(), new Promise((resolve) => setTimeout(resolve, saveWaitMs))]);
    picker.current?.click();
  }

  function addPicked(event: ChangeEvent<HTMLInputElement>) {
    const picked = [...(event.target.files ?? [])];
    // Cleared, so that choosing the same file again fires another change event.
    event.target.value = '';
    if (picked.length > 0) add(picked, isReducing);
  }

  return (
    <div
      ref={container}
      className={styles['uploads']}
      role="group"
      aria-label={title}
      data-field="attachments"
      data-dragging={isDragging || undefined}
    >
      <p className={styles['help']}>{help}</p>
      <p className={styles['help']} id={`${id}-limits`}>
        Up to {limits.maxFiles} files, maximum 10MB each: pictures, PDF, .doc, .docx or .txt.
        <span className={styles['drop-hint']}> You can also drop them here.</span>
      </p>
      <label className={styles['option']}>
        <input
          type="checkbox"
          checked={isReducing}
          onChange={(event) => setIsReducing(event.target.checked)}
        />
        <span>
          Shrink photos over 2&nbsp;MB, and the largest ones further if all your files together are
          over 20&nbsp;MB (recommended). This also removes their hidden location and time.
        </span>
      </label>
      <div className={styles['pickers']}>
        <Button
          ref={chooseButton}
          tone="quiet"
          disabled={isAdding}
          aria-describedby={`${id}-limits`}
          onClick={() => void open(filePicker)}
        >
          <Paperclip size={20} strokeWidth={1.5} aria-hidden="true" />
          Choose files
        </Button>
        <Button
          tone="quiet"
          className={styles['camera'] ?? ''}
          disabled={isAdding}
          onClick={() => void open(camera)}
        >
          <Camera size={20} strokeWidth={1.5} aria-hidden="true" />
          Take a photo
        </Button>
      </div>
      <input
        ref={filePicker}
        type="file"
        name="attachments"
        multiple
        accept={accept}
        className={styles['picker']}
        tabIndex={-1}
        aria-hidden="true"
        onChange={addPicked}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        className={styles['picker']}
        tabIndex={-1}
        aria-hidden="true"
        onChange={addPicked}
      />
      <div ref={outcome} className={styles['outcome']}>
        <div role="alert">
          {alert.map((line) => (
            <p key={line} className={styles['alert']}>
              {line}
            </p>
          ))}
        </div>
        <p className={styles['count']} role="status">
          {adding === null
            ? countLine(files.length, shrunk)
            : isShrinking
              ? shrinkingLine
              : savingLine(adding)}
        </p>
      </div>
      <FileList
        files={files}
        onRemove={(file) => {
          chooseButton.current?.focus();
          void remove(file);
        }}
      />
    </div>
  );
}
