import type { Source } from './schema.ts';

/** Where the practical pages (services, questions, materials) take their rules and figures from. */
export const practicalSources = {
  'bpc-certificate-of-consent': {
    title: 'Certificate of consent for owner-builders',
    publisher: 'Building and Plumbing Commission',
    url: 'https://www.bpc.vic.gov.au/owner-builders/becoming-an-owner-builder/certificate-of-consent',
    copyRead: '2026-11',
  },
  'bpc-owner-builders': {
    title: 'Information for owner-builders',
    publisher: 'Building and Plumbing Commission',
    url: 'https://www.bpc.vic.gov.au/owner-builders',
    copyRead: '2026-11',
  },
  'dtp-bushfire': {
    title: 'Bushfire controls and your property',
    publisher: 'Department of Transport and Planning, Victoria',
    url: 'https://www.planning.vic.gov.au/policy-and-strategy/bushfire/your-property',
    copyRead: '2026-11',
  },
  'energy-vic-seven-stars': {
    title: 'New building standards: common questions',
    publisher: 'Department of Energy, Environment and Climate Action, Victoria',
    url: 'https://www.energy.vic.gov.au/for-households/save-energy-and-money/energy-efficiency-building-standards/new-building-standards-common-questions',
    copyRead: '2026-11',
  },
  'hepburn-catchment': {
    title: 'Land capability assessments and building in a catchment area',
    publisher: 'Hepburn Shire Council',
    url: 'https://www.hepburn.vic.gov.au/planning-building/statutory-planning/building-in-a-catchment-area/',
    copyRead: '2026-11',
  },
  'your-home-mud-brick': {
    title: 'Mud brick',
    publisher: 'Your Home, Australian Government',
    url: 'https://www.yourhome.gov.au/materials/mud-brick',
    copyRead: '2026-11',
  },
  'nz-earth-standards': {
    title: 'New Zealand Earth Building Standards 2024',
    publisher: 'Earth Building Association of New Zealand',
    url: 'https://www.earthbuilding.org.nz/earth-building-standards',
    copyRead: '2026-11',
  },
  'nzs-4299': {
    title: 'NZS 4299:2024 Earth buildings not requiring specific design',
    publisher: 'Building CodeHub, New Zealand Government',
    url: 'https://codehub.building.govt.nz/resources/nzs-42992024',
    copyRead: '2026-11',
  },
  ausbale: {
    title: 'Strawbale essentials',
    publisher: 'AUSBALE, Australasian Straw Bale Building Association',
    url: 'https://ausbale.org/resources/strawbale-essentials',
    copyRead: '2026-11',
  },
  'deeca-native-timber': {
    title: 'Future forests: native timber harvesting in Victoria',
    publisher: 'Department of Energy, Environment and Climate Action, Victoria',
    url: 'https://www.deeca.vic.gov.au/futureforests/immediate-protection-areas/the-immediate-protection-areas',
    copyRead: '2026-11',
  },
  'bushfire-resisting-timber': {
    title: 'Bushfire-resisting timbers',
    publisher: 'Queensland Government, Queensland timber guides',
    url: 'https://qtimber.daf.qld.gov.au/guides/bushfire-resisting-timbers',
    copyRead: '2026-11',
  },
  'chatham-house-concrete': {
    title: 'Making Concrete Change: Innovation in Low-carbon Cement and Concrete (2018), summary',
    publisher: 'Chatham House',
    url: 'https://www.chathamhouse.org/2018/06/making-concrete-change-innovation-low-carbon-cement-and-concrete-0/executive-summary',
    copyRead: '2026-11',
    isListed: false,
  },
  'museums-victoria-macedonia': {
    title: 'History of immigration from Macedonia',
    publisher: 'Museums Victoria, Origins',
    url: 'https://museumsvictoria.com.au/origins/history.aspx?pid=20',
    copyRead: '2026-11',
  },
  'emelbourne-macedonians': {
    title: 'Macedonians',
    publisher: 'eMelbourne, University of Melbourne',
    url: 'https://www.emelbourne.net.au/biogs/EM00879b.htm',
    copyRead: '2026-11',
    isListed: false,
  },
  'migration-heritage-macedonian': {
    title: 'A Multicultural Landscape: National Parks and the Macedonian Experience',
    publisher: 'Migration Heritage Centre, New South Wales',
    url: 'https://www.migrationheritage.nsw.gov.au/mhc-reports/npws/npws-4_-2.html',
    copyRead: '2026-11',
  },
  'balkan-emigrants-1924': {
    title: 'Balkan emigrants',
    publisher: 'Evening Star, Dunedin, 6 December 1924, in Papers Past',
    url: 'https://paperspast.natlib.govt.nz/newspapers/ESD19241206.2.64',
    copyRead: '2026-11',
    isListed: false,
  },
  'balkan-architecture-vrontero': {
    title: 'Deteriorating traditional dwelling, Vrontero',
    publisher: 'Balkan Architecture archive',
    url: 'https://balkanarchitecture.org/greece/vrontero2.php',
    copyRead: '2026-11',
    isListed: false,
  },
  'low-carbon-rules': {
    title:
      'Low Carbon Rules: writing standards for earth and straw construction in Aotearoa New Zealand',
    publisher: 'Unitec Research Bank',
    url: 'https://www.researchbank.ac.nz/items/7ce700f9-14c4-4cf2-bbf5-eb512cd9fefb',
    copyRead: '2026-11',
    isListed: false,
  },
  'build-cost-melbourne': {
    title: 'Cost of a house in Melbourne, 2025/2026',
    publisher: 'Buildata',
    url: 'https://buildata.com.au/?p=199',
    copyRead: '2026-11',
  },
  'strawbale-wall-share': {
    title: 'Questions about strawbale construction',
    publisher: 'House of Bales',
    url: 'https://houseofbales.com.au/questions.html',
    copyRead: '2026-11',
  },
  'builder-margin': {
    title: 'Home building costs in 2025',
    publisher: 'Whisker Architecture, Melbourne',
    url: 'https://www.whiskerarchitecture.com/architecture-articles/project-budget',
    copyRead: '2026-11',
  },
  'tank-price': {
    title: 'Poly or steel water tanks',
    publisher: 'Heritage Tanks',
    url: 'https://heritagetanks.com.au/poly-vs-steel-water-tanks/',
    copyRead: '2026-11',
  },
  'septic-price': {
    title: 'Septic tank system cost: a price guide',
    publisher: 'Septic Tank Systems, Australia',
    url: 'https://septictanksystems.com.au/septic-tank-system-cost-a-comprehensive-price-guide/',
    copyRead: '2026-11',
  },
} as const satisfies Record<string, Source>;
