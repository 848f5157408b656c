import { sources } from '../sources.ts';
import type { Source } from '../schema.ts';
import type { ToolSource } from './sources.ts';

/** A page of a regulator that is linked and told in our own words. */
function page(id: keyof typeof sources): ToolSource {
  const { title, publisher, url, checked, copyRead }: Source = sources[id];
  return {
    title,
    publisher,
    url,
    checked: checked ?? copyRead ?? noted,
    licence: 'linked, in our own words',
    reading: checked !== undefined ? 'publisher' : copyRead === undefined ? 'not-read' : 'copy',
  };
}

/** Month in which pages that nobody has opened were noted. */
const noted = '2026-11';

/** Sources of the permit path: those of the site, and a few of its own. */
export const permitSources = {
  vicplan: page('vicplan'),
  'before-you-dig': page('before-you-dig'),
  'building-permit': page('building-permit'),
  'dtp-bushfire': page('dtp-bushfire'),
  'bmo-dwellings': page('bmo-dwellings'),
  'bushfire-minimum-level': page('bushfire-minimum-level'),
  'hepburn-wastewater': page('hepburn-wastewater'),
  'hepburn-catchment': page('hepburn-catchment'),
  'hepburn-bmo': page('hepburn-bmo'),
  'mount-alexander-bushfire': page('mount-alexander-bushfire'),
  'onsite-wastewater': page('onsite-wastewater'),
  'energy-vic-seven-stars': page('energy-vic-seven-stars'),
  'ncc-2025': page('ncc-2025'),
  'ncc-2025-transition': page('ncc-2025-transition'),
  'ncc-2025-structure': page('ncc-2025-structure'),
  'ncc-2025-victorian-clauses': page('ncc-2025-victorian-clauses'),
  'nz-earth-standards': page('nz-earth-standards'),
  ausbale: page('ausbale'),
  'bpc-certificate-of-consent': page('bpc-certificate-of-consent'),
  'bpc-owner-builders': page('bpc-owner-builders'),
  'owner-builder-duties': page('owner-builder-duties'),
  'building-contract': page('building-contract'),
  'building-contract-reform': page('building-contract-reform'),
  'building-contract-start': page('building-contract-start'),
  'home-warranty': page('home-warranty'),
  'mandatory-inspections': page('mandatory-inspections'),
  'plumbing-drainage': page('plumbing-drainage'),
  'plumbing-regulations': page('plumbing-regulations'),
  'owner-builder-limits': page('owner-builder-limits'),
  'owner-built-sale-act': page('owner-built-sale-act'),
  'alteration-rule': page('alteration-rule'),
  'demolition-consent': page('demolition-consent'),
  'discharge-point': page('discharge-point'),
  'report-and-consent': page('report-and-consent'),
  'vehicle-crossing': page('vehicle-crossing'),
  'heritage-overlay': page('heritage-overlay'),
  'asbestos-home': page('asbestos-home'),
  'plumbing-certificates': page('plumbing-certificates'),
  'living-on-site': page('living-on-site'),
  'camping-local-law': page('camping-local-law'),
  'owner-built-sale': page('owner-built-sale'),
  'planning-act-reform': page('planning-act-reform'),
  'end-of-project': {
    title: 'At the end of your building project',
    publisher: 'Building and Plumbing Commission',
    url: 'https://www.bpc.vic.gov.au/home-owners/home-renovation-and-building-essentials/at-the-end-of-your-building-project',
    licence: 'linked, in our own words',
    reading: 'copy',
    checked: '2026-11',
  },
  'planning-permits': {
    title: 'Understanding planning permits',
    publisher: 'Mount Alexander Shire Council',
    url: 'https://www.mountalexander.vic.gov.au/Page/Page.aspx?Page_Id=949',
    licence: 'linked, in our own words',
    reading: 'copy',
    checked: '2026-11',
  },
  'planning-clock': {
    title: 'Calculating council’s 60-day statutory timeframe',
    publisher: 'Clause1 Planning',
    url: 'https://clause1.com.au/calculating-councils-60-day-statutory-timeframe',
    licence: 'single figures only',
    reading: 'copy',
    checked: '2026-11',
  },
  'electrical-certificate': {
    title: 'Certificate of Electrical Safety',
    publisher: 'Energy Safe Victoria',
    url: 'https://www.esv.vic.gov.au/about-us/media-centre/energy-safe-campaigns/certificate-electrical-safety-keeping-you-energy-safe',
    licence: 'linked, in our own words',
    reading: 'copy',
    checked: '2026-11',
  },
  'practice-programme': {
    title: 'Working times for permits and documents',
    publisher: 'Natural Building Design',
    url: '/blog/the-owner-builder-year',
    licence: 'our own',
    reading: 'publisher',
    checked: '2026-11',
  },
} as const satisfies Record<string, ToolSource>;

export type PermitSourceId = keyof typeof permitSources;
