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

/** Columns of a section's own pictures, one by one up to the gallery's three. */
const columnsOf = { 1: '1-1-1', 2: '1-2-2', 3: '1-2-3' } as const;

/**
 * A gallery in sections, in one, two or three columns: some pictures, and the text that belongs to them. The lightbox
 * shows all of them in turn, each with its own caption.
 */
export function CaptionedGallery({ sections }: { sections: readonly CaptionedSection[] }) {
  const labelled = labelledItems(sections.flatMap((section) => section.pictures));
  const { lightbox, open } = useLightbox(labelled);
  return (
    <>
      <div className={styles['gallery']}>
        {sections.map((section) => {
          const width = widthOf(section);
          return (
            <div key={section.caption} className={styles['section']} data-width={width}>
              <PictureGrid
                columns={columnsOf[width]}
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
          );
        })}
      </div>
      {lightbox}
    </>
  );
}

function widthOf({ pictures }: CaptionedSection): 1 | 2 | 3 {
  if (pictures.length > 2) return 3;
  return pictures.length === 2 ? 2 : 1;
}
