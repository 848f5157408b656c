/** The long texts in the order in which we would hand them to a reader. */
export interface ReadingStop {
  href: `/${string}`;
  title: string;
}

export const readingOrder = [
  { href: '/about', title: 'About' },
  { href: '/philosophy', title: 'Philosophy' },
  { href: '/philosophy-process', title: 'Design process and philosophy' },
  { href: '/climate-responsive', title: 'Climate-responsive design' },
  { href: '/landscape-integration', title: 'Landscape and house' },
  { href: '/natural-building-materials', title: 'Natural building materials' },
  { href: '/library', title: 'Library' },
  { href: '/heritage-research', title: 'Heritage & Research' },
] as const satisfies readonly ReadingStop[];

export interface Neighbours {
  previous: ReadingStop | undefined;
  next: ReadingStop | undefined;
}

/** What stands before and after a page; nothing for a page outside the order. */
export function neighboursOf(href: string): Neighbours {
  const index = readingOrder.findIndex((stop) => stop.href === href);
  if (index === -1) return { previous: undefined, next: undefined };
  return { previous: readingOrder[index - 1], next: readingOrder[index + 1] };
}
