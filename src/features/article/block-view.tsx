import type { ReactNode } from 'react';
import type { Block, Figure, Note } from '#content/schema.ts';
import type { Picture } from '#shared/media.ts';
import { InlineText } from '#ui/inline-text/inline-text.tsx';
import { PictureView } from '#ui/picture/picture-view.tsx';
import { DataTable } from '#ui/data-table/data-table.tsx';
import styles from './article.module.css';

interface BlockViewProps {
  block: Block;
  pictures: ReadonlyMap<string, Picture>;
  slots: Readonly<Record<string, ReactNode>>;
}

/** One block of an article; a block of a new kind does not compile until it is drawn here. */
export function BlockView({ block, pictures, slots }: BlockViewProps): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      );
    case 'subheading':
      return <h3 id={block.id}>{block.text}</h3>;
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
    case 'pull-quote':
      return (
        <blockquote className={styles['pullQuote']}>
          <p>
            <InlineText text={block.text} />
          </p>
          {block.source === undefined ? null : (
            <footer>
              <InlineText text={block.source} />
            </footer>
          )}
        </blockquote>
      );
    case 'figure':
      return <FigureView figure={block} picture={pictures.get(block.picture)} />;
    case 'gallery':
      return block.pictures.map((id) => (
        <FigureView
          key={id}
          figure={{ kind: 'figure', picture: id, width: 'column' }}
          picture={pictures.get(id)}
        />
      ));
    case 'note':
      return <NoteView note={block} />;
    case 'definitions':
      return (
        <dl>
          {block.items.map((item) => (
            <div key={item.term}>
              <dt>{item.term}</dt>
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
          id={block.id}
          caption={block.caption}
          columns={block.columns}
          rows={block.rows}
          source={block.source}
        />
      );
    case 'slot':
      return slots[block.name] ?? null;
  }
}

function FigureView({ figure, picture }: { figure: Figure; picture: Picture | undefined }) {
  if (!picture) return null;
  const caption = figure.caption ?? picture.caption;
  return (
    <figure className={styles['figure']} data-width={figure.width}>
      <PictureView picture={picture} sizes="(min-width: 64rem) 42.5rem, 100vw" />
      <figcaption>
        {caption === '' ? null : <InlineText text={caption} />}
        {picture.label === '' ? null : <span> {picture.label}</span>}
      </figcaption>
    </figure>
  );
}

const noteWords = {
  information: 'Good to know',
  caution: 'Caution',
  check: 'Ask first',
} as const satisfies Record<Note['tone'], string>;

function NoteView({ note }: { note: Note }) {
  return (
    <aside className={styles['note']} data-tone={note.tone}>
      <p className={styles['noteTone']}>{noteWords[note.tone]}</p>
      <p className={styles['noteTitle']}>{note.title}</p>
      <p>
        <InlineText text={note.text} />
      </p>
    </aside>
  );
}
