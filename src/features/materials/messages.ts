import type { MaterialLabels } from './material-labels.ts';

// The editor has them as well (a test compares): a module for both would be one more file to load with the page.

/** Labels in the order of the sheet. */
export const materialPropertyLabels = {
  thermalMass: 'Thermal mass',
  insulation: 'Insulation',
  strength: 'Strength',
  durability: 'Durability',
  breathability: 'Breathability',
} as const satisfies MaterialLabels['properties'];

/** Below the two prices, whose labels the owner writes. */
export const materialCostLabels = {
  labor: 'Labour',
  equipment: 'Equipment',
  overall: 'Overall',
  localEconomy: 'Local economy',
} as const satisfies Omit<MaterialLabels['costs'], 'material' | 'today'>;

export const materialEnvironmentalLabels = {
  embodiedEnergy: 'Embodied energy',
  carbonFootprint: 'Carbon footprint',
  recyclability: 'Reuse and recycling',
  localSourcing: 'Local sourcing',
  renewability: 'Renewability',
  lifecycle: 'Life cycle',
  waterUse: 'Water use',
  toxicity: 'Toxicity',
} as const satisfies MaterialLabels['environmental'];

/** Above the sheets. */
export const comparisonAnchor = 'material-index';
export const comparisonTitle = 'Compare the materials';

/** Anchor of what stands below the sheets. */
export const otherWallsAnchor = 'hempcrete-and-rammed-earth';
