import type { LibraryCategory, LibraryResource } from '#content/library.ts';

export interface LibraryFilter {
  category: 'all' | LibraryCategory;
  /** Words to find in title, author or a tag, whatever their case. */
  search: string;
}

/** The entries of a category whose title, author or one tag holds the searched words; an empty search finds all. */
export function filterLibrary(
  resources: readonly LibraryResource[],
  { category, search }: LibraryFilter,
): LibraryResource[] {
  const wanted = search.trim().toLowerCase();
  return resources.filter(
    (resource) =>
      (category === 'all' || resource.category === category) &&
      [resource.title, resource.author, ...resource.tags].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  );
}
