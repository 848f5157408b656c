import { paths } from '#shared/paths.ts';

/** A page, and how many of its pictures and PDFs are not on this device. */
export interface PageWithoutPictures {
  label: string;
  href: string;
  missing: number;
}

const pages = {
  about: { label: 'About', href: paths.about },
  blog: { label: 'Blog', href: paths.blog },
  climate: { label: 'Climate-responsive design', href: paths.climateResponsive },
  community: { label: 'Community projects', href: paths.communityProjects },
  heritage: { label: 'Heritage & Research', href: paths.heritageResearch },
  landscape: { label: 'Landscape & house integration', href: paths.landscapeIntegration },
  materials: { label: 'Natural building materials', href: paths.naturalBuildingMaterials },
  photos: { label: 'Pictures', href: paths.photos },
  projects: { label: 'Projects', href: paths.projects },
  'design-services': { label: 'Design services', href: paths.designServices },
  landing: { label: 'Welcome', href: paths.landing },
  philosophy: { label: 'Philosophy', href: paths.philosophy },
  resources: { label: 'Resources', href: paths.resources },
} as const;

/** Opening pictures and PDFs that stand in the folder of another page, by the end of their address. */
const elsewhere: readonly (readonly [RegExp, keyof typeof pages])[] = [
  [/\/documents\//, 'community'],
  [/\/heroes\/landing-/, 'landing'],
  [/\/heroes\/climate-responsive-/, 'climate'],
  [/\/heroes\/landscape-integration-/, 'landscape'],
  [/\/heroes\/natural-building-materials-/, 'materials'],
];

/** The pages that files belong to, most missing first; an address of no known page is left out. */
export function pagesWithoutPictures(addresses: readonly string[]): PageWithoutPictures[] {
  const counts = new Map<keyof typeof pages, number>();
  for (const address of addresses) {
    const page = pageOf(address);
    if (page !== undefined) counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  return [...counts]
    .map(([page, missing]) => ({ ...pages[page], missing }))
    .sort((a, b) => b.missing - a.missing || a.label.localeCompare(b.label));
}

function pageOf(address: string): keyof typeof pages | undefined {
  const other = elsewhere.find(([pattern]) => pattern.test(address));
  if (other) return other[1];
  const [, folder, name] = /\/([^/]+)\/([^/]+)-\d+\.\w+$/.exec(address) ?? [];
  const place = folder === 'heroes' ? name : folder;
  return isPage(place) ? place : undefined;
}

const isPage = (name: string | undefined): name is keyof typeof pages =>
  name !== undefined && Object.hasOwn(pages, name);
