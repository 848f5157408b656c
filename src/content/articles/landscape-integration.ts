import {
  daylesfordRain,
  groundFall,
  litresAPersonADay,
  plantsAllowed,
  plinth,
} from '#shared/building-figures.ts';
import type { PageBody } from '#shared/content-types/page.ts';
import { imageRef } from '../image-catalogue.ts';

export const landscapeIntegration = {
  title: 'Landscape & House Integration',
  standfirst:
    'A house ends somewhere out in the paddock, where it stops changing the land. These notes are about that larger building: the ground, the edges, the sun, the water and the food.',
  description:
    'Settling a house into its land in central Victoria: existing ground, graduated transitions, sun, water and a productive garden, with fire in mind.',
  lead: imageRef('heroes/landscape-integration'),
  banner: '',
  blocks: [
    {
      kind: 'heading',
      level: 2,
      text: 'Respecting the existing landscape',
      anchor: 'existing-landscape',
    },
    {
      kind: 'paragraph',
      text: 'Most of what makes a block worth buying can be destroyed in a day by an excavator with a good driver. Before one arrives, spend an afternoon making a drawing of what is already working. It needs no skill. Pace out the boundaries on an A3 sheet, then put down every tree with the true spread of its canopy, every outcrop, soak, track and old fence line, and an arrow for each way the ground drains. Add what cannot be seen on a dry day in March: where frost lay in July, how high the creek came in the wettest year a neighbour remembers, and in the goldfields any dip or heap that could be an [old shaft](source:mine-shafts) or [mine tailings](source:mine-tailings).',
    },
    { kind: 'figure', figure: imageRef('landscape/existing-landscape') },
    {
      kind: 'paragraph',
      text: 'Then look for the worst useful place on the sheet and try the house there. An old stockyard, a quarried bank, the compacted ground beside a shed: building heals such a spot, while the good soil below stays open to become the garden. A ridge gives you the view, the wind, the longest trench for every service and the most exposed position in a fire. Build twenty metres down on the lee side, and walk up for the view.',
    },
    {
      kind: 'paragraph',
      text: 'Follow the contour. On a slope of 1 in 10, a house six metres deep and seventeen long has 0.6 m of fall beneath it when it lies along the contour, and 1.7 m when it is turned across. The difference is truckloads of earth, retaining walls, and drains that must never block. Split the floor by two or three steps when the slope is steeper than about 1 in 8, and let the steps fall between rooms that are happy to be apart.',
    },
    {
      kind: 'list',
      style: 'bulleted',
      items: [
        'Fence off trees you mean to keep before any machine is on site. As a working rule keep traffic, trenches and stockpiles outside a circle whose radius is twelve times the trunk’s diameter, measured at chest height; an arborist’s figure replaces ours where there is one.',
        'Lodge a [Before You Dig enquiry](source:before-you-dig) before any machine or spade goes in.',
        'Strip topsoil from the building area and stockpile it no more than a metre high, for use the same year. Subsoil with enough clay goes under cover for bricks, render or [light earth](/glossary#light-earth) [slip](/glossary#slip).',
        'Keep the machine to the drive, the pad and one turning place. Mark the rest with star pickets and tape.',
        'Leave fallen logs and rock where they are unless the bushfire plan says otherwise; lizards and insects live in them.',
      ],
    },
    {
      kind: 'note',
      tone: 'check',
      title: 'Trees, soaks and old places',
      text: '[Removing native vegetation](source:native-vegetation), building near a waterway and disturbing ground in an area of [Aboriginal cultural heritage sensitivity](source:aboriginal-heritage) can each need an approval of its own. The [planning property report](source:vicplan) shows the mapped areas; ask council which apply to you before the survey pegs go in.',
    },
    { kind: 'heading', level: 2, text: 'Graduated transitions', anchor: 'graduated-transitions' },
    {
      kind: 'paragraph',
      text: 'A wall that drops straight into mown grass leaves a person with two choices, in or out. Between the hearth and the bush there ought to be five or six places, each a little cooler, rougher and less private than the one before: window seat, verandah, terrace, garden, orchard, paddock. You move through them during the day without deciding to. Most of the pleasure of living in the country is had in the middle of that list.',
    },
    { kind: 'figure', figure: imageRef('landscape/graduated-transitions'), width: 'wide' },
    {
      kind: 'paragraph',
      text: 'The verandah carries the most weight. Under 1.8 metres it is a passage with a view. At 2.4 metres a table fits with people on both sides, and at three metres it becomes a summer bedroom. Because a deep verandah along the whole north would rob the rooms of winter sun, build it deep at the ends and let it thin to an eave, or to bare pergola wires, in front of the living room glass.',
    },
    {
      kind: 'paragraph',
      text: 'A change of level helps. A step of 150 mm down to the terrace, and a sitting wall 450 mm high on its outer edge, say clearly that one place has ended and another started, at the price of a few barrows of stone. New homes also have to meet the [livable housing requirements of the building code](source:ncc-2025), which include a step-free way in where the site allows, so design one gently graded path from the car to a level threshold and let it be the handsome one. Falling ground makes this easy from the uphill side.',
    },
    {
      kind: 'paragraph',
      text: 'Let the materials grade in the same way. Near the door, things are fine and firm: sawn stone, brick on edge, a clipped bed of herbs. Ten metres away, gravel and rough stone. Beyond that a slashed path through grass. Plants follow the same order, from pots and herbs by the kitchen to local tussock, wattle and box at the fence, and there is a moment some distance from the house when you can no longer tell what was planted.',
    },
    {
      kind: 'note',
      tone: 'caution',
      title: 'Transitions and defendable space are one drawing',
      text: `In bushfire country the first ten metres are designed for fire before they are designed for anything else: non-combustible ground against the walls, nothing that burns under or in front of glass (a vine only ${plantsAllowed}), shrubs in separated clumps away from trees, branches pruned up and back from the roof. Paving, gravel, low walls and short watered grass do this job. The CFA’s [Landscaping for Bushfire](source:cfa-landscaping) explains how to plan and look after a garden inside defendable space. Your permit’s conditions come first where they differ.`,
    },
    {
      kind: 'heading',
      level: 2,
      text: 'Solar orientation of house and garden',
      anchor: 'solar-orientation',
    },
    {
      kind: 'paragraph',
      text: 'The sun lays out the garden as firmly as it does the plan. In the southern hemisphere everything to the north of the house is light and everything to the south is shade, and at midwinter the shade is long. With the noon sun about 29 degrees above the horizon, a roof ridge five metres high throws a shadow almost nine metres to the south. Draw that strip. Use it for an undercover clothesline, the car, and ferns if you have the water.',
    },
    { kind: 'figure', figure: imageRef('landscape/solar-orientation'), width: 'wide' },
    {
      kind: 'paragraph',
      text: 'To the north keep a clear fan. From the middle of the living room glass, a sector from about 45 degrees east to 45 degrees west of north should be free of anything that would stand higher than the winter sun. The sum is easy: an evergreen that will reach eight metres needs to be fifteen metres away due north and a little over thirty at the edges of the fan, counting level ground. [Sun and eaves](/tools/sun) does it for one tree and one window, month by month. Vegetables, fruit and the terrace want the same open fan, so there is no quarrel between house and garden here. They share a front.',
    },
    {
      kind: 'paragraph',
      text: `Deciduous trees are often recommended close on the north side. Be cautious: bare branches still stop a good part of winter light, and the leaves fill the gutters just before the winter rain. A vine on wires does the same work, ${plantsAllowed}; keep it watered, and clear of wall and gutter. Save the trees for the west, outside that fan and eight metres out or more, where the summer sun comes in beneath any eave at four in the afternoon, and only as far as the defendable space allows.`,
    },
    {
      kind: 'paragraph',
      text: 'A pale gravel terrace or a pond to the north throws winter light up on to the ceiling; the same surface glares in February unless a pergola shades it. A stone or earth wall on the south edge of a terrace stores a morning’s sun and makes tomatoes possible a month longer. Placed as windbreaks, hedges should be about half open: a solid barrier drops its wind on your head a little way downstream, while a permeable one of height *h* shelters the ground for roughly ten times *h*.',
    },
    {
      kind: 'paragraph',
      text: '[Our second pattern](/philosophy-process#twenty-degrees-north-east) says why the house itself turns 20 degrees east of north on open ground. Lay out beds and paths on the same line, and the whole place will seem to turn its face one way.',
    },
    { kind: 'heading', level: 2, text: 'Water', anchor: 'water' },
    {
      kind: 'paragraph',
      text: 'Water is the first thing a house disturbs. A roof of 200 square metres that used to be pasture now sheds every drop within minutes: one millimetre of rain on it is 200 litres, and twenty-five millimetres in an evening fills a 5,000 litre tank. Decide where all of it will go before deciding where the house will.',
    },
    { kind: 'figure', figure: imageRef('landscape/water'), width: 'wide' },
    {
      kind: 'paragraph',
      text: 'The order is always the same: catch it high, slow it down, soak it in, let the rest leave quietly. Tanks stand above the garden if the slope allows, so that a hose works in a power failure. Overflow runs to a swale on the contour, a shallow ditch with its soil on the downhill side, where fruit trees drink it over weeks. The last overflow follows a grassed spillway to where the land drained before. Let stormwater leave your land where, and about as fast as, it always has.',
    },
    {
      kind: 'list',
      style: 'numbered',
      items: [
        'Above the house: a cut-off drain on the uphill side, a clear two metres from the wall, falling at about 1 in 100 to both ends.',
        `At the house: ground falling away ${groundFall}, a plinth of stone or brick, ${plinth}, under an earth or straw wall, gutters with room for a cloudburst and an overflow lip that spills outwards.`,
        'Below the house: swale, orchard, spillway. Keep swales off slopes steeper than about 1 in 6 and well away from wastewater trenches.',
      ],
    },
    {
      kind: 'note',
      tone: 'check',
      title: 'Who may dig, and who must',
      text: 'Only a licensed or registered plumber may do the [roof, flashings, gutters and downpipes](source:plumbing-regulations) and [below-ground stormwater drains](source:plumbing-drainage), on your own house as well. You may clear the leaves yourself, and dig shallow open drains and swales once [Before You Dig](source:before-you-dig) has shown what lies below, unless an overlay, a waterway or an easement says otherwise. Before a building permit you need the [legal point of discharge](source:discharge-point) from council or the water corporation.',
    },
    {
      kind: 'paragraph',
      text: `Rainfall is generous and uneven. In Daylesford the [three winter months bring about 100 millimetres each](source:daylesford-rain) on average, and the driest year on record brought 421, less than half of the usual ${daylesfordRain}. A careful household of four that lives by its tanks, at ${litresAPersonADay} litres a person a day, uses about 44,000 litres in four months without rain; the fire reserve and the garden come on top. The [Rainwater tank](/tools/tank) tool runs your roof, your tank and your use through modelled years, day by day.`,
    },
    {
      kind: 'paragraph',
      text: 'Some of it belongs to the fire brigade. On many lots under the Bushfire Management Overlay a supply is set aside for fire fighting alone, commonly [10,000 litres in a non-combustible tank](source:cfa-water-supply); your permit names the amount and the fittings. Place the outlet where a truck can stop beside it, and give the tank a petrol or diesel pump: [mains power and water are likely to fail](source:fire-pump) in a fire.',
    },
    {
      kind: 'note',
      tone: 'check',
      title: 'Wastewater comes early',
      text: 'Without sewer, the size of house you may build depends on soil that can take its wastewater. Council [issues the permit for the system](source:hepburn-wastewater) and will usually want a land capability assessment. Ask for their setback distances to dams, bores and waterways, and for any rules of a [declared water supply catchment](source:hepburn-catchment), since much of the upper Loddon, Campaspe and Coliban country lies in one. Reserve the disposal area on the plan and keep cars, trees and vegetables off it.',
    },
    { kind: 'heading', level: 2, text: 'Productive landscape', anchor: 'productive-landscape' },
    {
      kind: 'paragraph',
      text: 'People look after land that feeds them. A garden reached in slippers is picked from daily, and one at the far end of a paddock is visited on Sundays and then given up, so distance from the kitchen door is the first design rule. Herbs and salad within ten steps. Vegetables within thirty. Hens and compost on the way to something else. Orchard beyond, in sight of a window. Firewood and grazing furthest out.',
    },
    { kind: 'figure', figure: imageRef('landscape/productive-landscape'), width: 'wide' },
    {
      kind: 'paragraph',
      text: 'Frost decides what goes where. Cold air drains downhill like slow water and ponds behind hedges, banks and houses. Leave it a gap to escape. Put stone fruit, which flowers early, a few metres up the slope; apples, pears and quinces will stand the hollow; a lemon needs the warm wall by the terrace. Between Castlemaine and Trentham the last frost may differ by weeks, so ask the oldest gardener on your road and believe the answer.',
    },
    {
      kind: 'paragraph',
      text: 'For a household of four allow 80 to 120 square metres of vegetable beds, twelve to twenty fruit trees and a fowl yard of forty square metres in two halves. That is about a tenth of a hectare with its paths. Beds 1.2 metres wide and lying along the 20-degree line get even light. Barrows want paths of 900 millimetres and no steps.',
    },
    {
      kind: 'paragraph',
      text: 'The building site is a good provider. Straw from broken bales mulches the first beds, away from the house; lime sweetens sour ground, lightly used and spread in goggles and gloves; roof offcuts make the hen house. The hole that gave clay for bricks can become the pond, if council and the water corporation allow a dam: ask both whether it needs a licence.',
    },
    {
      kind: 'paragraph',
      text: 'A food garden is also sound bushfire planning: watered, weeded beds with bare earth between them are about the least flammable thing you can put north-west of a house. Keep dry straw mulch, timber trellis and compost bays out of the first ten metres.',
    },
    {
      kind: 'paragraph',
      text: 'Start with one bed, four trees and the compost in the first autumn, before the slab is poured if there is water to spare. Some of those trees bear in your first year in the house.',
    },
  ],
} satisfies PageBody;
