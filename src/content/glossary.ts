import { lightEarth, moisture, overlayHouse } from '#shared/building-figures.ts';
import type { PageBody } from '#shared/content-types/page.ts';

/** The words of each list in the order of the alphabet. */
export const glossary = {
  title: 'Glossary',
  standfirst:
    'Words that you may not use every day. The legal words are explained so that you can follow a conversation with your surveyor; they are not the law itself.',
  description:
    'The words of earth, straw, lime, permits, bushfire and the village house, from adobe to Zone 7, in a sentence or two each.',
  lead: null,
  banner: '',
  blocks: [
    { kind: 'heading', level: 2, text: 'Materials and craft', anchor: 'materials-and-craft' },
    {
      kind: 'definitions',
      items: [
        {
          anchor: 'adobe',
          term: 'Adobe',
          text: 'Another word for mudbrick: earth, water and a little straw, moulded and dried in the air.',
        },
        {
          anchor: 'bagging',
          term: 'Bagging',
          text: 'Rubbing a thin slurry of earth or lime over a wall with a wet sack, so that the joints fill and the bricks still show.',
        },
        {
          anchor: 'bond-beam',
          term: 'Bond beam',
          text: 'A beam of timber or reinforced concrete along the top of an earth or stone wall. It ties the wall together and gives the roof something to hold on to.',
        },
        {
          anchor: 'damp-proof-course',
          term: 'Damp-proof course',
          text: 'A waterproof layer across the foot of a wall that stops damp from rising. Soil or paving heaped above it lets the damp past.',
        },
        {
          anchor: 'gauging',
          term: 'Gauging',
          text: 'Adding cement to a lime mix to make it set faster. Never do it on an earth, straw or old stone wall.',
        },
        {
          anchor: 'hb-195',
          term: 'HB 195',
          text: '*The Australian Earth Building Handbook* (Standards Australia, 2002), on mudbrick, pressed and rammed earth. It is guidance, not part of the building code.',
        },
        {
          anchor: 'hempcrete',
          term: 'Hempcrete',
          text: 'The woody core of the hemp stalk mixed with a lime binder and packed around a timber frame. It insulates and carries nothing but itself; see [hempcrete and rammed earth](/natural-building-materials#hempcrete-and-rammed-earth).',
        },
        {
          anchor: 'ladder-stud',
          term: 'Ladder stud and Larsen truss',
          text: 'Two slender studs joined by short rungs or plates into a deep wall frame, so that little timber runs from the cold side to the warm.',
        },
        {
          anchor: 'light-earth',
          term: 'Light earth',
          text: 'Straw or woodchip coated in clay slip and packed around a timber frame, also called light straw-clay. The lighter the mix, the better it insulates.',
        },
        {
          anchor: 'limewash',
          term: 'Limewash',
          text: 'Lime putty or hydrated lime thinned with water to the thickness of milk and brushed on in several coats. It turns white as it dries.',
        },
        {
          anchor: 'moisture-content',
          term: 'Moisture content',
          text: `The weight of water in a material as a share of its dry weight. Straw should stay below ${moisture.ready}%: ${moisture.straw}.`,
        },
        {
          anchor: 'nhl',
          term: 'Natural hydraulic lime (NHL)',
          text: 'Lime that sets partly with water, sold in grades 2, 3.5 and 5. The higher the grade, the harder and less flexible it is.',
        },
        {
          anchor: 'p2-mask',
          term: 'P2 mask',
          text: 'A respirator that filters fine dust, fitted tightly to the face. Wear one for dry straw, dry clay, lime powder and anything that is cut, ground or raked.',
        },
        {
          anchor: 'performance-solution',
          term: 'Performance solution',
          text: 'A way of meeting the building code by evidence instead of by its written recipe. Walls of earth or straw need one; the ordinary frame around them doesn’t. A wall that carries the roof needs more. {rule:structural-limit}',
        },
        {
          anchor: 'plinth',
          term: 'Plinth',
          text: 'The band of stone, brick or concrete at the foot of a wall that lifts earth or straw above splash and damp.',
        },
        {
          anchor: 'rainscreen',
          term: 'Rainscreen',
          text: 'Boards or sheets held off a wall by an air gap. They take the rain, and the gap lets the wall drain and dry.',
        },
        {
          anchor: 'rammed-earth',
          term: 'Rammed earth',
          text: 'Damp earth and gravel, in Australia usually with some cement, compacted in layers between forms; see [hempcrete and rammed earth](/natural-building-materials#hempcrete-and-rammed-earth).',
        },
        {
          anchor: 'sarking',
          term: 'Sarking',
          text: 'A membrane under roof sheets or behind cladding that catches drips and stops draughts.',
        },
        {
          anchor: 'silica-dust',
          term: 'Silica dust',
          text: 'Fine dust from stone, sand, brick, concrete and dry earth that [scars the lungs](source:silica-dust). Work wet and wear a P2 mask at least.',
        },
        {
          anchor: 'skillion',
          term: 'Skillion',
          text: 'A roof with a single slope, or the lean-to beneath one at the back of a cottage.',
        },
        {
          anchor: 'slip',
          term: 'Slip',
          text: `Clay stirred into water until it is ${lightEarth.slip}.`,
        },
        {
          anchor: 'thermal-mass',
          term: 'Thermal mass',
          text: 'Heavy material that takes up heat and gives it back hours later. It works inside the insulation, where sun or fire can warm it.',
        },
        {
          anchor: 'timbercrete',
          term: 'Timbercrete',
          text: 'Blocks of sawdust, sand and cement, lighter than concrete and easy to cut. They still need insulation in our winters.',
        },
        {
          anchor: 'vapour-open',
          term: 'Vapour-open',
          text: 'Lets water vapour through, so a wall can dry. Clay, lime and wood fibre are; acrylic paint and foil are not.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'Permits, energy and fire', anchor: 'permits-and-energy' },
    {
      kind: 'definitions',
      items: [
        {
          anchor: 'as-3959',
          term: 'AS 3959',
          text: 'The Australian Standard *Construction of buildings in bushfire-prone areas*. It sets how a house is built at each bushfire attack level.',
        },
        {
          anchor: 'bal',
          term: 'BAL (bushfire attack level)',
          text: 'A measure of the embers, radiant heat and flame a house may meet, from BAL-LOW through 12.5, 19, 29 and 40 to FZ, the flame zone. It sets [how the house is built](source:bushfire-minimum-level). It is not a promise that you can stay: [leave early](source:leaving-early).',
        },
        {
          anchor: 'byda',
          term: 'Before You Dig Australia (BYDA)',
          text: 'A free service that tells you which [registered pipes and cables](source:before-you-dig) lie near the place where you want to dig. Ask before any hole.',
        },
        {
          anchor: 'bmo',
          term: 'BMO (Bushfire Management Overlay)',
          text: `A planning control over land that [extreme bushfire may reach](source:dtp-bushfire). Under it ${overlayHouse}. The permit can require defendable space, water and access.`,
        },
        {
          anchor: 'certificate-of-consent',
          term: 'Certificate of consent',
          text: 'What an owner-builder must have from the Building and Plumbing Commission for domestic work [worth more than $20,000](source:bpc-certificate-of-consent). It lasts 12 months unless a building permit is issued in that time, so apply late.',
        },
        {
          anchor: 'cfa',
          term: 'CFA',
          text: 'The Country Fire Authority, the fire service of country Victoria.',
        },
        {
          anchor: 'defendable-space',
          term: 'Defendable space',
          text: 'The ground around a house where vegetation is managed so that a fire has less to burn.',
        },
        {
          anchor: 'ember-screen',
          term: 'Ember screen',
          text: 'Metal mesh fine enough to stop embers, over vents and opening windows.',
        },
        {
          anchor: 'land-capability-assessment',
          term: 'Land capability assessment',
          text: 'A report on how much household wastewater your soil and slope can take, and where.',
        },
        {
          anchor: 'legal-point-of-discharge',
          term: 'Legal point of discharge',
          text: 'The place that [the council](source:discharge-point) or the water corporation names for the stormwater of your land. A building permit asks for it.',
        },
        {
          anchor: 'nathers',
          term: 'NatHERS',
          text: 'The national scheme that rates a home’s shell in stars, by computer model and local weather file. All five places of our [climate page](/climate-responsive#zone-numbers) use zone 66, Ballarat.',
        },
        {
          anchor: 'ncc',
          term: 'NCC',
          text: 'The National Construction Code, Australia’s building and plumbing rules. Victoria adopted the [2025 edition from 1 May 2026](source:ncc-2025-transition).',
        },
        {
          anchor: 'occupancy-permit',
          term: 'Occupancy permit',
          text: 'The surveyor’s statement that a new building is suitable to live in. Living in a new house without one is [an offence](source:occupancy-permit).',
        },
        {
          anchor: 'overlay',
          term: 'Overlay',
          text: 'A layer of the planning scheme that adds questions to the zone: bushfire, heritage, erosion, flooding, catchment.',
        },
        {
          anchor: 'owner-builder',
          term: 'Owner-builder',
          text: 'Somebody who takes on a builder’s duties for a home on their own land. [Demolition, restumping, reblocking, subfloor work and moving a house](source:owner-builder-limits) are for a registered builder all the same.',
        },
        {
          anchor: 'r-value',
          term: 'R-value',
          text: 'How well a layer resists the flow of heat. The higher, the warmer.',
        },
        {
          anchor: 'report-and-consent',
          term: 'Report and consent',
          text: 'The council’s decision on a design that breaks [a siting rule of the Building Regulations](source:report-and-consent), such as a setback. Without it a building permit can’t be issued.',
        },
        {
          anchor: 'restumping',
          term: 'Restumping and reblocking',
          text: 'Replacing the stumps or blocks under an old house. [A registered builder must do it](source:owner-builder-limits), on an owner-builder’s house as well.',
        },
        {
          anchor: 'u-value',
          term: 'U-value',
          text: 'How fast heat leaks through, mostly said of windows. The lower, the warmer.',
        },
        {
          anchor: 'whole-of-home',
          term: 'Whole-of-home',
          text: 'The yearly energy budget that [a new home must meet](source:energy-vic-seven-stars) besides its stars: heating, cooling, hot water, lighting and pool pumps, less what its solar panels supply.',
        },
        {
          anchor: 'zone-7',
          term: 'Zone 6 and Zone 7',
          text: 'Two of the eight [climate zones of the building code](source:abcb-climate-zones): 6 is mild temperate, 7 is cool temperate. Find yours on the Building Codes Board’s online map, by address, suburb or postcode, or ask your assessor.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'Words of the village', anchor: 'village-words' },
    {
      kind: 'definitions',
      items: [
        {
          anchor: 'bacilo',
          term: 'Bačilo',
          text: 'The summer fold on the mountain, where sheep are milked and cheese is made.',
        },
        {
          anchor: 'bondruk',
          term: 'Bondruk',
          text: 'A braced timber frame filled with adobe or wattle, plastered and limewashed.',
        },
        {
          anchor: 'cardak',
          term: 'Čardak',
          text: 'The open timber gallery of the upper floor, turned to the sun: workroom, drying floor and summer bedroom. Say “char-dahk”.',
        },
        {
          anchor: 'oro',
          term: 'Oro',
          text: 'The open round dance that anybody may join at its tail.',
        },
        {
          anchor: 'pecalba',
          term: 'Pečalba',
          text: 'Seasonal or long work far from home, and the money and longing that came of it.',
        },
        {
          anchor: 'sedenka',
          term: 'Sedenka',
          text: 'A winter evening of shared work, mostly spinning, in one warm room.',
        },
      ],
      termLanguage: 'mk-Latn',
    },
    { kind: 'heading', level: 2, text: 'Words of design', anchor: 'design-words' },
    {
      kind: 'definitions',
      items: [
        {
          anchor: 'center',
          term: 'Center',
          text: 'Christopher Alexander’s word for a part of space that holds together and draws you: a window seat, a hearth, a gate. We keep his spelling.',
        },
        {
          anchor: 'pattern',
          term: 'Pattern',
          text: 'A piece of building experience written down so that somebody else can use it: a situation, what pulls in which direction, and an arrangement that settles it.',
        },
        {
          anchor: 'wholeness',
          term: 'Wholeness',
          text: 'What a place has when its parts hold each other up. The first question on a block is whether a house would strengthen it.',
        },
      ],
    },
  ],
} satisfies PageBody;
