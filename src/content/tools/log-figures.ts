import { moisture } from '#shared/building-figures.ts';
import type { LogData } from '#shared/tools/log/inputs.ts';
import { figure } from './figure.ts';

/** Wood in the air of a house settles near this; straw, and straw in clay, are taken to do the same. */
const rest = figure(12, [8, 15], '%', 'wood-handbook');

/** Wood in the driest air of a house holds some 6%; the scale of a probe ends below 60. */
const believable = { low: 6, high: 60 };

export const logData: LogData = {
  materials: [
    {
      id: 'light-earth',
      name: 'Light earth, in the middle of the wall',
      measure: 'percent',
      ready: figure(moisture.ready, [moisture.ready, moisture.never], '%', 'practice-drying'),
      restsAt: rest,
      believable,
      misleadsMeter: true,
      depths: ['middle'],
    },
    {
      id: 'straw',
      name: 'Strawbale, at three depths',
      measure: 'percent',
      rots: figure(25, [20, 30], '%', 'practice-drying'),
      ready: figure(moisture.ready, [moisture.ready, moisture.never], '%', 'practice-drying'),
      restsAt: rest,
      believable,
      depths: ['outer', 'middle', 'inner'],
    },
    {
      id: 'timber',
      name: 'Framing timber, before it’s enclosed',
      measure: 'percent',
      ready: figure(15, [15, 20], '%', 'practice-drying'),
      restsAt: rest,
      believable,
    },
    {
      id: 'mudbrick',
      name: 'Mudbricks, weighed each week',
      measure: 'weekly-loss',
      // 100 g of a brick of 20 kg.
      ready: figure(0.5, [0.5, 0.5], '% a week', 'practice-drying'),
      restsAt: null,
      // Three litres of the lightest earth, and twenty of the heaviest, wet.
      believable: { low: 4, high: 50 },
    },
  ],
};
