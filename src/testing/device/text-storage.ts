/** The subset of localStorage that is used here. */
export function textStorage(): Storage {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => {
      texts.delete(key);
      Reflect.deleteProperty(storage, key);
    },
    setItem: (key: string, text: string) => {
      texts.set(key, text);
      Object.defineProperty(storage, key, { value: text, enumerable: true, configurable: true });
    },
    key: () => null,
    clear: () => texts.clear(),
    length: 0,
  };
  return storage;
}
