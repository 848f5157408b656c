/** The keys of a closed table such as labels by name, in its order; TypeScript itself only promises strings. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[];
}
