import { ArrowDown, ArrowUp, Plus, Trash } from 'lucide-react';
import { useRef, useState } from 'react';
import { randomUuid } from '#lib/uuid.ts';
import type { PictureUse } from '#shared/content-kinds/picture-use.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { useFieldError } from './field-errors.ts';
import { PhotoPickers } from './photo-pickers.tsx';
import { PictureField } from './picture-field.tsx';
import { newPictureUse } from './picture-words.ts';
import { HeldText } from './text-fields.tsx';
import styles from './editor.module.css';

interface Keyed<Value> {
  key: string;
  value: Value;
}
const keyed = <Value,>(value: Value): Keyed<Value> => ({ key: randomUuid(), value });

/** A list whose items keep their own words: it renders when one comes, goes or moves. */
function useKeyedList<Value>(
  initial: readonly Value[],
  onChange: (values: readonly Value[], isMoved: boolean) => void,
) {
  const [items, setItems] = useState(() => initial.map(keyed));
  const latest = useRef(items);
  const [removed, setRemoved] = useState<{ item: Keyed<Value>; at: number } | null>(null);

  function put(next: Keyed<Value>[]) {
    latest.current = next;
    setItems(next);
    onChange(
      next.map(({ value }) => value),
      true,
    );
  }
  return {
    items,
    hasRemoved: removed !== null,
    set(key: string, value: Value) {
      latest.current = latest.current.map((item) => (item.key === key ? { key, value } : item));
      onChange(
        latest.current.map((item) => item.value),
        false,
      );
    },
    add(values: readonly Value[]) {
      setRemoved(null);
      put([...latest.current, ...values.map(keyed)]);
    },
    move(key: string, by: -1 | 1) {
      const at = latest.current.findIndex((item) => item.key === key);
      const item = latest.current[at];
      if (item === undefined || at + by < 0 || at + by >= latest.current.length) return;
      const others = latest.current.filter((one) => one !== item);
      put([...others.slice(0, at + by), item, ...others.slice(at + by)]);
    },
    remove(key: string) {
      const at = latest.current.findIndex((item) => item.key === key);
      const item = latest.current[at];
      if (item === undefined) return;
      setRemoved({ item, at });
      put(latest.current.filter((one) => one !== item));
    },
    restore() {
      if (removed === null) return;
      const { item, at } = removed;
      setRemoved(null);
      put([...latest.current.slice(0, at), item, ...latest.current.slice(at)]);
    },
  };
}

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
  initial: readonly PictureUse[];
  saveFirst: () => Promise<unknown>;
  onChange: (pictures: readonly PictureUse[], isMoved: boolean) => void;
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
              onChange={(use) => list.set(key, use)}
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
            onAdded={(digests) => list.add(digests.map(newPictureUse))}
          />
        </div>
      </div>
    </FieldGroup>
  );
}

/** Some photos that share one caption. */
export interface PictureGroup {
  pictures: readonly PictureUse[];
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
  const latest = useRef(new Map<string, PictureGroup>());
  const list = useKeyedList(initial, onChange);
  const { error } = useFieldError(path);
  function set(key: string, before: PictureGroup, part: Partial<PictureGroup>) {
    const next = { ...(latest.current.get(key) ?? before), ...part };
    latest.current.set(key, next);
    list.set(key, next);
  }
  return (
    <FieldGroup name={path} label={label} help={help} error={error} role="group">
      <div className={styles['blocks']}>
        {list.items.map(({ key, value }, index) => (
          <div key={key} className={styles['block']}>
            <HeldText
              path={`${path}.${index}.caption`}
              label={`Caption of part ${index + 1}`}
              hasMarks
              initial={value.caption}
              onChange={(caption) => set(key, value, { caption })}
            />
            <PicturesField
              path={`${path}.${index}.pictures`}
              label={`Photos of part ${index + 1}`}
              initial={value.pictures}
              saveFirst={saveFirst}
              onChange={(pictures) => set(key, value, { pictures })}
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

function ItemTools({
  name,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}) {
  return (
    <div className={styles['tools']} role="group" aria-label={`Change ${name}`}>
      {isFirst ? null : (
        <button type="button" className={styles['tool']} onClick={() => onMove(-1)}>
          <ArrowUp size={20} strokeWidth={1.5} aria-hidden="true" />
          <span>Up</span>
        </button>
      )}
      {isLast ? null : (
        <button type="button" className={styles['tool']} onClick={() => onMove(1)}>
          <ArrowDown size={20} strokeWidth={1.5} aria-hidden="true" />
          <span>Down</span>
        </button>
      )}
      <button type="button" className={styles['tool']} onClick={onRemove}>
        <Trash size={20} strokeWidth={1.5} aria-hidden="true" />
        <span>Delete</span>
      </button>
    </div>
  );
}

function UndoLine({
  isShown,
  what,
  onUndo,
}: {
  isShown: boolean;
  what: string;
  onUndo: () => void;
}) {
  return (
    <p role="status" className={isShown ? styles['removed'] : undefined}>
      {isShown ? (
        <>
          {what} deleted.{' '}
          <button type="button" className={styles['tool']} onClick={onUndo}>
            Undo
          </button>
        </>
      ) : null}
    </p>
  );
}
