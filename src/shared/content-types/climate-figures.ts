import * as v from 'valibot';
import { chartDegrees, climatePlaceIds, seasons, sunshineSpans } from '../climate-places.ts';
import type { ClimatePlaceId } from '../climate-places.ts';
import { contentType } from './definition.ts';
import type { ContentField } from './definition.ts';
import { line, paragraphs, textLimits } from './texts.ts';

const hoursText = 'Write hours a day, from 0 to 24, such as 7.5';
const Hours = v.pipe(v.number(hoursText), v.minValue(0, hoursText), v.maxValue(24, hoursText));

const degreesText = `Write degrees from ${chartDegrees.from} to ${chartDegrees.to}, such as 28.5. The chart ends there.`;
const Degrees = v.pipe(
  v.number(degreesText),
  v.minValue(chartDegrees.from, degreesText),
  v.maxValue(chartDegrees.to, degreesText),
);

const Range = v.pipe(
  v.object({
    /** Mean daily maximum, °C. */
    max: Degrees,
    /** Mean daily minimum, °C. */
    min: Degrees,
  }),
  v.forward(
    v.partialCheck(
      [['max'], ['min']],
      ({ max, min }) => min <= max,
      'The night can’t be warmer than the day',
    ),
    ['min'],
  ),
);

const Place = v.object({
  name: line('Write the name of the place', 40),
  /** Mean hours of bright sunshine a day. */
  sunshine: v.object({ summer: Hours, winter: Hours, annual: Hours }),
  temperature: v.object({ summer: Range, autumn: Range, spring: Range, winter: Range }),
});

const placeLabels = {
  castlemaine: 'Castlemaine',
  daylesford: 'Daylesford',
  ballarat: 'Ballarat',
  'mt-franklin': 'Mt Franklin',
  trentham: 'Trentham',
} as const satisfies Record<ClimatePlaceId, string>;

const ofPlace: readonly ContentField[] = [
  { name: 'name', label: 'Name', input: 'line' },
  {
    name: 'sunshine',
    label: 'Sunshine',
    help: 'Hours a day.',
    input: {
      fields: sunshineSpans.map(({ id, label }) => ({ name: id, label, input: 'hours' as const })),
    },
  },
  {
    name: 'temperature',
    label: 'Temperature',
    help: 'The average of the season. The drawings and the wall tool keep the figures they came with.',
    input: {
      fields: seasons.map(({ id, label }) => ({
        name: id,
        label,
        input: {
          fields: [
            { name: 'max', label: 'By day', input: 'degrees' },
            { name: 'min', label: 'By night', input: 'degrees' },
          ],
        },
      })),
    },
  },
];

/** The tables and the chart of the climate page. The release decides the places and their order. */
export const climateFigures = contentType({
  kind: 'climate-figures',
  labels: { one: 'Climate figures', many: 'Climate figures', add: null },
  group: 'Pages',
  pages: ['climate-responsive'],
  shownAs: 'only',
  canBeHidden: false,
  address: 'none',
  body: v.object({
    /** Under the last of the tables. */
    note: paragraphs(
      'Write the note under the tables: where the figures come from, and how sure they are',
      textLimits.summary,
    ),
    castlemaine: Place,
    daylesford: Place,
    ballarat: Place,
    'mt-franklin': Place,
    trentham: Place,
  } satisfies Record<ClimatePlaceId | 'note', v.GenericSchema>),
  titleOf: () => 'Climate figures',
  empty: null,
  fields: [
    {
      name: 'note',
      label: 'Note under the tables',
      help: 'Where the figures come from, and how sure they are.',
      input: 'paragraphs',
    },
    ...climatePlaceIds.map((name) => ({
      name,
      label: placeLabels[name],
      input: { fields: ofPlace },
      isFolded: true as const,
    })),
  ],
});
