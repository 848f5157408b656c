import { useRef } from 'react';
import type { ContentBlock } from '#shared/content-kinds/blocks.ts';
import { HeldLine, HeldText } from './text-fields.tsx';
import styles from './editor.module.css';

type Definition = Extract<ContentBlock, { kind: 'definitions' }>['items'][number];

/** Words of a list with what they mean. Which words there are stays as it is; a word and its meaning can change. */
export function DefinitionFields({
  path,
  initial,
  onChange,
}: {
  path: string;
  initial: Extract<ContentBlock, { kind: 'definitions' }>;
  onChange: (items: Definition[]) => void;
}) {
  const latest = useRef(initial.items);
  function type(at: number, change: Partial<Definition>) {
    latest.current = latest.current.map((item, place) =>
      place === at ? { ...item, ...change } : item,
    );
    onChange(latest.current);
  }
  return initial.items.map((item, at) => (
    <div key={`${at} ${item.term}`}>
      <HeldLine
        path={`${path}.items.${at}.term`}
        label={`Word ${at + 1}`}
        initial={item.term}
        onChange={(term) => type(at, { term })}
      />
      <HeldText
        path={`${path}.items.${at}.text`}
        label={`What “${item.term}” means`}
        hasMarks
        initial={item.text}
        onChange={(text) => type(at, { text })}
      />
    </div>
  ));
}

const partWords: Readonly<Record<string, string>> = {
  'sunshine-table': 'The table of sunshine hours',
  'temperature-table': 'The table of temperatures',
  'temperature-chart': 'The chart of temperatures',
  'video:music-in-the-commons': 'The video “Music in the commons”',
  'video:sheep-on-the-promenade': 'The video “Sheep on the promenade”',
};

/** A part that comes with the page: it can be moved, and is not written here. */
export function FixedPart({ label, name }: { label: string; name: string }) {
  return (
    <p className={styles['fixed']}>
      <strong>{partWords[name] ?? label}</strong> appears here. You can move it up or down.
    </p>
  );
}
