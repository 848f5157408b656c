import type { SiteMapBody, SiteMapCardId } from '#shared/content-types/site-map.ts';
import type { PictureId } from './schema.ts';

export interface SiteMapCard {
  id: SiteMapCardId;
  href: `/${string}`;
  picture: PictureId;
}

/** What the cards say, and the page's sentence for search engines. */
export const siteMapBody: SiteMapBody = {
  about: {
    title: 'About',
    line: 'What we do, and how we work.',
  },
  projects: {
    title: 'Built Projects',
    line: 'So far, ten design studies.',
  },
  process: {
    title: 'Design Process & Philosophy',
    line: 'How we read a block, and seven regional patterns.',
  },
  resources: {
    title: 'Resources & Techniques',
    line: 'Climate, landscape, materials, books and six tools.',
  },
  heritage: {
    title: 'Heritage & Research',
    line: 'A Macedonian village, its houses and its year.',
  },
  services: {
    title: 'Design Services',
    line: 'Fixed-price advice reports, and full design.',
  },
  sustainability: {
    title: 'Sustainability',
    line: 'Energy, carbon and water over the life of a house.',
  },
  bioregionalism: {
    title: 'Bio-regionalism',
    line: 'Building with what your own catchment provides.',
  },
  description:
    'The eight parts of Natural Building Design: projects, process, resources, heritage and research, services and more.',
};

/** The eight cards, in the order of the page. */
export const siteMapCards = [
  { id: 'about', href: '/about', picture: 'heroes/about' },
  { id: 'projects', href: '/projects', picture: 'heroes/projects' },
  { id: 'process', href: '/philosophy-process', picture: 'heroes/philosophy' },
  { id: 'resources', href: '/resources', picture: 'heroes/resources' },
  { id: 'heritage', href: '/heritage-research', picture: 'heroes/heritage' },
  { id: 'services', href: '/design-services', picture: 'heroes/design-services' },
  { id: 'sustainability', href: '/sustainability', picture: 'heroes/climate-responsive' },
  { id: 'bioregionalism', href: '/bioregionalism', picture: 'heroes/landscape-integration' },
] as const satisfies readonly SiteMapCard[];

/** Below the cards: what people come back for, and the pages that no card leads to. */
export const siteMapShortcuts = [
  { label: 'Contact', href: '/contact' },
  { label: 'Which permits, in what order', href: '/tools/permit-path' },
  { label: 'Tools for your block', href: '/tools' },
  { label: 'Library', href: '/library' },
  { label: 'Glossary', href: '/glossary' },
  { label: 'Blog', href: '/blog' },
  { label: 'Community Projects', href: '/community-projects' },
  { label: 'Models & illustrations', href: '/photos' },
  { label: 'Terms & refunds', href: '/terms' },
  { label: 'Privacy', href: '/privacy' },
  { label: 'Offline & saved forms', href: '/offline' },
] as const;

/** The door back to the landing screen. */
export const siteMapExit = { label: 'Back to welcome page', href: '/' } as const;
