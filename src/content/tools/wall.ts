import type { ToolCopy, ToolNotes } from './copy.ts';

export const wallCopy = {
  example:
    'A strawbale wall in Daylesford: 450 mm of bales with 35 mm of earth plaster inside and 35 mm of lime outside.',
  method: [
    'Resistance is thickness over conductivity, layer by layer, with the air at both faces (0.13 and 0.04 m²·K/W). Where a layer has timber in it, the answer is the average of two limits: heat going straight through each path, and each layer at one temperature throughout. This is the combined method of [ISO 6946](source:iso-6946). A test checks it against [a published worked example](source:iso-6946-example).',
    'Moisture is followed through twelve months by [ISO 13788](source:iso-13788). The wall is divided into steps of at most 0.25 m²·K/W. Where there is more vapour than the air there can hold, it condenses; in milder months it dries to both sides. The count starts with the first wet month. One wall from the tests of [another program](source:condensaciones) comes out with the same condensate for a month. We also compare thirty walls with an independent simulation in steps of an hour and a half, and thirty with one that solves each step as a system of equations: the water at the end of each month differs by less than 2 g/m², the humidity of the core by less than half a percent.',
    'The air inside holds more vapour than the air outside: by 270, 540 or 810 Pa in a month at 0 °C, falling to nothing at 20 °C, plus a tenth as a margin. The air outside is taken as saturated at the overnight minimum, by [FAO 56](source:fao-56), because we had no monthly humidity figures.',
    'Vapour factors for plasters and bales come from [Straube’s tests](source:straube): a 38 mm coat of pure lime lets through 15 to 30 US perms, cement and sand less than one, and a 450 mm bale 2 to 4. Stone counts as the [almost vapour-tight rock](source:iso-10456) that it is. Monthly temperatures are [Ballarat’s averages](source:ballarat-climate), adjusted for the other places by the difference in our own [working figures](/climate-responsive).',
    'Straw conducts more along its stalks than across them, so a bale laid flat lets out more than one on edge. Laid flat we count with the low end of [tested plastered walls](source:straw-tested), R4.8 to R6 at 450 mm; on edge with the high end of [pressed, air-dry straw](source:straw-conductivity). Hempcrete counts with the [cautious end of tests](source:hemp-lime) and [its vapour factor](source:hemp-lime-vapour) likewise; a membrane with the least that [class 4](source:membrane-classes) lets through. We found no test of timbercrete: it counts as [cement-bonded wood](source:iso-10456) of [its density](source:timbercrete-density), so enter the maker’s tested figures if you have them. The specific heat of straw is from a [review](source:straw-review), that of light earth [from its parts](source:light-earth-properties). Castlemaine’s nights follow its [published mean minimum](source:vro-climate).',
    'Above 80% humidity for weeks straw and wood can rot and mould can grow. For the core it’s the most humid place in it at the end of each month; for the inside surface it’s a corner or a place behind furniture, with a surface resistance of 0.25 m²·K/W by [ISO 13788](source:iso-13788). The method knows no storage: straw, earth and timber take up moisture, so their humidity rises later and less than it says. Behind boards, straw that insulates better than we count stands a percent more humid. Time lag and the share of the day’s swing follow [ISO 13786](source:iso-13786); tests compare them with a simulation in steps of some seconds, and with two walls of [another program](source:becalib).',
  ],
  sources: [
    'iso-6946',
    'iso-6946-example',
    'iso-13788',
    'condensaciones',
    'iso-10456',
    'straw-review',
    'light-earth-properties',
    'straube',
    'straw-conductivity',
    'straw-tested',
    'hemp-lime',
    'hemp-lime-vapour',
    'timbercrete-density',
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
    'Rain. Most wet walls get wet from outside: splash at the base, a leak at a sill, a storm on a wall without an eave. This method counts vapour only.',
    'Air leaking through gaps. It carries far more vapour than passes through plaster, so a crack beside a post can outweigh everything here.',
    'Water left from building. Fresh earth and lime hold litres per square metre; let them dry first, and measure.',
    'How straw, earth and timber take up and release water, which makes real walls slower, and usually more forgiving, than this. Paint, tiles and foil can change the answer completely: enter them as a layer of their own.',
    'Energy ratings, structure, fire and acoustics. The NCC works out R-values in its own way; leave that to an assessor.',
    'The mortar in a stone wall, which lets more vapour through than the rock does.',
    'How much vapour factors vary. The answer gives R for both ends of the conductivities; for moisture it uses the middle of each range, which the table of layers shows.',
    'Water at the studs. What condenses is worked out between them. A cavity that is open to the air outside ends the wall: leave out what stands in front of it.',
  ],
} as const satisfies ToolNotes;
