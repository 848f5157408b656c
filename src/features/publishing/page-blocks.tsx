import type { ContentBlock } from '#shared/content-types/blocks.ts';
import { useFieldError } from './field-errors.ts';
import { FoldedField } from './folded-field.tsx';
import { ItemList } from './item-list.tsx';
import { useKeyedList } from './keyed-list.tsx';
import { EntryLine, EntryText } from './text-fields.tsx';
import styles from './editor.module.css';

type Definition = Extract<ContentBlock, { kind: 'definitions' }>['items'][number];

/** A list of terms, each with its meaning. */
export function DefinitionFields({
  path,
  label,
  initial,
  onChange,
}: {
  path: string;
  label: string;
  initial: Extract<ContentBlock, { kind: 'definitions' }>;
  onChange: (items: readonly Definition[]) => void;
}) {
  const { clear } = useFieldError(`${path}.items`);
  const list = useKeyedList<Definition>(initial.items, (items, isMoved) => {
    // The errors are stored by path, and the paths have changed.
    if (isMoved) clear();
    onChange(items);
  });
  return (
    <FoldedField path={path} label={`${label} (${list.items.length})`}>
      <ItemList
        path={`${path}.items`}
        label={label}
        item="word"
        list={list}
        onAdd={() => list.add([{ term: '', text: '' }])}
        renderItem={({ term, text }, { key, itemPath, number }) => (
          <>
            <EntryLine
              path={`${itemPath}.term`}
              label={`Word ${number}`}
              initial={term}
              onChange={(word) => list.change(key, { term: word })}
            />
            <EntryText
              path={`${itemPath}.text`}
              label={term === '' ? `What word ${number} means` : `What “${term}” means`}
              hasMarks
              initial={text}
              onChange={(changed) => list.change(key, { text: changed })}
            />
          </>
        )}
      />
    </FoldedField>
  );
}

const partNames: Readonly<Record<string, string>> = {
  hosting: 'The sentence about the server, from the practice details,',
  periods: 'The table of storage times',
  seller: 'The table of who sells, from the practice details,',
  refunds: 'The refund rule, from the practice details,',
  'sunshine-table': 'The table of sunshine hours',
  'temperature-table': 'The table of temperatures',
  'temperature-chart': 'The chart of temperatures',
  'video:music-in-the-commons': 'The video “Music in the commons”',
  'video:sheep-on-the-promenade': 'The video “Sheep on the promenade”',
};

/** A part that comes with the page: it can be moved but not edited. */
export function FixedPart({ label, name }: { label: string; name: string }) {
  return (
    <p className={styles['fixed']}>
      <strong>{partNames[name] ?? label}</strong> appears here. You can move it up or down.
    </p>
  );
}
