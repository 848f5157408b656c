import { InlineText } from '#ui/inline-text/inline-text.tsx';
import type { Picture } from '#shared/media.ts';
import { labelledItems } from './labelled-items.ts';
import { PictureGrid } from './picture-grid.tsx';
import { useLightbox } from './use-lightbox.tsx';
import styles from './captioned-gallery.module.css';

export interface CaptionedSection {
  pictures: readonly Picture[];
  /** Inline markup: text between double asterisks is bold. */
  caption: string;
}

/**
 * A gallery in sections: some pictures, and the text that belongs to them, on a desktop in the third column. The
 * lightbox shows all of them in turn, each with its own caption.
 */
export function CaptionedGallery({ sections }: { sections: readonly CaptionedSection[] }) {
  const labelled = labelledItems(sections.flatMap((section) => section.pictures));
  const { lightbox, open } = useLightbox(labelled);
  return (
    <>
      {sections.map((section) => (
        <div key={section.caption} className={styles['section']}>
          <PictureGrid
            columns={section.pictures.length === 1 ? '1-1-1' : '1-2-2'}
            items={section.pictures.map((picture) => ({
              picture,
              caption: '',
              label: labelled.find((item) => item.picture === picture)?.label ?? '',
            }))}
            onOpen={(picture) => open(labelled.findIndex((item) => item.picture === picture))}
          />
          <p className={styles['caption']}>
            <InlineText text={section.caption} />
          </p>
        </div>
      ))}
      {lightbox}
    </>
  );
}
