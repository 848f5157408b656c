import { climatePlaces } from '../climate.ts';
import type { Season } from '#shared/climate-places.ts';
import type { WallClimate, WallMaterial } from '#shared/tools/wall/materials.ts';
import { figure } from './figure.ts';
import type { ToolSourceId } from './sources.ts';

type Range = readonly [value: number, low: number, high: number];

function material(
  id: string,
  name: string,
  conductivity: readonly [...Range, ToolSourceId],
  vapourFactor: readonly [...Range, ToolSourceId],
  density: readonly [...Range, ToolSourceId],
  specificHeat: readonly [...Range, ToolSourceId],
): WallMaterial {
  const of = ([value, low, high, source]: readonly [...Range, ToolSourceId], unit: string) =>
    figure(value, [low, high], unit, source);
  return {
    id,
    name,
    conductivity: of(conductivity, 'W/(m·K)'),
    vapourFactor: of(vapourFactor, ''),
    density: of(density, 'kg/m³'),
    specificHeat: of(specificHeat, 'J/(kg·K)'),
  };
}

/** Its heat is that of its straw, some 90 kg/m³, and of its earth, by weight. */
function lightEarth(id: string, density: number, conductivity: Range): WallMaterial {
  const heat = Math.round((90 * 1400 + (density - 90) * 1000) / density);

  return material(
    id,
    `Light earth, ${density} kg/m³`,
    [...conductivity, 'minke'],
    [4, 2, 5, 'minke'],
    [density, density - 50, density + 50, 'minke'],
    [heat, 1000, 1300, 'straw-review'],
  );
}

/**
 * Vapour factors of plasters and bales follow from Straube's permeances, a 38 mm coat and a 450 mm bale, by
 * μ = 200 / (permeance in ng/(Pa·s·m²) · thickness in m); one US perm is 57.2 of them.
 */
export const wallMaterials: readonly WallMaterial[] = [
  // The low end of tested walls, R4.8 to R6 for 450 mm laid flat, is what a wall can be counted on for.
  material(
    'strawbale',
    'Strawbale, laid flat',
    [0.098, 0.078, 0.098, 'straw-tested'],
    [2.7, 2, 4, 'straube'],
    [100, 80, 130, 'straw-conductivity'],
    [1400, 1075, 2000, 'straw-review'],
  ),
  // Across the stalks straw conducts less; the cautious end of it air-dry, as laid flat.
  material(
    'strawbale-edge',
    'Strawbale, on edge',
    [0.072, 0.054, 0.072, 'straw-conductivity'],
    [2.7, 2, 4, 'straube'],
    [100, 80, 130, 'straw-conductivity'],
    [1400, 1075, 2000, 'straw-review'],
  ),
  material(
    'mudbrick',
    'Mudbrick',
    [0.75, 0.6, 1, 'minke'],
    [8, 5, 10, 'minke'],
    [1700, 1500, 1900, 'minke'],
    [1000, 840, 1000, 'iso-10456'],
  ),
  lightEarth('light-earth-300', 300, [0.1, 0.08, 0.12]),
  lightEarth('light-earth-400', 400, [0.12, 0.1, 0.15]),
  lightEarth('light-earth', 600, [0.17, 0.14, 0.2]),
  lightEarth('light-earth-800', 800, [0.25, 0.2, 0.3]),
  material(
    'rammed-earth',
    'Rammed earth',
    [1.1, 0.9, 1.4, 'minke'],
    [12, 8, 20, 'minke'],
    [2000, 1800, 2200, 'minke'],
    [1000, 840, 1000, 'iso-10456'],
  ),
  // The cautious end, as for straw.
  material(
    'hempcrete',
    'Hempcrete',
    [0.1, 0.087, 0.1, 'hemp-lime'],
    [5.6, 5.4, 5.7, 'hemp-lime-vapour'],
    [350, 300, 400, 'hemp-lime'],
    [1400, 1250, 1557, 'hemp-lime'],
  ),
  // Solid blocks of 1,000 kg/m³ as energy ratings count them, from 900 to 1,100; vapour as through cement-bonded wood.
  material(
    'timbercrete',
    'Timbercrete, 1,000 kg/m³',
    [0.314, 0.234, 0.414, 'nathers-materials'],
    [50, 30, 50, 'iso-10456'],
    [1000, 900, 1100, 'nathers-materials'],
    [850, 737, 850, 'nathers-materials'],
  ),
  // What is asked of one here, 1.14 µg/(N·s) through 0.5 mm, is the most that it may hold back: μ = 200 / 1140 / 0.0005.
  material(
    'membrane',
    'Vapour-open membrane (class 4)',
    [0.22, 0.22, 0.22, 'iso-10456'],
    [351, 1, 351, 'membrane-classes'],
    [910, 910, 910, 'iso-10456'],
    [1800, 1800, 1800, 'iso-10456'],
  ),
  material(
    'cavity',
    'Unventilated cavity, 25 mm',
    [0.14, 0.12, 0.2, 'iso-6946'],
    [1, 1, 1, 'iso-10456'],
    [1.2, 1.1, 1.3, 'iso-10456'],
    [1008, 1000, 1010, 'iso-10456'],
  ),
  material(
    'stone',
    'Stone in mortar (granite or basalt)',
    [3, 2.3, 3.5, 'iso-10456'],
    // Granite has 10,000, but about a quarter of such a wall is mortar of 15, and vapour goes through that.
    [60, 40, 10_000, 'iso-10456'],
    [2650, 2300, 3000, 'iso-10456'],
    [1000, 800, 1000, 'iso-10456'],
  ),
  material(
    'timber',
    'Timber (softwood)',
    [0.13, 0.12, 0.18, 'iso-10456'],
    [50, 20, 200, 'iso-10456'],
    [500, 450, 700, 'iso-10456'],
    [1600, 1600, 1700, 'iso-10456'],
  ),
  material(
    'wood-fibre',
    'Wood fibre or wool batts',
    [0.04, 0.036, 0.05, 'iso-10456'],
    [2, 1, 5, 'iso-10456'],
    [50, 15, 160, 'iso-10456'],
    [2000, 1400, 2100, 'iso-10456'],
  ),
  material(
    'earth-plaster',
    'Earth plaster',
    [0.8, 0.6, 1.1, 'minke'],
    [4.4, 3, 8, 'straube'],
    [1700, 1500, 1900, 'minke'],
    [1000, 840, 1000, 'iso-10456'],
  ),
  material(
    'lime-plaster',
    'Lime plaster',
    [0.8, 0.7, 1, 'iso-10456'],
    [4.1, 3, 6.2, 'straube'],
    [1600, 1500, 1800, 'iso-10456'],
    [1000, 850, 1000, 'iso-10456'],
  ),
  material(
    'cement-lime-render',
    'Cement and lime render (1:1:6)',
    [0.9, 0.8, 1, 'iso-10456'],
    [18, 9, 18.5, 'straube'],
    [1800, 1700, 1900, 'iso-10456'],
    [1000, 850, 1000, 'iso-10456'],
  ),
  material(
    'cement-render',
    'Cement render (1:3)',
    [1, 0.9, 1.4, 'iso-10456'],
    [135, 92, 200, 'straube'],
    [1900, 1800, 2000, 'iso-10456'],
    [1000, 850, 1000, 'iso-10456'],
  ),
];

/** Means of Ballarat Aerodrome, January first, °C. */
const ballaratMaximum = [25.2, 25.1, 22.3, 17.7, 13.7, 10.8, 10.1, 11.4, 13.9, 16.7, 19.7, 22.7];
const ballaratMinimum = [11, 11.5, 10, 7.5, 5.7, 4, 3.2, 3.7, 4.8, 6.2, 7.8, 9.5];

/** The published mean minimum of Castlemaine, 6.7 °C, is lower than that of Ballarat’s months by this. */
const castlemaineNightsBy = -0.4;

const seasonOfMonth: readonly Season[] = [
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'winter',
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
];

/** Ballarat's months, moved by as much as the practice's seasonal figures of a place differ from Ballarat's. */
export const wallClimates: readonly WallClimate[] = climatePlaces.map(
  ({ id, name, temperature }) => {
    const ballarat = climatePlaces.find((place) => place.id === 'ballarat');
    const months = (means: readonly number[], which: 'max' | 'min') =>
      means.map((mean, index) => {
        if (id === 'castlemaine' && which === 'min') {
          const night = Math.round((mean + castlemaineNightsBy) * 10) / 10;
          return figure(night, [night - 1, night + 1], '°C', 'vro-climate');
        }
        const season = seasonOfMonth[index] ?? 'summer';
        const by = temperature[season][which] - (ballarat?.temperature[season][which] ?? 0);
        const value = Math.round((mean + by) * 10) / 10;
        const range = id === 'ballarat' ? 1 : 2;
        return figure(
          value,
          [value - range, value + range],
          '°C',
          id === 'ballarat' ? 'ballarat-climate' : 'practice-climate',
        );
      });
    return {
      id,
      name,
      maximum: months(ballaratMaximum, 'max'),
      minimum: months(ballaratMinimum, 'min'),
    };
  },
);
