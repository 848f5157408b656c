import type { Source } from './schema.ts';

/** Sources of the seed texts; merged into `sources`. */
export const seedSources = {
  'light-clay-tests': {
    title: 'Engineering report of light clay specimens, 12 March 2004',
    publisher: 'US Forest Products Laboratory with Design Coalition',
    url: 'https://www.scribd.com/doc/249948960/FPLreport',
    checked: '2026-11',
  },
  'owner-builder-consent': {
    title: 'Certificate of consent',
    publisher: 'Building and Plumbing Commission',
    url: 'https://www.bpc.vic.gov.au/owner-builders/becoming-an-owner-builder/certificate-of-consent',
    checked: '2026-11',
  },
  'owner-built-sale': {
    title: 'Selling an owner-built home',
    publisher: 'Building and Plumbing Commission',
    url: 'https://www.bpc.vic.gov.au/owner-builders/selling-an-owner-built-home',
    checked: '2026-11',
  },
  'owner-built-sale-2026': {
    title: 'Acting for a vendor: changes to owner-builder insurance from 1 July 2026',
    publisher: 'Legal Practitioners’ Liability Committee',
    url: 'https://lplc.com.au/resources/lplc-article/acting-for-a-vendor-changes-to-owner-builder-insurance-from-1-july-2026',
    checked: '2026-11',
  },
  'owner-builder-checklist': {
    title: 'Owner builders: checklist',
    publisher: 'Consumer Affairs Victoria',
    url: 'https://consumer.vic.gov.au/housing/building-and-renovating/checklists/owner-builders',
    checked: '2026-11',
  },
  'building-inspections': {
    title: 'Apply for a building permit: mandatory inspections',
    publisher: 'Pyrenees Shire Council',
    url: 'https://www.pyrenees.vic.gov.au/Plan-Build/Building/Apply-for-a-Building-Permit',
    checked: '2026-11',
  },
  'bushfire-minimum-level': {
    title: 'Building in bushfire prone areas: information for developers',
    publisher: 'Department of Transport and Planning, Victoria',
    url: 'https://www.planning.vic.gov.au/policy-and-strategy/bushfire/building-in-bushfire-prone-areas/information-for-developers',
    checked: '2026-11',
  },
  'mount-alexander-bushfire': {
    title: 'Building in bushfire prone areas',
    publisher: 'Mount Alexander Shire Council',
    url: 'https://mountalexander.vic.gov.au/Building-and-Planning/Building-services/Building-in-bushfire-prone-areas',
    checked: '2026-11',
  },
  'csiro-bushfire-walls': {
    title: 'Walls: design for new builds in bushfire-prone areas',
    publisher: 'CSIRO',
    url: 'https://research.csiro.au/bushfire/new-builds/walls',
    checked: '2026-11',
  },
  'ember-attack': {
    title: 'Ember attack',
    publisher: 'Bushfire Resilience Inc.',
    url: 'https://bushfireresilience.org.au/topics/ember-attack/',
    checked: '2026-11',
  },
  'hepburn-wastewater': {
    title: 'Domestic wastewater management',
    publisher: 'Hepburn Shire Council',
    url: 'https://hepburn.vic.gov.au/Planning-building/Wastewater-management/Domestic-Wastewater-Management',
    checked: '2026-11',
  },
  'lime-protection': {
    title: 'Guidance for protecting lime work all year round',
    publisher: 'Ty-Mawr Lime',
    url: 'https://www.lime.org.uk/community/lime-and-its-properties/guidance-for-protecting-lime-work-all-year-round.html',
    checked: '2026-11',
  },
  'straw-clay-drying': {
    title: 'Drying rates in light straw-clay',
    publisher: 'Design Coalition',
    url: 'https://www.designcoalition.org/StrawClay/research/drying.htm',
    checked: '2026-11',
  },
  'strawbale-moisture': {
    title: 'Testing moisture levels in your straw bale house',
    publisher: 'Strawbale.com',
    url: 'https://strawbale.com/testing-moisture-levels/',
    checked: '2026-11',
  },
  'dunstan-history': {
    title: 'History of Dunstan Reserve Food Forest',
    publisher: 'Moreland Community Gardening',
    url: 'https://www.morelandcommunitygardening.org/history-of-dunstan-reserve-food-forest/',
    checked: '2026-11',
  },
  'west-brunswick-garden-history': {
    title: 'History of West Brunswick Community Garden',
    publisher: 'Moreland Community Gardening',
    url: 'https://www.morelandcommunitygardening.org/history-of-west-brunswick-community-garden/',
    checked: '2026-11',
  },
  'dunstan-renewal': {
    title: 'Join Friends of the Food Forest, West Brunswick',
    publisher: 'Moreland Food Gardens Network',
    url: 'https://www.morelandfoodgardensnetwork.org/2013/07/join-friends-of-food-forest-sunday-21st.html',
    checked: '2026-11',
  },
  'northcote-gardens': {
    title: 'Plots available at Northcote Community Gardens',
    publisher: 'Darebin Food Harvest Network',
    url: 'https://darebinfoodharvestnetwork.org.au/2022/03/23/plots-available-at-northcote-community-gardens/',
    checked: '2026-11',
  },
  'garden-soil': {
    title: 'EPA gives advice on managing contaminated garden soil',
    publisher: 'Environment Protection Authority Victoria',
    url: 'https://www.epa.vic.gov.au/about-us/news-centre/news-and-updates/news/2018/march/03/rmit-lead-in-gardens',
    checked: '2026-11',
  },
  'hepburn-food-stories': {
    title: 'Stories of local food growing and distribution in Hepburn Shire',
    publisher: 'Local Food Maps',
    url: 'https://localfoodmaps.org/stories/',
    checked: '2026-11',
  },
  'safe-place-about': {
    title: 'About Safe Place',
    publisher: 'Safe Place Hepburn',
    url: 'https://safeplacehepburn.org/about/',
    checked: '2026-11',
  },
  'pattern-language-quotation': {
    title: 'A Pattern Language (1977), page xiii, quoted in the reading note “Not in isolation”',
    publisher: 'A Working Library',
    url: 'https://aworkinglibrary.com/writing/not-in-isolation',
    checked: '2026-11',
  },
} as const satisfies Record<string, Source>;
