/** Notes that are typed and not kept yet, by the id of their letter; gone with the page and on signing out. */
export type TypedNotes = Map<string, string>;
