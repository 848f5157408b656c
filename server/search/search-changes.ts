import { isDeepStrictEqual } from 'node:util';
import type { SearchChanges } from '#shared/api/search-changes.ts';
import { changeableDocuments } from './changeable-documents.ts';
import type { Published } from '../content/published.ts';

/** The differences between the published search documents and the index of the release. */
export function searchChanges(released: Published, published: Published): SearchChanges {
  const before = changeableDocuments({
    ...released,
    findPage: (name) => released.pages[name],
  });
  const now = changeableDocuments({
    ...published,
    findPage: (name) => published.pages[name],
  });
  const isSame = (path: string) => isDeepStrictEqual(before.get(path), now.get(path));
  const replaced = [...before.keys()].filter((path) => !isSame(path));
  // Replacing a page also replaces the documents at its anchors, such as the works of the library.
  const gone = new Set(replaced);
  const isThere = (path: string) => isSame(path) && !gone.has(path.replace(/#.*/, ''));
  return {
    replaced,
    documents: [...now].flatMap(([path, documents]) => (isThere(path) ? [] : documents)),
  };
}
