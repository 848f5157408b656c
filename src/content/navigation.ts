/** The entries of the menu. Home stands before them and leads to the site map. */

/** Names of lucide icons, as lucide spells them. */
export type NavigationIcon =
  | 'book-open'
  | 'compass'
  | 'globe'
  | 'hard-drive-download'
  | 'hammer'
  | 'house'
  | 'images'
  | 'landmark'
  | 'leaf'
  | 'library'
  | 'mail'
  | 'newspaper'
  | 'pencil-ruler'
  | 'ruler'
  | 'sprout'
  | 'user-round';

export interface NavigationItem {
  href: `/${string}`;
  label: string;
  iconName: NavigationIcon;
  /** Lower stands higher. */
  priority: number;
}

export const homeItem = {
  href: '/site-map',
  label: 'Home',
  iconName: 'house',
  priority: 0,
} as const satisfies NavigationItem;

export const navigationItems = [
  { href: '/about', label: 'About', iconName: 'user-round', priority: 10 },
  { href: '/projects', label: 'Projects', iconName: 'hammer', priority: 20 },
  { href: '/community-projects', label: 'Community Projects', iconName: 'sprout', priority: 30 },
  {
    href: '/philosophy-process',
    label: 'Design Process & Philosophy',
    iconName: 'compass',
    priority: 40,
  },
  { href: '/resources', label: 'Resources & Techniques', iconName: 'book-open', priority: 50 },
  { href: '/library', label: 'Library', iconName: 'library', priority: 60 },
  { href: '/tools', label: 'Tools for your block', iconName: 'ruler', priority: 65 },
  { href: '/heritage-research', label: 'Heritage & Research', iconName: 'landmark', priority: 70 },
  { href: '/design-services', label: 'Design Services', iconName: 'pencil-ruler', priority: 80 },
  { href: '/blog', label: 'Blog', iconName: 'newspaper', priority: 90 },
  { href: '/photos', label: 'Pictures', iconName: 'images', priority: 100 },
  { href: '/sustainability', label: 'Sustainability', iconName: 'leaf', priority: 110 },
  { href: '/bioregionalism', label: 'Bio-regionalism', iconName: 'globe', priority: 120 },
  { href: '/contact', label: 'Contact', iconName: 'mail', priority: 130 },
  {
    href: '/offline',
    label: 'Offline & saved forms',
    iconName: 'hard-drive-download',
    priority: 140,
  },
] as const satisfies readonly NavigationItem[];
