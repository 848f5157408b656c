/** The seven sheets of the materials page, in its order; each id is an anchor of the page. */
export const materialIds = [
  'mudbrick',
  'strawbale',
  'light-earth',
  'wood',
  'stone',
  'lime',
  'cement',
] as const;
export type MaterialId = (typeof materialIds)[number];

/** Length of a property's bar; the words beside it carry the meaning. */
export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

export interface MaterialProperty {
  rating: Rating;
  /** One line, read aloud in place of the bar. */
  words: string;
}

export interface MaterialStep {
  title: string;
  text: string;
}

export type MaterialPropertyName =
  | 'thermalMass'
  | 'insulation'
  | 'strength'
  | 'durability'
  | 'breathability';

/** `material` and `today` are the two prices. */
export type MaterialCostName =
  | 'material'
  | 'today'
  | 'labor'
  | 'equipment'
  | 'overall'
  | 'localEconomy';

export type MaterialEnvironmentalName =
  | 'embodiedEnergy'
  | 'carbonFootprint'
  | 'recyclability'
  | 'localSourcing'
  | 'renewability'
  | 'lifecycle'
  | 'waterUse'
  | 'toxicity';
