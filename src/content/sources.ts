/**
 * Every rule and figure the site takes from somewhere else, in one place.
 * `checked` is earned by opening the publisher's own page, `copyRead` by reading a stored public copy of it;
 * whoever has only read about a page elsewhere leaves both out, and the page says that it is still to be checked.
 * Copy links to an entry with `[label](source:id)`.
 */
import type { Source } from './schema.ts';
import { practicalSources } from './sources-practical.ts';
import { safetySources } from './sources-safety.ts';
import { sellerSources } from './sources-seller.ts';
import { seedSources } from './sources-seed.ts';

/** Named once: every device stores this file. */
const bpc = 'Building and Plumbing Commission';
const dtp = 'Department of Transport and Planning, Victoria';

const designSources = {
  'ncc-2025': {
    title: 'Key changes in NCC 2025 Volume Two',
    publisher: bpc,
    url: 'https://www.bpc.vic.gov.au/practitioner-education-series/jay-geega-video-transcript-key-changes-in-ncc-2025-volume-2',
    copyRead: '2026-11',
  },
  'ncc-2025-transition': {
    title: 'NCC 2025 Victorian variations, Volume Two',
    publisher: bpc,
    url: 'https://www.bpc.vic.gov.au/practitioner-education-series/ncc-2025-victoria-amendments/ncc-2025-victorian-variations-volume-2-video-transcript',
    copyRead: '2026-11',
  },
  'seven-stars': {
    title: 'Seeing 7-stars: new home energy efficiency standards explained',
    publisher: 'Sustainability Victoria',
    url: 'https://sustainability.vic.gov.au/energy-efficiency-and-reducing-emissions/building-or-renovating/7-star-homes-program/seeing-7-stars-new-home-energy-efficiency-standards-explained',
    copyRead: '2026-11',
  },
  'bushfire-prone-areas': {
    title: 'Building in bushfire prone areas',
    publisher: dtp,
    url: 'https://www.planning.vic.gov.au/guides-and-resources/guides/all-guides/building-in-bushfire-prone-areas',
    copyRead: '2026-11',
  },
  'hepburn-bmo': {
    title: 'Other planning information: Bushfire Management Overlay',
    publisher: 'Hepburn Shire Council',
    url: 'https://www.hepburn.vic.gov.au/Planning-building/Planning/Other',
    copyRead: '2026-11',
  },
  'bmo-dwellings': {
    title: 'Building in the Bushfire Management Overlay',
    publisher: dtp,
    url: 'https://www.planning.vic.gov.au/guides-and-resources/guides/all-guides/building-in-the-bushfire-management-overlay/other-development-and-single-dwellings',
    copyRead: '2026-11',
  },
  'cfa-landscaping': {
    title: 'Landscaping for Bushfire: garden design and plant selection',
    publisher: 'Country Fire Authority',
    url: 'https://www.cfa.vic.gov.au/plan-prepare/how-to-prepare-your-property/landscaping',
    copyRead: '2026-11',
  },
  'cfa-water-supply': {
    title: 'Wye River brigade’s water tank initiative',
    publisher: 'Country Fire Authority',
    url: 'https://news.cfa.vic.gov.au/news/wye-river-brigade-s-water-tank-initiative',
    copyRead: '2026-11',
  },
  vicplan: {
    title: 'VicPlan',
    publisher: dtp,
    url: 'https://www.planning.vic.gov.au/planning-schemes/using-vicplan',
    copyRead: '2026-11',
  },
  'your-home-orientation': {
    title: 'Orientation',
    publisher: 'Your Home, Australian Government',
    url: 'https://www.yourhome.gov.au/passive-design/orientation',
    copyRead: '2026-11',
  },
  'bess-shading': {
    title: 'BESS tool notes: external shading of single dwellings',
    publisher: 'Council Alliance for a Sustainable Built Environment, Victoria',
    url: 'https://docs.bess.net.au/tool-notes/bess7/ieq/ieq-3-2-thermal-comfort--external-shading.html',
    copyRead: '2026-11',
  },
  'your-home-thermal-mass': {
    title: 'Thermal mass',
    publisher: 'Your Home, Australian Government',
    url: 'https://www.yourhome.gov.au/passive-design/thermal-mass',
    copyRead: '2026-11',
  },
  'magnetic-declination': {
    title: 'Australian Geomagnetic Reference Field values',
    publisher: 'Geoscience Australia',
    url: 'https://www.ga.gov.au/oracle/geomag/agrfform.jsp',
    copyRead: '2026-11',
  },
  'residential-development': {
    title: 'Residential development: the codes and where they apply',
    publisher: dtp,
    url: 'https://www.planning.vic.gov.au/guides-and-resources/guides/all-guides/residential-development',
    copyRead: '2026-11',
  },
  'single-home-code': {
    title: 'Single Home Code (clause 54): one dwelling on a lot',
    publisher: dtp,
    url: 'https://planning.vic.gov.au/guides-and-resources/guides/all-guides/residential-development/one-dwelling-on-a-lot',
    copyRead: '2026-11',
  },
  'townhouse-code': {
    title: 'Townhouse and Low-Rise Code (clause 55): where it applies and how it is assessed',
    publisher: dtp,
    url: 'https://planning.vic.gov.au/guides-and-resources/guides/all-guides/residential-development/townhouse-and-low-rise-code',
    copyRead: '2026-11',
  },
  'small-second-dwellings': {
    title: 'Your questions on small second dwellings answered (2024)',
    publisher: bpc,
    url: 'https://www.vba.vic.gov.au/news/news/2024/your-questions-on-small-second-dwellings-answered',
    copyRead: '2026-11',
  },
  'small-second-dwelling-terms': {
    title: 'Victoria Planning Provisions, clause 73.03: land use terms',
    publisher: dtp,
    url: 'https://planning-schemes.app.planning.vic.gov.au/Victoria%20Planning%20Provisions/ordinance/73.03',
  },
  'daylesford-rain': {
    title: 'Daylesford: long-term averages of station 088020',
    publisher: 'Farmonline Weather, from Bureau of Meteorology records',
    url: 'https://www.farmonlineweather.com.au/climate/station.jsp?lt=site&lc=88020',
    copyRead: '2026-11',
  },
  'plan-for-victoria-targets': {
    title: 'Plan for Victoria: housing targets',
    publisher: dtp,
    url: 'https://planning.vic.gov.au/planforvictoria/housing-for-all-victorians/housing-targets',
    copyRead: '2026-11',
  },
  'planning-act-reform': {
    title: 'Updating the Planning and Environment Act',
    publisher: dtp,
    url: 'https://www.planning.vic.gov.au/guides-and-resources/legislation-regulation-and-fees/updating-the-planning-and-environment-act',
    copyRead: '2026-11',
  },
  'planning-act-reform-timing': {
    title: 'Understanding the biggest shake-up in decades of Victoria’s planning system',
    publisher: 'Allens',
    url: 'https://www.allens.com.au/insights-news/insights/2026/02/understanding-the-biggest-shake-up-in-decades-of-victorias-planning-system',
    copyRead: '2026-11',
    isListed: false,
  },
  'planning-panels': {
    title: 'What is a planning panel?',
    publisher: 'Planning Panels Victoria',
    url: 'https://www.planningpanels.vic.gov.au/guides-and-resources/what-is-a-planning-panel',
    copyRead: '2026-11',
  },
  'planning-act-section-23': {
    title: 'Planning and Environment Act 1987, section 23: decisions about submissions',
    publisher: 'AustLII',
    url: 'https://www.austlii.edu.au/au/legis/vic/consol_act/paea1987254/s23.html',
    copyRead: '2026-11',
  },
  'hepburn-structure-plans': {
    title: 'Future Hepburn: township structure plans and rural strategy',
    publisher: 'Hepburn Shire Council',
    url: 'https://participate.hepburn.vic.gov.au/future-hepburn',
    copyRead: '2026-11',
  },
  'affordable-housing': {
    title: 'Affordable housing in planning',
    publisher: dtp,
    url: 'https://www.planning.vic.gov.au/policy-and-strategy/affordable-housing',
    copyRead: '2026-11',
  },
  'home-in-hepburn': {
    title: 'A Home in Hepburn Shire: affordable housing strategy and action plan',
    publisher: 'Hepburn Shire Council',
    url: 'https://participate.hepburn.vic.gov.au/affordable-housing',
    copyRead: '2026-11',
  },
  'hepburn-empty-homes': {
    title: 'Council seeks ideas on affordable housing (8 November 2022)',
    publisher: 'Hepburn Shire Council',
    url: 'https://hepburn.vic.gov.au/Council/News/Latest-news/Affordable-housing-1',
    copyRead: '2026-11',
    isListed: false,
  },
  'future-hepburn-submissions': {
    title: 'Final drafts of township structure plans and Rural Hepburn considered (29 August 2024)',
    publisher: 'Hepburn Shire Council, through Council News',
    url: 'https://councilnews.com.au/2024/08/26837373-final-drafts-of-township-structure-plans-and-rural-hepburn-considered',
    copyRead: '2026-11',
    isListed: false,
  },
  'future-hepburn-implementation': {
    title: 'Council adopts Future Hepburn implementation plan',
    publisher: 'The Wombat Post',
    url: 'https://thewombatpost.com.au/council-adopts-future-hepburn-implementation-plan',
    copyRead: '2026-11',
    isListed: false,
  },
  'hepburn-c80': {
    title: 'Hepburn Planning Scheme Amendment C80hepb',
    publisher: 'Hepburn Shire Council',
    url: 'https://www.hepburn.vic.gov.au/Planning-building/Strategic-planning/Planning-scheme-amendments/Hepburn-Planning-Scheme-Amendment-C80hepb',
    copyRead: '2026-11',
  },
  'income-ranges': {
    title: 'Affordable housing: how the income ranges are set',
    publisher: dtp,
    url: 'https://www.planning.vic.gov.au/policy-and-strategy/affordable-housing/Frequently-Asked-Questions/order',
    copyRead: '2026-11',
  },
  'housing-register': {
    title: 'Applications on the Victorian Housing Register',
    publisher: 'Homes Victoria',
    url: 'https://www.homes.vic.gov.au/applications-victorian-housing-register-vhr',
    copyRead: '2026-11',
  },
  'rental-report': {
    title: 'Rental Report: affordable lettings by local government area',
    publisher: 'State of Victoria, through Research Data Australia',
    url: 'https://researchdata.edu.au/rental-report-quarterly-lettings-lga/3890859',
    copyRead: '2026-11',
  },
  'housing-targets': {
    title: 'Housing targets to 2051 for the shires of the region',
    publisher: 'Midland Express',
    url: 'https://midlandexpress.com.au/?p=23372',
    copyRead: '2026-11',
    isListed: false,
  },
} as const satisfies Record<string, Source>;

export const sources = {
  ...practicalSources,
  ...safetySources,
  ...seedSources,
  ...sellerSources,
  ...designSources,
} satisfies Record<string, Source>;

export type SourceId = keyof typeof sources;
