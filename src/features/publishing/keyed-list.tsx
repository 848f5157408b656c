import { ArrowDown, ArrowUp, Trash } from 'lucide-react';
import { useRef, useState } from 'react';
import { randomUuid } from '#lib/uuid.ts';
import styles from './editor.module.css';

interface Keyed<Value> {
  key: string;
  value: Value;
}
const keyed = <Value,>(value: Value): Keyed<Value> => ({ key: randomUuid(), value });

/** A list whose items hold their own values: it renders only when one is added, removed or moved. */
export function useKeyedList<Value extends object>(
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
    /** Changes some properties of an item. */
    change(key: string, part: Partial<Value>) {
      latest.current = latest.current.map((item) =>
        item.key === key ? { key, value: { ...item.value, ...part } } : item,
      );
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

/** Buttons that move an item of a list, or delete it. */
export function ItemTools({
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

/** Offers to undo, below a list from which an item was deleted. */
export function UndoLine({
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
