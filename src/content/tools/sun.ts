import type { ToolCopy, ToolNotes } from './copy.ts';

export const sunCopy = {
  example:
    'A window in Daylesford that faces true north: 1.5 m of glass, with the eave 0.3 m above its top.',
  method: [
    'The sun’s position comes from the standard astronomical series, for the town and the minute. Heights are right to a quarter of a degree, times to two minutes.',
    'The eave’s shadow falls down the glass by its depth times the tangent of the vertical shadow angle: the height of the sun seen square-on to the wall. The depth that shades the whole glass is therefore the height from the sill up to the eave, divided by that tangent, at noon on the first or last day of the period you choose, whichever needs more. We round it up to the next centimetre. A turned wall gets the depth of one that faces north: at noon less would do, but earlier or later the sun comes in under it. The answer says how much of the direct sun of the whole period does, under a clear sky, when, and on which day most: it’s counted in five-minute steps on days at most ten days apart, the first and the last among them. For a wall turned more than 60° we suggest no eave.',
    'Hours of sun are counted at the middle of the sill, in five-minute steps on the 21st of each month, leaving out any time when the eave, the wall itself or something in front shades it.',
    'Two rules of thumb to compare it with, each a share of the height from the sill up to the eave: 25% in the [Victorian councils’ own tool](source:bess-shading), and 45 to 50%, the older rule that it replaces.',
  ],
  sources: ['meeus', 'wmm', 'gazetteer', 'bess-shading'],
  readMore: [
    { label: 'Climate-responsive design', href: '/climate-responsive' },
    { label: 'Landscape and house: solar orientation', href: '/landscape-integration' },
  ],
} as const satisfies ToolCopy;

export const sunNotes = {
  sections: [],
  limits: [
    'Cloud, fog and smoke. The hours are those of a clear day; [hours of bright sunshine](/climate-responsive#sun-and-temperature) are fewer.',
    'The ends of the eave: we assume it runs well past both sides of the glass.',
    'A slope or a valley side, unless you enter it as something in the way, which we treat as having a level top and upright sides.',
    'Light from a bright sky, hot winds, and how much heat the glass lets through. An accredited assessor’s energy rating looks at those.',
    'Steel near a compass: tools, reinforcing steel and cars all pull the needle.',
  ],
} as const satisfies ToolNotes;
