import { X } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { plainText } from '#lib/inline-markup.ts';
import type { Picture } from '#shared/media.ts';
import type { ShownEntry } from '#shared/page-content.ts';
import { useBelowFold } from '#ui/deferred/use-below-fold.ts';
import { isDialogOpen } from '#browser/open-dialogs.ts';
import { PictureView } from '#ui/picture/picture-view.tsx';
import styles from './photo-gallery.module.css';

/** More than fit on a first screen. */
const firstPhotos = 8;

/** The grid of photos. A chosen photo opens below its row; chosen again, or closed, it is hidden. */
export function PhotoGallery({ photos: entries }: { photos: readonly ShownEntry<'photo'>[] }) {
  const photos = entries.flatMap(({ title, photo }) =>
    photo ? [{ name: title, picture: photo }] : [],
  );
  const isWhole = useBelowFold();
  const [chosen, setChosen] = useState<string | null>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  return (
    <ul className={styles['grid']}>
      {photos.slice(0, isWhole ? photos.length : firstPhotos).map((photo, index) => {
        const isChosen = chosen === photo.name;
        const id = `photo-${index + 1}`;
        return (
          <Fragment key={photo.name}>
            <li className={styles['item']}>
              <button
                type="button"
                ref={(element) => {
                  if (element) buttons.current.set(photo.name, element);
                  return () => {
                    buttons.current.delete(photo.name);
                  };
                }}
                className={styles['photo']}
                aria-expanded={isChosen}
                aria-controls={isChosen ? id : undefined}
                onClick={() => setChosen(isChosen ? null : photo.name)}
              >
                <span className={styles['frame']}>
                  <PictureView
                    picture={photo.picture}
                    alt=""
                    sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 33vw, 50vw"
                    className={styles['picture']}
                  />
                </span>
                <span className={styles['name']}>{photo.name}</span>
              </button>
              <p className={styles['caption']}>{plainText(photo.picture.caption)}</p>
            </li>
            {isChosen ? (
              <Detail
                id={id}
                photo={photo}
                onClose={() => {
                  setChosen(null);
                  buttons.current.get(photo.name)?.focus();
                }}
              />
            ) : null}
          </Fragment>
        );
      })}
    </ul>
  );
}

function Detail({
  id,
  photo: { name, picture },
  onClose,
}: {
  id: string;
  photo: { name: string; picture: Picture };
  onClose: () => void;
}) {
  const detail = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    detail.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
  }, []);
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      // A dialog over the page is closed first, and nothing else.
      if (event.key === 'Escape' && !event.defaultPrevented && !isDialogOpen()) onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  return (
    <li ref={detail} id={id} className={styles['detail']}>
      <figure className={styles['figure']}>
        <PictureView picture={picture} sizes="(min-width: 64rem) 48rem, 100vw" />
        <figcaption className={styles['text']}>
          <button type="button" className={styles['close']} onClick={onClose}>
            <X size={20} strokeWidth={1.5} aria-hidden="true" /> Close
          </button>
          <span className={styles['detailName']}>{name}</span>
          <span>{plainText(picture.caption)}</span>
          {picture.label === '' ? null : <span className={styles['label']}>{picture.label}</span>}
        </figcaption>
      </figure>
    </li>
  );
}
