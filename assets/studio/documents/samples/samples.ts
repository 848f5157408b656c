/** A sample page of each report of the price list. */
import { budgetBasis } from '#content/blog/owner-builder-budget.ts';
import { moisture } from '#shared/building-figures.ts';
import { formatAud } from '#shared/format-aud.ts';
import { NOON } from '../../sun.ts';
import { P } from '../drawing/kit.ts';
import { extensionPlan, housePlan, sitingPlan } from './drawings.ts';
import type { Sample } from './page.ts';

/** A range to the nearest ten thousand dollars, at a builder's published price. */
const opinion = (m2: number) =>
  budgetBasis.builtForYou
    .map((price) => formatAud(Math.round((price * m2) / 10_000) * 10_000))
    .join(' to ');
const sun = (degrees: number) => `${degrees.toFixed(0)}°`;

const naturalBuilding = (): Sample => ({
  report: 'natural-building-consultation',
  page: [4, 12],
  heading: 'Which wall, for you and here',
  block:
    'An imaginary block: cold and wet from May to October, clay a hand below the topsoil. Two people, weekends, no trade.',
  accent: P.leaf,
  parts: [
    {
      kind: 'table',
      title: 'Three walls against your answers',
      head: ['Wall', 'For it', 'Against it', 'Our advice'],
      rows: [
        [
          'Light earth, 300 mm',
          'Clay on the land; two people can learn it in a weekend; a timber frame follows the written recipe',
          'Needs one dry summer with both faces open',
          'First choice, if the roof is on by December',
        ],
        [
          'Strawbale, 450 mm',
          'Warmest of the three; up in days',
          `Bales must stay below ${moisture.ready}% from paddock to plaster; three coats on each face`,
          'Second choice, if a dry shed comes first',
        ],
        [
          'Mudbrick, 250 mm',
          'Cheap; patient; holds the fire’s heat',
          'Insulates little, and takes more weekends than you have in a year',
          'One inner wall beside the stove',
        ],
      ],
    },
    {
      kind: 'table',
      title: 'Your weekends',
      head: ['When', 'You', 'Trades'],
      rows: [
        ['First summer', 'trial panels, the shed', 'soil test, survey, bushfire assessment'],
        [
          'First winter',
          'e-learning, certificate of consent late',
          'engineer, energy rating, permits',
        ],
        ['Spring', 'plinth, frame with a carpenter', 'footings; roof by a licensed plumber'],
        ['Second summer', 'fill the walls by the end of January', 'none'],
        ['Autumn', 'let the walls dry; clay inside where the probe allows', 'windows'],
        ['Second winter', 'joinery', 'wiring and plumbing by licensed trades'],
        ['Third summer', 'lime outside, from November', 'none'],
      ],
    },
    {
      kind: 'list',
      title: 'Ask next',
      items: [
        'A building surveyor: what evidence do you want for light earth in a frame?',
        'Your bank and an insurer, in writing: will you lend on it and cover it, during the build and after?',
        'Two people nearby who have filled such a wall: pages 10 and 11 say how to find them.',
      ],
    },
  ],
});

const permitPathway = (): Sample => ({
  report: 'permit-pathway',
  page: [5, 14],
  heading: 'Your permits, in order',
  block:
    'An imaginary block: 1.2 ha, rural living zone, bushfire overlay over the western third, no sewer. A new house.',
  accent: P.indigo,
  parts: [
    {
      kind: 'table',
      title: 'What, from whom, and what it waits for',
      head: ['', 'Permit or document', 'From', 'Why here', 'Waits for'],
      rows: [
        ['1', 'Property report', 'VicPlan, free', 'Zone, overlays, bushfire prone area', 'nothing'],
        ['2', 'Talk to the council', 'Planning, health', 'Does the overlay reach the house?', '1'],
        ['3', 'Bushfire assessment', 'Bushfire consultant', 'Overlay: statement and plan', '1'],
        ['4', 'Land capability assessment', 'Assessor', 'No sewer, water catchment', '1'],
        ['5', 'Planning permit', 'Council', 'Zone, overlay, catchment', '2, 3, 4, drawings'],
        ['6', 'Septic permit', 'Council', 'Before the building permit', '4, 5'],
        ['7', 'Engineering, energy rating', 'Engineer, assessor', 'Earth wall in a frame', '5'],
        ['8', 'Certificate of consent', 'Commission', 'You build it yourself', 'nearly all'],
        ['9', 'Building permit', 'Building surveyor', 'Before any work', '6, 7, 8'],
      ],
    },
    {
      kind: 'list',
      title: 'What shapes the design',
      items: [
        'The overlay ends 45 m from the western fence. A house east of that line may need no planning permit for fire; the bushfire attack level still counts.',
        'The wastewater field wants the low, sunny ground. Draw it before the house.',
        'An easement along the northern fence: no footing, tank or driveway in its 3 m.',
        'Development potential: one house and one small second home; no subdivision in this zone.',
      ],
    },
    {
      kind: 'text',
      title: 'What this is not',
      text: 'It is not the bushfire attack level (BAL) assessment that a permit asks for: an assessor does that on the land. The council decides.',
    },
  ],
});

const houseExtension = (): Sample => ({
  report: 'house-extension',
  page: [6, 10],
  heading: 'The sketch, and what decides it',
  block:
    'An imaginary cottage: four rooms and a passage in weatherboard, 90 m², its street to the south.',
  accent: P.rust,
  parts: [
    {
      kind: 'drawing',
      svg: extensionPlan(),
      caption:
        'The new room slides out of the cottage’s shadow. The link takes up the movement between old and new.',
    },
    {
      kind: 'list',
      title: 'Regulatory constraints',
      items: [
        'At 46 m² the room is half as large as the cottage. If the work touches more than half the original volume, the entire house must meet today’s regulations; a surveyor can consent to less only up to a quarter of the old floor, 22 m². Ask first.',
        'Lean-tos, stumps and the opened wall are work for a registered builder. Have the old sheet checked for asbestos before anything is lifted.',
        'Bushfire prone: the extension needs its assessment, BAL-12.5 at least.',
      ],
    },
    {
      kind: 'text',
      title: 'Approximate cost opinion',
      text: `Built for you, 46 m² at ${formatAud(budgetBasis.builtForYou[0])} to ${formatAud(budgetBasis.builtForYou[1])} per m²: ${opinion(46)}, with design, reports and permits at a tenth more. Work on the cottage is not in it. Two builders’ prices will tell you more than this opinion.`,
    },
  ],
});

const newHouse = (): Sample => ({
  report: 'new-house',
  page: [7, 12],
  heading: 'A first floor plan',
  block:
    'An imaginary block: open to the north, a road to the south, wind from the north-west. Two people and a guest.',
  accent: P.earth,
  parts: [
    {
      kind: 'drawing',
      svg: housePlan(),
      caption: `One room deep. At noon on the shortest day the sun stands at ${sun(NOON.winter)} and reaches some four metres into the living room; in December, at ${sun(NOON.summer)}, the blind and the eave keep it out.`,
    },
    {
      kind: 'list',
      title: 'Why the rooms stand where they do',
      items: [
        'Bedrooms to the east, where the sun comes first; laundry and store to the west, against the late sun and the north-west wind.',
        'Kitchen and table in the middle of the north side, with the door to the verandah between them.',
        'Bathroom and laundry in framed walls of their own, away from the straw.',
      ],
    },
    {
      kind: 'text',
      title: 'Approximate cost opinion',
      text: `Built for you, 105 m² at ${formatAud(budgetBasis.builtForYou[0])} to ${formatAud(budgetBasis.builtForYou[1])} per m²: ${opinion(105)}, with tanks, wastewater, design, reports and permits to add. A simpler roof and a smaller verandah are the first savings.`,
    },
  ],
});

const prePurchase = (): Sample => ({
  report: 'pre-purchase',
  page: [3, 9],
  heading: 'What the house appears to need',
  block:
    'An imaginary house: weatherboard of about 1910 on stumps, a lean-to kitchen, a tin roof, half an acre.',
  accent: P.grape,
  parts: [
    {
      kind: 'table',
      title: 'Condition, as it appears',
      head: ['Part', 'What we saw', 'What it can mean', 'Who can tell'],
      rows: [
        [
          'Stumps',
          'Floor falls 40 mm across two rooms',
          'Some redgum stumps have gone',
          'Reblocker, a registered builder',
        ],
        [
          'Roof',
          'Rust at the laps, patched valley',
          'Ten years at best; sheet before you move in',
          'Licensed plumber',
        ],
        [
          'Lean-to',
          'Flat sheet, cover strips, 1950s',
          'May be asbestos: don’t drill or sand',
          'Licensed assessor',
        ],
        [
          'Chimney',
          'Leans, mortar gone above the roof',
          'Take down or rebuild',
          'Engineer, bricklayer',
        ],
        [
          'Walls',
          'Boards sound, no insulation',
          'Cold, but easily helped from inside',
          'You, and an installer',
        ],
        [
          'Damp',
          'Path above the floor on the south',
          'Lower the path before treating anything',
          'You, with a shovel',
        ],
      ],
    },
    {
      kind: 'list',
      title: 'Can it become the house you have in mind?',
      items: [
        'Yes, without touching the front: the lean-to stands where a sunny kitchen belongs.',
        'If the work touches more than half the old volume, the whole house must meet today’s regulations; a surveyor can consent to less for an extension only up to a quarter of the old floor.',
        'Heritage overlay: changes to the outside need a planning permit. See the council’s adviser with a sketch.',
        'Without sewer, an extra bedroom asks a new question of the old septic tank.',
      ],
    },
    {
      kind: 'text',
      title: 'Before you sign',
      text: 'This is a designer’s opinion of what could be seen in an hour. It doesn’t replace a building and pest inspection: you need both.',
    },
  ],
});

const newProperty = (): Sample => ({
  report: 'new-property',
  page: [4, 11],
  heading: 'Where a house can stand',
  block: 'An imaginary block: 1.2 ha that falls to the north-east, trees along its west, no sewer.',
  accent: P.deep,
  parts: [
    {
      kind: 'drawing',
      svg: sitingPlan(),
      caption: 'Concept siting plan. North is up; each line is the same height along its length.',
    },
    {
      kind: 'list',
      title: 'What we weighed',
      items: [
        'Fire, our opinion: the trees on the west are the danger. Every ten metres east counts; the driveway leaves on the other side. This isn’t the bushfire attack level (BAL) assessment that a permit asks for.',
        `Sun: the ground falls the right way. On the shortest day the noon sun stands at ${sun(NOON.winter)}, and nothing to the north is high enough to take it.`,
        'Water: the low ground to the east is for wastewater. Order the land capability assessment before the contract is unconditional.',
        'Access: 65 m of driveway, half of it across the slope. The crossing needs the council’s permit.',
      ],
    },
    {
      kind: 'text',
      title: 'Zoning, overlays and permits',
      text: 'Rural living, bushfire prone, in a water catchment: plan on a planning permit for the house, a septic permit and a building permit, in that order. Ask the council to confirm it before you sign.',
    },
  ],
});

export const samples: readonly (() => Sample)[] = [
  naturalBuilding,
  permitPathway,
  houseExtension,
  newHouse,
  prePurchase,
  newProperty,
];
