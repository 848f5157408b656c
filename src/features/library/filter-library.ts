import type { LibraryCategory } from '#shared/content-types/library-work.ts';
import type { ShownEntry } from '#shared/page-content.ts';

export interface LibraryFilter {
  category: 'all' | LibraryCategory;
  /** Words to find in title, author or a tag, whatever their case. */
  search: string;
}

/** The entries of a category whose title, author or one tag holds the searched words; an empty search finds all. */
export function filterLibrary(
  works: readonly ShownEntry<'library-work'>[],
  { category, search }: LibraryFilter,
): ShownEntry<'library-work'>[] {
  const wanted = search.trim().toLowerCase();
  return works.filter(
    (work) =>
      (category === 'all' || work.category === category) &&
      [work.title, work.author, ...work.tags].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** How many works each of some categories has. */
export function countCategories<Category extends 'all' | LibraryCategory>(
  works: readonly ShownEntry<'library-work'>[],
  categories: readonly Category[],
): Readonly<Record<Category, number>> {
  return Object.fromEntries(
    categories.map((category) => [category, filterLibrary(works, { category, search: '' }).length]),
  ) as Record<Category, number>;
}
