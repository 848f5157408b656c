import { Camera, Images } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ChangeEvent, RefObject } from 'react';
import { addEntryPicture } from '#offline/entry-drafts/entry-pictures.ts';
import { Button } from '#ui/button/button.tsx';
import { useWarnBeforeUnload } from '#ui/form/use-warn-before-unload.ts';
import { trackSavingPhotos } from './photos-being-saved.ts';
import { pictureRefusals } from './picture-messages.ts';
import styles from './editor.module.css';

/** The picker opens once the draft is saved, but after this time at the latest: browsers allow it only soon after a tap. */
const saveWaitMs = 600;

/** The library and the camera of a phone; photos are made smaller and saved on the device one at a time. */
export function PhotoPickers({
  isMultiple = false,
  isReplacing = false,
  saveFirst,
  onAdded,
}: {
  isMultiple?: boolean;
  /** Whether the photo replaces another. */
  isReplacing?: boolean;
  saveFirst: () => Promise<unknown>;
  /** Takes the digests, in the order in which they were picked. */
  onAdded: (digests: readonly string[]) => void;
}) {
  const library = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState('');
  const [refused, setRefused] = useState<readonly string[]>([]);
  const isBusy = progress !== '';
  useWarnBeforeUnload(isBusy);

  async function open(picker: RefObject<HTMLInputElement | null>) {
    if (isBusy) return;
    await Promise.race([saveFirst(), new Promise((resolve) => setTimeout(resolve, saveWaitMs))]);
    picker.current?.click();
  }

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const picked = [...(event.target.files ?? [])];
    // Cleared, so that choosing the same file again fires another change event.
    event.target.value = '';
    const added: string[] = [];
    const problems: string[] = [];
    for (const [index, file] of picked.entries()) {
      setProgress(
        picked.length === 1 ? 'Saving photo…' : `Saving photo ${index + 1} of ${picked.length}…`,
      );
      const outcome = await addEntryPicture(file);
      if (outcome.kind === 'added') added.push(outcome.sha256);
      else problems.push(pictureRefusals[outcome.reason](outcome.name));
    }
    setProgress('');
    setRefused(problems);
    if (added.length > 0) onAdded(added);
  }

  return (
    <>
      <Button tone="quiet" aria-disabled={isBusy} onClick={() => void open(library)}>
        <Images size={18} strokeWidth={1.5} aria-hidden="true" />{' '}
        <span>
          {isMultiple ? 'Photos' : isReplacing ? 'Choose another photo' : 'Choose a photo'}
        </span>
      </Button>
      <Button tone="quiet" aria-disabled={isBusy} onClick={() => void open(camera)}>
        <Camera size={18} strokeWidth={1.5} aria-hidden="true" /> Take a photo
      </Button>
      <input
        ref={library}
        type="file"
        hidden
        accept="image/*"
        multiple={isMultiple}
        aria-label="Photos from this device"
        onChange={(event) => trackSavingPhotos(take(event))}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label="Photo from the camera"
        onChange={(event) => trackSavingPhotos(take(event))}
      />
      <p role="status" className={styles['progress']}>
        {progress}
      </p>
      {refused.length === 0 ? null : (
        <div role="alert" className={styles['refused']}>
          <ul>
            {refused.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
