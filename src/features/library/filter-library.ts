import { libraryCategories } from '#shared/page-content.ts';
import type { LibraryCategory, LibraryWork } from '#shared/page-content.ts';

export interface LibraryFilter {
  category: 'all' | LibraryCategory;
  /** Words to find in title, author or a tag, whatever their case. */
  search: string;
}

/** The entries of a category whose title, author or one tag holds the searched words; an empty search finds all. */
export function filterLibrary(
  works: readonly LibraryWork[],
  { category, search }: LibraryFilter,
): LibraryWork[] {
  const wanted = search.trim().toLowerCase();
  return works.filter(
    (work) =>
      (category === 'all' || work.category === category) &&
      [work.title, work.author, ...work.tags].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** How many works each category has. */
export function countCategories(
  works: readonly LibraryWork[],
): Readonly<Record<'all' | LibraryCategory, number>> {
  const counts = Object.fromEntries(
    libraryCategories.map((category) => [
      category,
      works.filter((work) => work.category === category).length,
    ]),
  ) as Record<LibraryCategory, number>;
  return { all: works.length, ...counts };
}
