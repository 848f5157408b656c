import type { Option } from './question.ts';

/** Lists that more than one questionnaire uses. Values are part of the API. */

export const councils =
  'Often Hepburn, Mount Alexander, Macedon Ranges, Ballarat, Greater Bendigo, Central Goldfields, Moorabool, Golden Plains or Pyrenees. It’s on your rates notice, or type the address into VicPlan.';

export const timeframes: readonly Option[] = [
  { value: 'asap', label: 'As soon as possible' },
  { value: '6-months', label: 'Within 6 months' },
  { value: '1-year', label: 'Within 1 year' },
  { value: '2-years', label: 'Within 2 years' },
  { value: 'long-term', label: 'Long term (no date yet)' },
];

export const buildingSystems: readonly Option[] = [
  { value: 'natural-preferred', label: 'Natural materials preferred' },
  { value: 'conventional-preferred', label: 'Conventional construction preferred' },
  { value: 'hybrid', label: 'A mix of both' },
  { value: 'not-sure', label: 'Not sure yet' },
];

export const ownerBuilderInterests: readonly Option[] = [
  { value: 'very-interested', label: 'Very interested: we want to build it ourselves' },
  { value: 'considering', label: 'Considering it' },
  { value: 'partial', label: 'Part of the work, with trades doing the rest' },
  { value: 'contractor', label: 'No, a registered builder will build it' },
  { value: 'undecided', label: 'Undecided' },
];

export const budgets: readonly Option[] = [
  { value: 'under-200k', label: 'Under $200,000' },
  { value: '200k-300k', label: '$200,000 to $300,000' },
  { value: '300k-450k', label: '$300,000 to $450,000' },
  { value: '450k-600k', label: '$450,000 to $600,000' },
  { value: '600k-plus', label: '$600,000 or more' },
  { value: 'not-sure', label: 'Not sure yet' },
];

/** Utilities that are connected to a block, or generated on it. */
export const servicesOnSite: readonly Option[] = [
  { value: 'mains-power', label: 'Mains electricity' },
  { value: 'off-grid-power', label: 'Off-grid solar or generator' },
  { value: 'mains-water', label: 'Mains water' },
  { value: 'tank-water', label: 'Rainwater tanks' },
  { value: 'bore-or-dam', label: 'Bore, dam or spring' },
  { value: 'sewer', label: 'Reticulated sewer' },
  { value: 'septic', label: 'Septic tank or other onsite wastewater system' },
  { value: 'gas', label: 'Mains or bottled gas' },
  { value: 'internet', label: 'Internet or mobile reception' },
  { value: 'none', label: 'Nothing yet' },
];
