import type { QuantitiesData } from '#shared/tools/quantities/inputs.ts';
import { figure } from './figure.ts';

export const quantitiesData: QuantitiesData = {
  brickDensity: figure(1700, [1500, 1900], 'kg/m³', 'minke'),
  baleDensity: figure(100, [80, 130], 'kg/m³', 'straw-conductivity'),
  earthCoatDensity: figure(1700, [1500, 1900], 'kg/m³', 'minke'),
  limeCoatDensity: figure(1600, [1500, 1800], 'kg/m³', 'iso-10456'),
  // Four or five litres leave a brick that holds nearly twelve.
  brickWater: figure(0.38, [0.34, 0.43], 'L/L', 'practice-drying'),
  mixClay: figure(18, [10, 25], '%', 'practice-materials'),
  lightEarthStraw: figure(90, [60, 110], 'kg/m³', 'volhard'),
  limeSand: figure(3, [2.5, 3], '', 'lime-mix'),
  looseLime: figure(500, [400, 600], 'kg/m³', 'lime-density'),
  bricksMade: figure(50, [40, 60], 'a day', 'practice-materials'),
  bricksLaid: figure(50, [40, 60], 'a day', 'practice-materials'),
  // 1.5 to 2 m² of a wall of 300 mm.
  lightEarthPacked: figure(0.5, [0.45, 0.6], 'm³ a day', 'practice-materials'),
  // 350 m² of faces in 450 hours, six useful hours a day.
  coated: figure(4.7, [4.7, 4.7], 'm² a day', 'practice-year'),
};
