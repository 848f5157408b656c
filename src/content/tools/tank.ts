import type { ToolCopy, ToolNotes } from './copy.ts';

export const tankCopy = {
  example:
    'Three people in Daylesford who use 90 L each a day, a small garden in summer, 200 m² of roof and a tank of 45,000 L with 10,000 L set aside for fire.',
  method: [
    'Each day’s rain goes in first: its depth less what wets the roof, times the area, times the share that reaches the tank. Then the day’s use comes out, down to the fire reserve: [yield after spillage](source:yield-after-spillage).',
    'The rain is 24 modelled runs of thirty years, with each month’s published average and wet days, in wet and dry spells. The answer gives the middle run’s average and the worst year of all runs; the tables show the least and the most that thirty such years bring. A size is enough over a typical run of years if the middle run has 3 short days a year or fewer on average, and over a dry one if every run has.',
    '[Bendigo, Kyneton](source:vro-climate), [Castlemaine](source:castlemaine-rain) and [Trentham](source:trentham-rain) publish little more than the rain of a year: their months follow Maldon or Daylesford, as do Ballarat’s wet days.',
    'Each run starts with an empty tank, five years before counting begins: all the water used came off the roof. The [national health guidance](source:enhealth) estimates roof water more simply; its figure stands beside ours. To drink, wash and cook, a person needs at least [7.5 L a day](source:who-water).',
  ],
  sources: [
    'yield-after-spillage',
    'enhealth',
    'who-water',
    'daylesford-rain',
    'ballarat-climate',
    'maldon-rain',
    'vro-climate',
    'trentham-rain',
    'castlemaine-rain',
    'silo',
    'clause-53-02',
  ],
  readMore: [{ label: 'Landscape and house: water', href: '/landscape-integration#water' }],
} as const satisfies ToolCopy;

export const tankNotes = {
  sections: [],
  limits: [
    'A year like the driest on record: in Daylesford [421 mm](source:daylesford-rain), less than half the average.',
    'A changing climate: see the line with 15% less rain.',
    'Blocked gutters, a leaking tap, guests.',
    'Whether the water is fit to drink: follow the health guidance.',
    'What your permit requires for firefighting: [clause 53.02](source:clause-53-02) and the fire authority decide.',
  ],
} satisfies ToolNotes;
