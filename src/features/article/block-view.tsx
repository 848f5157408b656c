import { useContext } from 'react';
import type { ReactNode } from 'react';
import type { Picture } from '#shared/media.ts';
import type { ShownBlock } from '#shared/page-content.ts';
import { belowFold } from '#ui/deferred/below-fold.ts';
import { InlineText, SourcesContext } from '#ui/inline-text/inline-text.tsx';
import { PictureLink } from '#ui/picture/picture-link.tsx';
import { PictureView } from '#ui/picture/picture-view.tsx';
import { DataTable } from '#ui/data-table/data-table.tsx';
import styles from './article.module.css';

interface BlockViewProps {
  block: ShownBlock;
  /** Whether it may be in the first screen: its estimated height would then move what follows it. */
  isNearTop: boolean;
  slots: Readonly<Record<string, ReactNode>>;
  /** Of a figure, in the whole article. */
  number: number | undefined;
  onPictureOpen: ((picture: Picture) => void) | undefined;
}

/** One block of an article; a block of a new kind does not compile until it is rendered here. */
export function BlockView({
  block,
  isNearTop,
  slots,
  number,
  onPictureOpen,
}: BlockViewProps): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      );
    case 'heading':
      return <h3 id={block.anchor}>{block.text}</h3>;
    case 'list': {
      const List = block.style === 'numbered' ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>
              <InlineText text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote className={styles['pullQuote']}>
          <p>
            <InlineText text={block.text} />
          </p>
          {block.source === '' ? null : (
            <footer>
              <InlineText text={block.source} />
            </footer>
          )}
        </blockquote>
      );
    case 'figure':
      return (
        <FigureView
          picture={block.figure}
          width={block.width ?? 'column'}
          number={number}
          onOpen={onPictureOpen}
        />
      );
    case 'note':
      return <NoteView note={block} />;
    case 'definitions':
      return (
        <dl>
          {block.items.map((item) => (
            <div key={item.term} id={item.anchor}>
              <dt lang={block.termLanguage}>{item.term}</dt>
              <dd>
                <InlineText text={item.text} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return (
        <DataTable
          id={block.anchor}
          caption={block.caption}
          columns={block.header.map((header) => ({ header }))}
          rows={block.rows}
          source={
            block.source === undefined || block.source === '' ? undefined : (
              <SourceLine id={block.source} />
            )
          }
        />
      );
    case 'part':
    case 'gallery':
      return (
        <div className={styles['slot']} {...(!isNearTop && belowFold)}>
          {slots[block.name]}
        </div>
      );
  }
}

function FigureView({
  picture,
  width,
  number,
  onOpen,
}: {
  picture: Picture | null;
  width: 'column' | 'wide' | 'bleed';
  number: number | undefined;
  onOpen: ((picture: Picture) => void) | undefined;
}) {
  if (!picture) return null;
  const { caption, label } = picture;
  const sizes =
    width === 'column' ? '(min-width: 64rem) 42.5rem, 100vw' : '(min-width: 64rem) 58rem, 100vw';
  return (
    <figure className={styles['figure']} data-width={width}>
      {onOpen ? (
        <PictureLink
          picture={picture}
          name={picture.alt}
          className={styles['open']}
          onOpen={() => onOpen(picture)}
        >
          <PictureView picture={picture} alt="" sizes={sizes} />
        </PictureLink>
      ) : (
        <PictureView picture={picture} sizes={sizes} />
      )}
      <figcaption>
        <span className={styles['number']}>Figure {number}. </span>
        {caption === '' ? null : <InlineText text={caption} />}
        {label === '' ? null : <span> {label}</span>}
      </figcaption>
    </figure>
  );
}

/** The source of a table: its entry where the id names one, else the words themselves. */
function SourceLine({ id }: { id: string }) {
  const source = useContext(SourcesContext)[id];
  if (!source) return id;
  return (
    <>
      <a href={source.url} rel="noreferrer">
        {source.title}
      </a>
      , {source.publisher}
    </>
  );
}

type NoteBlock = Extract<ShownBlock, { kind: 'note' }>;

const noteLabels = {
  information: 'Good to know',
  caution: 'Caution',
  check: 'Check first',
} as const satisfies Record<NoteBlock['tone'], string>;

function NoteView({ note }: { note: NoteBlock }) {
  return (
    <aside role="note" className={styles['note']} data-tone={note.tone}>
      <p className={styles['noteTone']}>{noteLabels[note.tone]}</p>
      <p className={styles['noteTitle']}>{note.title}</p>
      <p>
        <InlineText text={note.text} />
      </p>
    </aside>
  );
}
