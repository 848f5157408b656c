import type { ToolCopy, ToolNotes } from './copy.ts';

export const wallCopy = {
  example:
    'A strawbale wall in Daylesford: 450 mm of bales with 35 mm of earth plaster inside and 35 mm of lime outside.',
  method: [
    'Resistance is thickness over conductivity, layer by layer, with the air at both faces (0.13 and 0.04 m²·K/W); timber in a layer is averaged as in [ISO 6946](source:iso-6946).',
    'Moisture is followed through twelve months by [ISO 13788](source:iso-13788): where there is more vapour than the air can hold it condenses, and in milder months it dries to both sides. The air inside is taken to hold more vapour than the air outside: in a month at 0 °C by 270 Pa with few people, 540 in an ordinary house, 810 with many, and the standard’s tenth on top. The air outside is taken as saturated at the overnight minimum ([FAO 56](source:fao-56)).',
    'Strawbale laid flat counts with the low end of [tested plastered walls](source:straw-tested), R4.8 to R6 at 450 mm; on edge with the high end of [pressed, air-dry straw](source:straw-conductivity); hempcrete with the cautious end of tests of [heat](source:hemp-lime) and [vapour](source:hemp-lime-vapour). Timbercrete counts [as in energy ratings](source:nathers-materials), R0.24 to R0.43 for each 100 mm by its weight; for vapour, for want of a test, as [cement-bonded wood](source:iso-10456). Plasters and bales have the vapour factors of [Straube’s tests](source:straube), a membrane the least that [class 4](source:membrane-classes) lets through.',
    'Temperatures are [Ballarat’s averages](source:ballarat-climate), adjusted for the other places by our own [working figures](/climate-responsive); Castlemaine’s nights follow its [published mean](source:vro-climate).',
    'Above 80% humidity for weeks mould can grow on straw and wood; where it stays near 100% they rot. The core is judged at its most humid place, the inside surface behind furniture. The method ignores the moisture that straw, earth and timber can store, so real walls turn humid later and less. Time lag follows [ISO 13786](source:iso-13786).',
  ],
  sources: [
    'iso-6946',
    'iso-13788',
    'iso-10456',
    'straw-review',
    'straube',
    'straw-conductivity',
    'straw-tested',
    'hemp-lime',
    'hemp-lime-vapour',
    'nathers-materials',
    'membrane-classes',
    'iso-13786',
    'vro-climate',
    'minke',
    'fao-56',
    'ballarat-climate',
    'practice-climate',
  ],
  readMore: [
    { label: 'Natural building materials', href: '/natural-building-materials' },
    { label: 'How dry is dry enough', href: '/blog/how-dry-is-dry-enough' },
  ],
} as const satisfies ToolCopy;

export const wallNotes = {
  sections: [],
  limits: [
    'Rain. Most wet walls get wet from outside: splash at the base, a leak at a sill, a storm on a wall without an eave.',
    'Air leaking through gaps. A crack beside a post can outweigh everything here.',
    'Water left from building. Fresh earth and lime hold litres per square metre: let them dry first, and measure.',
    'The mortar in a stone wall, which lets more vapour through than the rock.',
    'Paint, tiles and foil, unless entered as a layer: they can change the answer.',
    'Energy ratings, structure, fire and acoustics. Leave R-values for the NCC to an assessor.',
    'How much vapour factors vary: moisture uses the one figure before each range in the table of layers.',
    'Water that condenses against the studs: they are averaged into their layer.',
  ],
} satisfies ToolNotes;
