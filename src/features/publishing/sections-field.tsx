import type { ToolSection } from '#shared/content-types/tool.ts';
import { EntryLines } from './blocks.tsx';
import { ItemList } from './item-list.tsx';
import { useKeyedList } from './keyed-list.tsx';
import { EntryLine, EntryText } from './text-fields.tsx';

/** Parts of a page, each with a heading, a text and a list. */
export function SectionsField({
  path,
  label,
  help,
  initial,
  onChange,
}: {
  path: string;
  label: string;
  help?: string | undefined;
  initial: readonly ToolSection[];
  onChange: (sections: readonly ToolSection[], isMoved: boolean) => void;
}) {
  const list = useKeyedList(initial, onChange);
  return (
    <ItemList
      path={path}
      label={label}
      help={help}
      item="section"
      list={list}
      onAdd={() => list.add([{ title: '', text: '', items: [] }])}
      renderItem={(section, { key, itemPath, number }) => (
        <>
          <EntryLine
            path={`${itemPath}.title`}
            label={`Heading of section ${number}`}
            initial={section.title}
            onChange={(title) => list.change(key, { title })}
          />
          <EntryText
            path={`${itemPath}.text`}
            label={`Section ${number}`}
            help="Leave a blank line between two paragraphs."
            hasMarks
            isOptional
            initial={section.text}
            onChange={(text) => list.change(key, { text })}
          />
          <EntryLines
            path={`${itemPath}.items`}
            label={`List of section ${number}`}
            help="One per line."
            hasMarks
            isOptional
            initial={section.items}
            onChange={(items) => list.change(key, { items })}
          />
        </>
      )}
    />
  );
}
