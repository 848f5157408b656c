import type { ToolCopy, ToolNotes } from './copy.ts';

export const wallCopy = {
  example:
    'A strawbale wall in Daylesford: 450 mm of bales with 35 mm of earth plaster inside and 35 mm of lime outside.',
  method: [
    'Resistance is thickness over conductivity, layer by layer, with the air at both faces (0.13 and 0.04 m²·K/W). Timber in a layer is averaged by the combined method of [ISO 6946](source:iso-6946), checked against [a published worked example](source:iso-6946-example).',
    'Moisture is followed through twelve months by [ISO 13788](source:iso-13788), in steps of at most 0.25 m²·K/W: where there is more vapour than the air can hold, it condenses, and in milder months it dries to both sides. Thirty walls stay within 2 g/m² of two independent simulations, the humidity of the core within half a percent.',
    'The air inside holds more vapour than the air outside: by 270, 540 or 810 Pa in a month at 0 °C, falling to nothing at 20 °C, plus a tenth. The air outside is taken as saturated at the overnight minimum, by [FAO 56](source:fao-56).',
    'Vapour factors for plasters and bales come from [Straube’s tests](source:straube): a 38 mm coat of pure lime lets through 15 to 30 US perms, cement and sand less than one, a 450 mm bale 2 to 4. Stone counts as [almost vapour-tight rock](source:iso-10456). Monthly temperatures are [Ballarat’s averages](source:ballarat-climate), moved to the other places by our [working figures](/climate-responsive), so a month can differ from that table’s seasons by a degree; Castlemaine’s nights follow its [published mean minimum](source:vro-climate).',
    'A bale laid flat lets out more heat than one on edge. Laid flat we count with the low end of [tested plastered walls](source:straw-tested), R4.8 to R6 at 450 mm; on edge with the high end of [pressed, air-dry straw](source:straw-conductivity). Hempcrete counts with the cautious end of tests of [heat](source:hemp-lime) and [vapour](source:hemp-lime-vapour); a membrane with the least that [class 4](source:membrane-classes) lets through. We found no test of timbercrete: it counts as [cement-bonded wood](source:iso-10456), so enter the maker’s figures if you have them. Straw’s specific heat is from a [review](source:straw-review).',
    'Above 80% humidity for weeks straw and wood can rot and mould can grow. The core is judged at its most humid place at the end of each month, the inside surface at a corner or behind furniture, with a surface resistance of 0.25 m²·K/W. The method knows no storage, so the humidity of straw, earth and timber rises later and less than it says; behind boards, straw that insulates better than we count stands a percent more humid. Time lag and the share of the day’s swing follow [ISO 13786](source:iso-13786), checked against two walls of [another program](source:becalib).',
  ],
  sources: [
    'iso-6946',
    'iso-6946-example',
    'iso-13788',
    'iso-10456',
    'straw-review',
    'straube',
    'straw-conductivity',
    'straw-tested',
    'hemp-lime',
    'hemp-lime-vapour',
    'membrane-classes',
    'iso-13786',
    'becalib',
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
    'Water left from building. Fresh earth and lime hold litres per square metre; let them dry first, and measure.',
    'The mortar in a stone wall, which lets more vapour through than the rock.',
    'Paint, tiles and foil, unless entered as a layer of their own: they can change the answer.',
    'Energy ratings, structure, fire and acoustics. The NCC works out R-values in its own way; leave that to an assessor.',
    'How much vapour factors vary: moisture uses the middle of each range in the table of layers.',
    'Water at the studs, and what stands outside a ventilated cavity: leave that out.',
  ],
} satisfies ToolNotes;
