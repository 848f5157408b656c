import { Plus } from 'lucide-react';
import type { ImageRef } from '#shared/content-types/image-ref.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { useFieldError } from './field-errors.ts';
import { ItemTools, UndoLine, useKeyedList } from './keyed-list.tsx';
import { PhotoPickers } from './photo-pickers.tsx';
import { PictureField } from './picture-field.tsx';
import { newImageRef } from './picture-messages.ts';
import { EntryText } from './text-fields.tsx';
import styles from './editor.module.css';

/** Photos one under the other. */
export function PicturesField({
  path,
  label,
  help,
  initial,
  saveFirst,
  onChange,
}: {
  path: string;
  label: string;
  help?: string | undefined;
  initial: readonly ImageRef[];
  saveFirst: () => Promise<unknown>;
  onChange: (pictures: readonly ImageRef[], isMoved: boolean) => void;
}) {
  const list = useKeyedList(initial, onChange);
  const { error } = useFieldError(path);
  return (
    <FieldGroup name={path} label={label} help={help} error={error} role="group">
      <div className={styles['blocks']}>
        {list.items.map(({ key, value }, index) => (
          <div key={key} className={styles['block']}>
            <PictureField
              path={`${path}.${index}`}
              label={`Photo ${index + 1}`}
              initial={value}
              saveFirst={saveFirst}
              onChange={(use) => list.change(key, use)}
            />
            <ItemTools
              name={`photo ${index + 1}`}
              isFirst={index === 0}
              isLast={index === list.items.length - 1}
              onMove={(by) => list.move(key, by)}
              onRemove={() => list.remove(key)}
            />
          </div>
        ))}
        <UndoLine isShown={list.hasRemoved} what="Photo" onUndo={list.restore} />
        <div className={styles['add']} role="group" aria-label={`Add to ${label.toLowerCase()}`}>
          <PhotoPickers
            isMultiple
            saveFirst={saveFirst}
            onAdded={(digests) => list.add(digests.map(newImageRef))}
          />
        </div>
      </div>
    </FieldGroup>
  );
}

/** Some photos that share one caption. */
export interface PictureGroup {
  pictures: readonly ImageRef[];
  caption: string;
}

/** A gallery in parts, each with its caption. */
export function PictureGroupsField({
  path,
  label,
  help,
  initial,
  saveFirst,
  onChange,
}: {
  path: string;
  label: string;
  help?: string | undefined;
  initial: readonly PictureGroup[];
  saveFirst: () => Promise<unknown>;
  onChange: (groups: readonly PictureGroup[], isMoved: boolean) => void;
}) {
  const list = useKeyedList(initial, onChange);
  const { error } = useFieldError(path);
  return (
    <FieldGroup name={path} label={label} help={help} error={error} role="group">
      <div className={styles['blocks']}>
        {list.items.map(({ key, value }, index) => (
          <div key={key} className={styles['block']}>
            <EntryText
              path={`${path}.${index}.caption`}
              label={`Caption of part ${index + 1}`}
              hasMarks
              initial={value.caption}
              onChange={(caption) => list.change(key, { caption })}
            />
            <PicturesField
              path={`${path}.${index}.pictures`}
              label={`Photos of part ${index + 1}`}
              initial={value.pictures}
              saveFirst={saveFirst}
              onChange={(pictures) => list.change(key, { pictures })}
            />
            <ItemTools
              name={`part ${index + 1}`}
              isFirst={index === 0}
              isLast={index === list.items.length - 1}
              onMove={(by) => list.move(key, by)}
              onRemove={() => list.remove(key)}
            />
          </div>
        ))}
        <UndoLine isShown={list.hasRemoved} what="Part" onUndo={list.restore} />
        <div className={styles['add']}>
          <Button tone="quiet" onClick={() => list.add([{ pictures: [], caption: '' }])}>
            <Plus size={18} strokeWidth={1.5} aria-hidden="true" /> Part with a caption
          </Button>
        </div>
      </div>
    </FieldGroup>
  );
}
