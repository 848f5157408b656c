import type {
  MaterialCostName,
  MaterialEnvironmentalName,
  MaterialPropertyName,
} from '#shared/material-parts.ts';

// The editor has them as well (a test compares): a module for both would be one more file to load with the page.

/** Labels in the order of the sheet. */
export const materialPropertyLabels = {
  thermalMass: 'Thermal mass',
  insulation: 'Insulation',
  strength: 'Strength',
  durability: 'Durability',
  breathability: 'Breathability',
} as const satisfies Record<MaterialPropertyName, string>;

/** Below the two prices, whose labels the owner writes. */
export const materialCostLabels = {
  labor: 'Labour',
  equipment: 'Equipment',
  overall: 'Overall',
  localEconomy: 'Local economy',
} as const satisfies Record<Exclude<MaterialCostName, 'material' | 'today'>, string>;

export const materialEnvironmentalLabels = {
  embodiedEnergy: 'Embodied energy',
  carbonFootprint: 'Carbon footprint',
  recyclability: 'Reuse and recycling',
  localSourcing: 'Local sourcing',
  renewability: 'Renewability',
  lifecycle: 'Life cycle',
  waterUse: 'Water use',
  toxicity: 'Toxicity',
} as const satisfies Record<MaterialEnvironmentalName, string>;

/** Anchor of what stands below the sheets. */
export const otherWallsAnchor = 'hempcrete-and-rammed-earth';
