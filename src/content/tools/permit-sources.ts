import { sources } from '../sources.ts';
import type { Source } from '../schema.ts';
import type { ToolSource } from './sources.ts';

/** A page of a regulator that is linked and told in our own words. */
function page(id: keyof typeof sources, edition = 'page as published'): ToolSource {
  const { title, publisher, url, checked, copyRead }: Source = sources[id];
  return {
    title,
    publisher,
    url,
    checked: checked ?? copyRead ?? noted,
    edition,
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
  'hepburn-wastewater': page('hepburn-wastewater', '42 days to assess; permit, then certificate'),
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
  'bpc-certificate-of-consent': page(
    'bpc-certificate-of-consent',
    'more than $20,000; valid 12 months',
  ),
  'bpc-owner-builders': page('bpc-owner-builders'),
  'owner-builder-duties': page('owner-builder-duties'),
  'building-contract': page('building-contract', 'written contract above $10,000'),
  'building-contract-reform': page('building-contract-reform'),
  'building-contract-start': page('building-contract-start'),
  'home-warranty': page('home-warranty', 'domestic work of more than $20,000, from 1 July 2026'),
  'mandatory-inspections': page('mandatory-inspections', 'practice note MI 01'),
  'plumbing-drainage': page('plumbing-drainage'),
  'plumbing-regulations': page('plumbing-regulations'),
  'owner-builder-limits': page('owner-builder-limits'),
  'owner-built-sale-act': page('owner-built-sale-act'),
  'alteration-rule': page('alteration-rule', 'more than half the volume; 25% or 1,000 m²'),
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
    edition: 'occupancy permit, certificate of final inspection, changed cost',
    url: 'https://www.bpc.vic.gov.au/home-owners/home-renovation-and-building-essentials/at-the-end-of-your-building-project',
    licence: 'linked, in our own words',
    reading: 'copy',
    checked: '2026-11',
  },
  'planning-permits': {
    title: 'Understanding planning permits',
    publisher: 'Mount Alexander Shire Council',
    edition: 'page as stored',
    url: 'https://www.mountalexander.vic.gov.au/Page/Page.aspx?Page_Id=949',
    licence: 'linked, in our own words',
    reading: 'copy',
    checked: '2026-11',
  },
  'planning-clock': {
    title: 'Calculating council’s 60-day statutory timeframe',
    publisher: 'Clause1 Planning',
    edition: 'page as stored; a planner’s reading of the Planning and Environment Act 1987',
    url: 'https://clause1.com.au/calculating-councils-60-day-statutory-timeframe',
    licence: 'single figures only',
    reading: 'copy',
    checked: '2026-11',
  },
  'electrical-certificate': {
    title: 'Certificate of Electrical Safety',
    publisher: 'Energy Safe Victoria',
    edition: 'page as stored',
    url: 'https://www.esv.vic.gov.au/about-us/media-centre/energy-safe-campaigns/certificate-electrical-safety-keeping-you-energy-safe',
    licence: 'linked, in our own words',
    reading: 'copy',
    checked: '2026-11',
  },
  'practice-programme': {
    title: 'Working times for permits and documents',
    publisher: 'Natural Building Design',
    edition: 'our own; replace them with yours. No office has agreed to them',
    url: '/blog/the-owner-builder-year',
    licence: 'our own',
    reading: 'publisher',
    checked: '2026-11',
  },
} as const satisfies Record<string, ToolSource>;

export type PermitSourceId = keyof typeof permitSources;
