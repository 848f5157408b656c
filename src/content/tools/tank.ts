import type { ToolCopy, ToolNotes } from './copy.ts';

export const tankCopy = {
  example:
    'Three people in Daylesford who use 90 L each a day, a small garden in summer, 200 m² of roof and a tank of 45,000 L with 10,000 L set aside for fire.',
  method: [
    'Each day’s rain goes in first: its depth less what wets the roof, times the area, times the share that reaches the tank. Anything over the brim is lost. Then the day’s use comes out, but never more than stood above the fire reserve that morning. This order, [yield after spillage](source:yield-after-spillage), is the cautious one. Every litre is accounted for: what goes in equals what is used, spilled and still there.',
    'Unless the answer says measured, this isn’t recorded rain. The tool models 24 runs of thirty years with the published average and about the published number of wet days for each month. Wet and dry days come in spells, dry years in runs, and no two runs are alike. The answer shows the least and the most of them, because nobody knows which kind of thirty years comes next. A size is called enough only if it’s short on no more than 3 days a year in every one of them.',
    'For Bendigo and Kyneton only the [rain of a year](source:vro-climate) was at hand, as for [Castlemaine](source:castlemaine-rain), and for Trentham [two figures](source:trentham-rain); months and wet days are those of Maldon or Daylesford, moved to that sum. Ballarat has Daylesford’s number of wet days. For any other place, enter your own rain. Where we’ve imported daily records from the [SILO archive](source:silo), the tool uses those years, as they were and drawn again in another order, and the answer says measured.',
    'The most a roof can collect in a year comes from the formula in the [national health guidance](source:enhealth): 0.8 times the rain less 24 mm, times the roof area. For 200 m² and 750 mm that’s 116 kL.',
  ],
  sources: [
    'yield-after-spillage',
    'enhealth',
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
    'A year like the driest on record. Daylesford’s lowest year was [421 mm](source:daylesford-rain), less than half the average; the modelled years are rarely that dry. If you have no other supply, plan for carted water.',
    'A changing climate. Averages look back: the line with 15% less rain shows what a drier one would mean.',
    'Blocked gutters, a leaking tap, guests, a hot week. A gauge on the tank tells you more than any table.',
    'Whether the water is fit to drink. The health guidance says how to keep roof, tank and pipes clean.',
    'What your permit requires for firefighting: the amount, the fittings and the access. [Clause 53.02](source:clause-53-02) and the fire authority decide that, not this tool.',
  ],
} as const satisfies ToolNotes;
