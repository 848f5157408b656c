import { useCallback, useEffect, useRef, useState } from 'react';
import { subscribe } from '#offline/events.ts';
import { trackPendingFiles } from '#offline/files/pending-files.ts';
import {
  addFile,
  listFiles,
  rememberRefused,
  removeFile,
  takeRefused,
} from '#offline/files/files.ts';
import type { RefusedFile } from '#offline/files/files.ts';
import type { StoredFile } from '#offline/records.ts';
import { limits } from '#shared/limits.ts';
import {
  folderLine,
  notRemovedLine,
  refusalLines,
  tooManyLine,
  unreadableLine,
} from './messages.ts';
import { shrinkTogether } from '#offline/files/shrink-together.ts';
import type { Shrunk } from '#offline/files/shrink-together.ts';
import { isReducible, reducePhoto } from '#offline/files/reduce-photo.ts';

/** Field of the draft that the files belong to. */
const fieldName = 'attachments';

/** The files of a draft, with functions to add and remove some. `alert` has one line for each problem. */
export function useAttachments(draftId: string, onChange: (names: readonly string[]) => void) {
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  /** Which of the picked files is being saved; null when none is. */
  const [adding, setAdding] = useState<{ readonly at: number; readonly of: number } | null>(null);
  const [alert, setAlert] = useState<readonly string[]>([]);
  const [isShrinking, setIsShrinking] = useState(false);
  /** Size of all files before and after photos were made smaller to fit together; null if they were not. */
  const [shrunk, setShrunk] = useState<Shrunk | null>(null);

  /** Whether the alert is visible: files are still added after the step was left. */
  const isOpen = useRef(true);

  const show = useCallback(
    (stored: readonly StoredFile[]) => {
      setFiles(stored);
      onChange(stored.map((file) => file.name));
    },
    [onChange],
  );

  useEffect(() => {
    let isCurrent = true;
    isOpen.current = true;
    const read = () =>
      listFiles(draftId).then(
        (stored) => {
          if (!isCurrent) return;
          show(stored);
          const refused = takeRefused(draftId);
          if (refused.length > 0) setAlert(refusalLines(refused));
        },
        () => isCurrent && setAlert([unreadableLine]),
      );
    // Files that were picked before the step was left are still being added.
    const stop = subscribe((event) => {
      if (event.type === 'drafts-changed') void read();
    });
    void read();
    return () => {
      isCurrent = false;
      isOpen.current = false;
      stop();
    };
  }, [draftId, show]);

  async function refresh(): Promise<void> {
    try {
      show(await listFiles(draftId));
    } catch {
      setAlert([unreadableLine]);
    }
  }

  /** Adds all picked files, or none when they would be too many. Folders are only reported. */
  function add(
    picked: readonly File[],
    isReducing: boolean,
    folders: readonly string[] = [],
  ): void {
    const folderLines = folders.map(folderLine);
    setAlert(folderLines);
    setShrunk(null);
    if (picked.length === 0) return;
    if (files.length + picked.length > limits.maxFiles) {
      setAlert([tooManyLine]);
      return;
    }
    trackPendingFiles(draftId, addAll(picked, isReducing, folderLines));
  }

  /** Adds one file after the other: a phone has little memory. */
  async function addAll(
    picked: readonly File[],
    isReducing: boolean,
    linesBefore: readonly string[],
  ): Promise<void> {
    const refused: RefusedFile[] = [];
    for (const [index, original] of picked.entries()) {
      setAdding({ at: index + 1, of: picked.length });
      const isToReduce = isReducing && isReducible(original);
      const file = isToReduce ? await reducePhoto(original) : original;
      const outcome = await addFile(draftId, fieldName, file, isReducing ? original.size : null);
      if (outcome.kind === 'refused') refused.push(outcome);
      await refresh();
    }
    if (isReducing) {
      setIsShrinking(true);
      setShrunk(await shrinkTogether(draftId));
      setIsShrinking(false);
      await refresh();
    }
    if (isOpen.current) setAlert([...linesBefore, ...refusalLines(refused)]);
    else rememberRefused(draftId, refused);
    setAdding(null);
  }

  async function remove(id: string): Promise<void> {
    setAlert([]);
    setShrunk(null);
    try {
      await removeFile(id);
    } catch {
      setAlert([notRemovedLine]);
    }
    await refresh();
  }

  return { files, adding, isShrinking, shrunk, alert, add, remove };
}
