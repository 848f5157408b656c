import { useEffect, useState } from 'react';
import { Camera } from 'lucide-react';
import { subscribe } from '#offline/events.ts';
import type { PhotoOfRow } from '#offline/tool-work/tool-photos.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import toolStyles from '../tool.module.css';
import styles from './log.module.css';

const load = () => import('#offline/tool-work/tool-photos.ts');

/** The most photos of one reading. */
const maxPhotos = 3;

const messages = {
  none: 'This browser can’t read that picture, or it’s over 10 MB.',
  failed: 'We couldn’t save the photo on this device. What you typed is still here.',
  notRemoved: 'We couldn’t delete the photo. It’s still saved.',
} as const;

/** The photos of a reading. They are saved on the device as soon as they are picked. */
export function RowPhotos({
  workId,
  row,
  isShownOnly = false,
  onBeforePick,
}: {
  workId: string;
  row: number;
  isShownOnly?: boolean;
  /** Saves the unfinished row: a phone may unload the page while its camera is open. */
  onBeforePick?: () => void;
}) {
  const photos = usePhotos(workId, row);
  const [error, setError] = useState('');
  const pick = async (files: readonly File[]) => {
    setError('');
    try {
      const { addPhoto } = await load();
      for (const file of files.slice(0, maxPhotos - photos.length)) {
        if ((await addPhoto(workId, row, file)) === null) setError(messages.none);
      }
    } catch {
      setError(messages.failed);
    }
  };
  const remove = async (photoId: string) => {
    try {
      const { removePhoto } = await load();
      await removePhoto(photoId);
    } catch {
      setError(messages.notRemoved);
    }
  };
  if (isShownOnly && photos.length === 0) return null;
  return (
    <div className={styles['photos']}>
      {photos.map((photo, index) => (
        <figure key={photo.id} className={styles['photo']}>
          <StoredPhoto id={photo.id} alt={`Photo ${index + 1} of this reading`} />
          {isShownOnly ? null : (
            <TextButton onClick={() => void remove(photo.id)}>
              Delete<span className="visually-hidden"> photo {index + 1}</span>
            </TextButton>
          )}
        </figure>
      ))}
      {isShownOnly || photos.length >= maxPhotos ? null : (
        <label className={styles['pick']}>
          <Camera size={20} strokeWidth={1.5} aria-hidden="true" />
          Add a photo
          <input
            type="file"
            accept="image/*"
            className="visually-hidden"
            onClick={onBeforePick}
            onChange={(event) => {
              void pick([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
          />
        </label>
      )}
      {error === '' ? null : (
        <p role="alert" className={toolStyles['line']} data-state="failed">
          {error}
        </p>
      )}
    </div>
  );
}

function StoredPhoto({ id, alt }: { id: string; alt: string }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    const show = async () => {
      try {
        const { readPhoto } = await load();
        const blob = await readPhoto(id);
        if (blob === null || isGone) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      } catch {
        // The text alternative is shown instead.
      }
    };
    void show();
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [id]);
  return address === null ? (
    <span className={styles['missing']}>{alt}</span>
  ) : (
    <img src={address} alt={alt} width={120} height={120} />
  );
}

/** The photos of a row, read again whenever saved work changes on the device. */
function usePhotos(workId: string, row: number): readonly PhotoOfRow[] {
  const [photos, setPhotos] = useState<readonly PhotoOfRow[]>([]);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      try {
        const { listPhotos } = await load();
        const all = await listPhotos(workId);
        if (!isGone) setPhotos(all.filter((photo) => photo.row === row));
      } catch {
        if (!isGone) setPhotos([]);
      }
    };
    const stop = subscribe((event) => {
      if (event.type === 'tool-work-changed') void read();
    });
    void read();
    return () => {
      isGone = true;
      stop();
    };
  }, [workId, row]);
  return photos;
}
