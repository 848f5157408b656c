import type { ToolCopy, ToolNotes } from './copy.ts';

export const tankCopy = {
  example:
    'Three people in Daylesford who use 90 L each a day, a small garden in summer, 200 m² of roof and a tank of 45,000 L with 10,000 L set aside for fire.',
  method: [
    'Each day’s rain goes in first: its depth less what wets the roof, times the area, times the share that reaches the tank. Anything over the brim is lost. Then the day’s use comes out, but never more than stood above the fire reserve that morning. This order, [yield after spillage](source:yield-after-spillage), is the cautious one. Every litre is accounted for: what goes in equals what is used, spilled and still there.',
    'Unless the answer says measured, this isn’t recorded rain. We had no daily records, so the tool models thirty years of days that match the published average and number of wet days for each month, with wetter and drier months and years around them. (For Ballarat, the number of wet days is Daylesford’s.) The days are always the same for a place, and none of them ever happened. Read the answer as roughly right, and the worst year as one that could happen. Where we’ve imported daily records from the [SILO archive](source:silo), the tool uses those instead and the answer says measured.',
    'The most a roof can collect in a year comes from the formula in the [national health guidance](source:enhealth): 0.8 times the rain less 24 mm, times the roof area. For 200 m² and 750 mm that’s 116 kL.',
  ],
  sources: [
    'yield-after-spillage',
    'enhealth',
    'daylesford-rain',
    'ballarat-climate',
    'maldon-rain',
    'silo',
    'clause-53-02',
  ],
  readMore: [{ label: 'Landscape and house: water', href: '/landscape-integration#water' }],
} as const satisfies ToolCopy;

export const tankNotes = {
  sections: [],
  limits: [
    'A year like the driest on record. Daylesford’s lowest year was [421 mm](source:daylesford-rain), less than half the average; the modelled years are rarely that dry. If you have no other supply, plan for carted water.',
    'Long dry spells. Real dry days come in runs and the modelled ones fall one by one, so a small tank can run short more often than shown.',
    'A changing climate. Averages look back.',
    'Blocked gutters, a leaking tap, guests, a hot week. A gauge on the tank tells you more than any table.',
    'Whether the water is fit to drink. The health guidance says how to keep roof, tank and pipes clean.',
    'What your permit requires for firefighting: the amount, the fittings and the access. [Clause 53.02](source:clause-53-02) and the fire authority decide that, not this tool.',
  ],
} as const satisfies ToolNotes;
