import type { Source } from './schema.ts';

/** Where the practical pages (services, questions, materials) take their rules and figures from. */
export const practicalSources = {
  'your-home-mud-brick': {
    title: 'Mud brick',
    publisher: 'Your Home, Australian Government',
    url: 'https://www.yourhome.gov.au/materials/mud-brick',
    checked: '2026-11',
  },
  'nz-earth-standards': {
    title: 'New Zealand Earth Building Standards 2024',
    publisher: 'Earth Building Association of New Zealand',
    url: 'https://www.earthbuilding.org.nz/earth-building-standards',
    checked: '2026-11',
  },
  'nzs-4299': {
    title: 'NZS 4299:2024 Earth buildings not requiring specific design',
    publisher: 'Building CodeHub, New Zealand Government',
    url: 'https://codehub.building.govt.nz/resources/nzs-42992024',
    checked: '2026-11',
  },
  ausbale: {
    title: 'Strawbale essentials and fire test report',
    publisher: 'AUSBALE, Australasian Straw Bale Building Association',
    url: 'https://ausbale.org/resources/strawbale-essentials',
    checked: '2026-11',
  },
  'deeca-native-timber': {
    title: 'Future forests: native timber harvesting in Victoria',
    publisher: 'Department of Energy, Environment and Climate Action, Victoria',
    url: 'https://www.deeca.vic.gov.au/futureforests/immediate-protection-areas/the-immediate-protection-areas',
    checked: '2026-11',
  },
  'bushfire-resisting-timber': {
    title: 'Bushfire-resisting timbers',
    publisher: 'Queensland Government, Queensland timber guides',
    url: 'https://qtimber.daf.qld.gov.au/guides/bushfire-resisting-timbers',
    checked: '2026-11',
  },
  'chatham-house-concrete': {
    title: 'Making Concrete Change: Innovation in Low-carbon Cement and Concrete (2018)',
    publisher: 'Chatham House',
    url: 'https://www.chathamhouse.org/2018/06/making-concrete-change-innovation-low-carbon-cement-and-concrete',
    checked: '2026-11',
  },
} as const satisfies Record<string, Source>;
