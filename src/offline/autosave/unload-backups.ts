/** What was typed just before the page was closed, by id. */
export interface UnloadBackups<Value> {
  /** Returns whether that worked. If not, the running save is the only chance. */
  save: (id: string, value: Value) => boolean;
  /** Call it once the value itself is saved, sent or discarded. */
  remove: (id: string) => void;
  /** The visitor deletes everything. */
  removeAll: () => void;
  /** The backups that closed pages left; one of another version, or damaged, is left alone. */
  all: () => [id: string, Value][];
}

/**
 * Backups of one kind. IndexedDB may answer too late when a page is closed; localStorage is synchronous. A backup is
 * removed once its value is saved, nearly always a moment later.
 * @param is whether what was read is one: only this app writes them, but maybe another version of it
 */
export function unloadBackups<Value>(
  kind: string,
  is: (value: unknown) => value is Value,
): UnloadBackups<Value> {
  const keyPrefix = `${kind}-unload-backup:`;
  const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(keyPrefix));
  return {
    save(id, value) {
      return orIfRefused(false, () => {
        localStorage.setItem(keyPrefix + id, JSON.stringify(value));
        return true;
      });
    },
    remove(id) {
      orIfRefused(undefined, () => localStorage.removeItem(keyPrefix + id));
    },
    removeAll() {
      orIfRefused(undefined, () => {
        for (const key of keys()) localStorage.removeItem(key);
      });
    },
    all() {
      return orIfRefused([], () =>
        keys().flatMap((key) => {
          const value = parsed(localStorage.getItem(key));
          return is(value) ? [[key.slice(keyPrefix.length), value] as [string, Value]] : [];
        }),
      );
    },
  };
}

/** Storage is refused or full: nothing that was saved before is affected. */
function orIfRefused<Value>(instead: Value, attempt: () => Value): Value {
  try {
    return attempt();
  } catch {
    return instead;
  }
}

/** One entry that cannot be read must not hide the others. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
