import { Maximize2 } from 'lucide-react';
import type { Picture } from '#shared/media.ts';
import { InnerHtml } from '#ui/inner-html/inner-html.tsx';
import { PictureLink } from '#ui/picture/picture-link.tsx';
import { PictureView } from '#ui/picture/picture-view.tsx';
import styles from './diagram-grid.module.css';

export interface Diagram {
  title: string;
  caption: string;
  /** The large plate. */
  picture: Picture;
  /** SVG markup of our own, with its title and description inside; takes its colours from the page. None for a photograph. */
  drawing: string | undefined;
}

/** Diagrams as live drawings: their words are text, their colours the scheme's. A tap opens the large plate. */
export function DiagramGrid({
  diagrams,
  onOpen,
}: {
  diagrams: readonly Diagram[];
  onOpen: (index: number) => void;
}) {
  return (
    <ul className={styles['grid']}>
      {diagrams.map(({ title, caption, picture, drawing }, index) => (
        <li key={title}>
          <figure className={styles['figure']}>
            {/* Scrolls in large words on a phone; the link in it takes the keyboard there. */}
            <div className={styles['scroll']}>
              <div className={styles['plate']}>
                {drawing === undefined ? (
                  <PictureView picture={picture} sizes="(min-width: 64rem) 28rem, 100vw" />
                ) : (
                  <InnerHtml className={styles['drawing']} html={drawing} />
                )}
                <PictureLink
                  picture={picture}
                  name={title}
                  className={styles['open']}
                  onOpen={() => onOpen(index)}
                >
                  <Maximize2 size={18} strokeWidth={1.5} aria-hidden="true" />
                </PictureLink>
              </div>
            </div>
            <figcaption className={styles['caption']}>
              <span className={styles['title']}>{title}</span>
              {caption}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
