import type { ToolCopy, ToolNotes } from './copy.ts';

export const sunCopy = {
  example:
    'A window in Daylesford that faces true north: 1.5 m of glass, with the eave 0.3 m above its top.',
  method: [
    'The sun’s position comes from the standard astronomical series.',
    'The eave’s shadow falls down the glass by its depth times the tangent of the sun’s height, seen square-on to the wall. The depth suggested shades all the glass at noon on the first and the last day you choose. A turned wall gets the depth of one that faces north; the answer says how much of the sun’s beam still comes in, weaker when low, and when. Beyond 60° we suggest no eave.',
    'Hours of sun are counted at the middle of the sill, in five-minute steps on the 21st of each month, less what is shaded.',
    '[BESS](source:bess-shading), the Victorian councils’ tool, asks for at least 25% of the height from sill to eave: that shades all the glass at noon around the solstice at most.',
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
    'Cloud, fog and smoke: [hours of bright sunshine](/climate-responsive#sun-and-temperature) are fewer.',
    'The ends of the eave: we assume it runs well past the glass.',
    'A slope or valley side, unless entered as something in the way.',
    'Light from a bright sky, hot winds, and heat through the glass: an energy rating looks at those.',
    'Steel near a compass: tools, reinforcement and cars pull the needle.',
  ],
} satisfies ToolNotes;
