import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { InlineText } from '#ui/inline-text/inline-text.tsx';
import { PictureLink } from '#ui/picture/picture-link.tsx';
import { PictureView } from '#ui/picture/picture-view.tsx';
import { plainText } from '#lib/inline-markup.ts';
import type { Picture } from '#shared/media.ts';
import { useLightbox } from './use-lightbox.tsx';
import styles from './picture-grid.module.css';

export interface GridItem {
  /** Without a picture only the caption is shown. */
  picture: Picture | undefined;
  /** Inline markup; shown under the picture unless empty. */
  caption: string;
  /** Before the caption: the printed number of a heritage picture. */
  number?: number;
  /** Shown above the caption, and in the lightbox. */
  title?: string;
  /** After the caption: how the picture was made, where that is shown. */
  label?: string;
}

/** Columns on a phone, a tablet and a desktop, as the specification gives them for each gallery. */
export type GridColumns = '1-1-1' | '1-2-2' | '1-2-3' | '2-4-6' | '2-3-4';

const sizesOf = {
  '1-1-1': '(min-width: 64rem) 24rem, (min-width: 48rem) 50vw, 100vw',
  '1-2-2': '(min-width: 64rem) 24rem, (min-width: 48rem) 50vw, 100vw',
  '1-2-3': '(min-width: 64rem) 24rem, (min-width: 48rem) 50vw, 100vw',
  '2-4-6': '(min-width: 64rem) 24rem, (min-width: 48rem) 25vw, 50vw',
  '2-3-4': '(min-width: 64rem) 18rem, (min-width: 48rem) 33vw, 50vw',
} as const satisfies Record<GridColumns, string>;
/** Of a picture that has a row for itself. */
const loneSizes = '(min-width: 64rem) 50rem, 100vw';

/** Pictures in columns; a tap on one opens the lightbox at it. */
export function PictureGrid({
  items,
  columns,
  isRising = false,
  empty,
  onOpen,
}: {
  items: readonly GridItem[];
  columns: GridColumns;
  /** True where pictures animate in once when they are scrolled to. */
  isRising?: boolean;
  empty?: ReactNode;
  /** Opens a picture in a lightbox that several grids share; by default the grid has its own. */
  onOpen?: (picture: Picture) => void;
}) {
  const shown = useMemo(
    () =>
      items.flatMap(({ picture, caption, title }) =>
        picture
          ? [{ picture, caption: plainText(caption), ...(title === undefined ? {} : { title }) }]
          : [],
      ),
    [items],
  );
  const { lightbox, open } = useLightbox(shown);
  const openHere = useCallback(
    (picture: Picture) => open(shown.findIndex((item) => item.picture === picture)),
    [open, shown],
  );
  if (items.length === 0) return empty ?? null;
  return (
    <>
      <Pictures items={items} columns={columns} isRising={isRising} onOpen={onOpen ?? openHere} />
      {lightbox}
    </>
  );
}

/** The pictures themselves, which do not render again while the lightbox is open. */
const Pictures = memo(function Pictures({
  items,
  columns,
  isRising,
  onOpen,
}: {
  items: readonly GridItem[];
  columns: GridColumns;
  isRising: boolean;
  onOpen: (picture: Picture) => void;
}) {
  return (
    <ul className={styles['grid']} data-columns={columns}>
      {items.map(({ picture, caption, number, title, label = '' }, index) => (
        <Rising
          key={`${picture?.id ?? ''}-${index}`}
          isRising={isRising}
          order={index}
          isLone={isLeftOver(index, items.length, columns)}
        >
          <figure className={styles['figure']}>
            {picture ? (
              <PictureLink
                picture={picture}
                name={title ?? picture.alt}
                className={styles['open']}
                onOpen={() => onOpen(picture)}
              >
                <PictureView
                  picture={picture}
                  alt=""
                  sizes={isLeftOver(index, items.length, columns) ? loneSizes : sizesOf[columns]}
                />
              </PictureLink>
            ) : null}
            {caption === '' && title === undefined && label === '' ? null : (
              <figcaption className={styles['caption']}>
                {number === undefined ? null : <span className={styles['number']}>{number}</span>}
                <span>
                  {title === undefined ? null : <span className={styles['title']}>{title}</span>}
                  <InlineText text={caption} />
                  {label === '' ? null : <span className={styles['label']}>{label}</span>}
                </span>
              </figcaption>
            )}
          </figure>
        </Rising>
      ))}
    </ul>
  );
});

/** A single picture in the last row of three takes the whole row, with its text beside it. */
function isLeftOver(index: number, count: number, columns: GridColumns): boolean {
  return columns === '1-2-3' && index === count - 1 && count > 1 && count % 3 === 1;
}

/** A list item that animates in once, when it is first seen: 0.6 to 0.8 s, staggered by its column. */
function Rising({
  isRising,
  order,
  isLone,
  children,
}: {
  isRising: boolean;
  order: number;
  isLone: boolean;
  children: ReactNode;
}) {
  const item = useRef<HTMLLIElement>(null);
  const [state, setState] = useState<'plain' | 'waiting' | 'risen'>('plain');
  useEffect(() => {
    const element = item.current;
    if (!isRising || element === null) return undefined;
    // The observer reports the position: measuring would lay out every picture below the fold.
    let isWaiting = false;
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.some((entry) => entry.isIntersecting);
      const isAbove = entries.some(({ boundingClientRect }) => boundingClientRect.bottom < 0);
      // What is already on screen is not animated, only what is still below.
      if (isWaiting ? !isSeen : !isSeen && !isAbove) {
        isWaiting = true;
        setState('waiting');
        return;
      }
      if (isWaiting) setState('risen');
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isRising]);
  return (
    <li
      ref={item}
      className={styles['item']}
      data-state={state}
      data-order={order % 3}
      data-lone={isLone ? '' : undefined}
    >
      {children}
    </li>
  );
}
