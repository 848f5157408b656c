/** The keys of a closed table such as labels by name, in its order, typed; TypeScript itself only gives strings. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[];
}
