import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { useFieldError } from './field-errors.ts';
import { ItemTools, UndoLine } from './keyed-list.tsx';
import type { useKeyedList } from './keyed-list.tsx';
import styles from './editor.module.css';

/** A list whose items can be added, removed and moved. */
export function ItemList<Value extends object>({
  path,
  label,
  help,
  item,
  list,
  onAdd,
  renderItem,
}: {
  path: string;
  label: string;
  help?: string | undefined;
  /** What one of them is called: `step`. */
  item: string;
  list: ReturnType<typeof useKeyedList<Value>>;
  onAdd: () => void;
  renderItem: (value: Value, where: { key: string; itemPath: string; number: number }) => ReactNode;
}) {
  const { error, clear } = useFieldError(path);
  const name = item.charAt(0).toUpperCase() + item.slice(1);
  function changed(change: () => void) {
    change();
    if (error !== undefined) clear();
  }
  return (
    <FieldGroup name={path} label={label} help={help} error={error} role="group">
      <div className={styles['group']}>
        {list.items.map(({ key, value }, index) => (
          <div key={key} className={styles['block']}>
            {renderItem(value, { key, itemPath: `${path}.${index}`, number: index + 1 })}
            <ItemTools
              name={`${item} ${index + 1}`}
              isFirst={index === 0}
              isLast={index === list.items.length - 1}
              onMove={(by) => changed(() => list.move(key, by))}
              onRemove={() => changed(() => list.remove(key))}
            />
          </div>
        ))}
        <UndoLine isShown={list.hasRemoved} what={name} onUndo={() => changed(list.restore)} />
        <div className={styles['add']} role="group" aria-label={`Add to ${label.toLowerCase()}`}>
          <Button tone="quiet" onClick={() => changed(onAdd)}>
            <Plus size={18} strokeWidth={1.5} aria-hidden="true" /> {name}
          </Button>
        </div>
      </div>
    </FieldGroup>
  );
}
