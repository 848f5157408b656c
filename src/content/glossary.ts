import { moisture } from '#shared/building-figures.ts';
import type { Article } from './schema.ts';

/** One word that a reader may meet here for the first time. */
export interface GlossaryEntry {
  /** Anchor on the page: kebab-case, stable. */
  id: string;
  term: string;
  /** One to three sentences; may use the inline markup of `schema.ts`. */
  text: string;
}

export interface GlossaryGroup {
  id: string;
  title: string;
  /** Language of its terms, where it is not English (BCP 47). */
  termLanguage?: string;
  /** In the order of the alphabet. */
  entries: readonly GlossaryEntry[];
}

export const glossaryIntroduction = {
  title: 'Glossary',
  description:
    'The words of earth, straw, lime, permits, bushfire and the village house, from adobe to Zone 7, in a sentence or two each.',
  standfirst:
    'Words that you may not use every day. The legal words are explained so that you can follow a conversation with your surveyor; they are not the law itself.',
} as const;

export const glossary: readonly GlossaryGroup[] = [
  {
    id: 'materials-and-craft',
    title: 'Materials and craft',
    entries: [
      {
        id: 'adobe',
        term: 'Adobe',
        text: 'Another word for mudbrick: earth, water and a little straw, moulded and dried in the air.',
      },
      {
        id: 'bagging',
        term: 'Bagging',
        text: 'Rubbing a thin slurry of earth or lime over a wall with a wet sack, so that the joints fill and the bricks still show.',
      },
      {
        id: 'bond-beam',
        term: 'Bond beam',
        text: 'A beam of timber or reinforced concrete along the top of an earth or stone wall. It ties the wall together and gives the roof something to hold on to.',
      },
      {
        id: 'gauging',
        term: 'Gauging',
        text: 'Adding cement to a lime mix to make it set faster. Never do it on an earth, straw or old stone wall.',
      },
      {
        id: 'hempcrete',
        term: 'Hempcrete',
        text: 'The woody core of the hemp stalk mixed with a lime binder and packed around a timber frame. It insulates and carries nothing but itself; see [hempcrete and rammed earth](/natural-building-materials#hempcrete-and-rammed-earth).',
      },
      {
        id: 'light-earth',
        term: 'Light earth',
        text: 'Straw or woodchip coated in clay slip and packed around a timber frame, also called light straw-clay. The lighter the mix, the better it insulates.',
      },
      {
        id: 'limewash',
        term: 'Limewash',
        text: 'Lime putty thinned with water to the thickness of milk and brushed on in several coats. It turns white as it dries.',
      },
      {
        id: 'moisture-content',
        term: 'Moisture content',
        text: `The weight of water in a material as a share of its dry weight. Straw should stay ${moisture.words}.`,
      },
      {
        id: 'nhl',
        term: 'Natural hydraulic lime (NHL)',
        text: 'Lime that sets partly with water, sold in grades 2, 3.5 and 5. The higher the grade, the harder and less flexible it is.',
      },
      {
        id: 'p2-mask',
        term: 'P2 mask',
        text: 'A respirator that filters fine dust, fitted tightly to the face. Wear one for dry straw, dry clay, lime powder and anything that is cut, ground or raked.',
      },
      {
        id: 'performance-solution',
        term: 'Performance solution',
        text: 'A way of meeting the building code by evidence instead of by its written recipe. Earth walls and loadbearing straw need one, and for walls that carry the roof the rules [became tighter with the 2025 code](source:ncc-2025-structure).',
      },
      {
        id: 'plinth',
        term: 'Plinth',
        text: 'The band of stone, brick or concrete at the foot of a wall that lifts earth or straw above splash and damp.',
      },
      {
        id: 'rammed-earth',
        term: 'Rammed earth',
        text: 'Damp earth and gravel, in Australia usually with some cement, compacted in layers between forms; see [hempcrete and rammed earth](/natural-building-materials#hempcrete-and-rammed-earth).',
      },
      {
        id: 'silica-dust',
        term: 'Silica dust',
        text: 'Fine dust from stone, sand, brick, concrete and dry earth that [scars the lungs](source:silica-dust). Work wet and wear a P2 mask at least.',
      },
      {
        id: 'slip',
        term: 'Slip',
        text: 'Clay stirred into water until it is as thick as cream.',
      },
      {
        id: 'thermal-mass',
        term: 'Thermal mass',
        text: 'Heavy material that takes up heat and gives it back hours later. It works inside the insulation, where sun or fire can warm it.',
      },
      {
        id: 'timbercrete',
        term: 'Timbercrete',
        text: 'Blocks of sawdust, sand and cement, lighter than concrete and easy to cut. They still need insulation in our winters.',
      },
      {
        id: 'vapour-open',
        term: 'Vapour-open',
        text: 'Lets water vapour through, so a wall can dry. Clay, lime and wood fibre are; acrylic paint and foil are not.',
      },
    ],
  },
  {
    id: 'permits-and-energy',
    title: 'Permits, energy and fire',
    entries: [
      {
        id: 'bal',
        term: 'BAL (bushfire attack level)',
        text: 'A measure of the embers, radiant heat and flame a house may meet, from BAL-LOW through 12.5, 19, 29 and 40 to FZ, the flame zone. It sets [how the house is built](source:bushfire-minimum-level). It is not a promise that you can stay: [leave early](source:leaving-early).',
      },
      {
        id: 'byda',
        term: 'Before You Dig Australia (BYDA)',
        text: 'A free service that tells you which [registered pipes and cables](source:before-you-dig) lie near the place where you want to dig. Ask before any hole.',
      },
      {
        id: 'bmo',
        term: 'BMO (Bushfire Management Overlay)',
        text: 'A planning control over land that [extreme bushfire may reach](source:dtp-bushfire). It can ask for a planning permit, defendable space, water and access.',
      },
      {
        id: 'certificate-of-consent',
        term: 'Certificate of consent',
        text: 'What an owner-builder must have from the Building and Plumbing Commission for domestic work [worth more than $20,000](source:bpc-certificate-of-consent). It lasts 12 months: apply late.',
      },
      {
        id: 'defendable-space',
        term: 'Defendable space',
        text: 'The ground around a house where vegetation is managed so that a fire has less to burn.',
      },
      {
        id: 'land-capability-assessment',
        term: 'Land capability assessment',
        text: 'A report on how much household wastewater your soil and slope can take, and where.',
      },
      {
        id: 'legal-point-of-discharge',
        term: 'Legal point of discharge',
        text: 'The place that [the council names](source:discharge-point) for the stormwater of your land. A building permit asks for it.',
      },
      {
        id: 'nathers',
        term: 'NatHERS',
        text: 'The national scheme that rates a home’s shell in stars, by computer model and local weather file. All five places of our [climate page](/climate-responsive#zone-numbers) use zone 66, Ballarat.',
      },
      {
        id: 'ncc',
        term: 'NCC',
        text: 'The National Construction Code, Australia’s building and plumbing rules. Victoria adopted the [2025 edition from 1 May 2026](source:ncc-2025-transition).',
      },
      {
        id: 'occupancy-permit',
        term: 'Occupancy permit',
        text: 'The surveyor’s statement that a new building is suitable to live in. Living in a new house without one is [an offence](source:occupancy-permit).',
      },
      {
        id: 'overlay',
        term: 'Overlay',
        text: 'A layer of the planning scheme that adds questions to the zone: bushfire, heritage, erosion, flooding, catchment.',
      },
      {
        id: 'r-value',
        term: 'R-value',
        text: 'How well a layer resists the flow of heat. The higher, the warmer.',
      },
      {
        id: 'report-and-consent',
        term: 'Report and consent',
        text: 'The council’s decision on a design that breaks [a siting rule of the Building Regulations](source:report-and-consent), such as a setback. Without it a building permit can’t be issued.',
      },
      {
        id: 'u-value',
        term: 'U-value',
        text: 'How fast heat leaks through, mostly said of windows. The lower, the warmer.',
      },
      {
        id: 'zone-7',
        term: 'Zone 6 and Zone 7',
        text: 'Two of the eight [climate zones of the building code](source:abcb-climate-zones): 6 is mild temperate, 7 is cool temperate. Find yours on the Building Codes Board’s online map, by address, suburb or postcode, or ask your assessor.',
      },
    ],
  },
  {
    id: 'village-words',
    title: 'Words of the village',
    termLanguage: 'mk-Latn',
    entries: [
      {
        id: 'bacilo',
        term: 'Bačilo',
        text: 'The summer fold on the mountain, where sheep are milked and cheese is made.',
      },
      {
        id: 'bondruk',
        term: 'Bondruk',
        text: 'A braced timber frame filled with adobe or wattle, plastered and limewashed.',
      },
      {
        id: 'cardak',
        term: 'Čardak',
        text: 'The open timber gallery of the upper floor, turned to the sun: workroom, drying floor and summer bedroom. Say “char-dahk”.',
      },
      {
        id: 'oro',
        term: 'Oro',
        text: 'The open round dance that anybody may join at its tail.',
      },
      {
        id: 'pecalba',
        term: 'Pečalba',
        text: 'Seasonal or long work far from home, and the money and longing that came of it.',
      },
      {
        id: 'sedenka',
        term: 'Sedenka',
        text: 'A winter evening of shared work, mostly spinning, in one warm room.',
      },
    ],
  },
  {
    id: 'design-words',
    title: 'Words of design',
    entries: [
      {
        id: 'center',
        term: 'Center',
        text: 'Christopher Alexander’s word for a part of space that holds together and draws you: a window seat, a hearth, a gate. We keep his spelling.',
      },
      {
        id: 'owner-builder',
        term: 'Owner-builder',
        text: 'Somebody who takes on a builder’s duties for a home on their own land. [Demolition, restumping, reblocking and subfloor work](source:owner-builder-limits) must be done by a registered builder all the same.',
      },
      {
        id: 'pattern',
        term: 'Pattern',
        text: 'A piece of building experience written down so that somebody else can use it: a situation, what pulls in which direction, and an arrangement that settles it.',
      },
      {
        id: 'wholeness',
        term: 'Wholeness',
        text: 'What a place has when its parts hold each other up. The first question on a block is whether a house would strengthen it.',
      },
    ],
  },
];

/** The glossary as a page to read. */
export const glossaryArticle: Article = {
  ...glossaryIntroduction,
  sections: glossary.map(({ id, title, termLanguage, entries }) => ({
    id,
    title,
    blocks: [
      { kind: 'definitions', items: entries, ...(termLanguage !== undefined && { termLanguage }) },
    ],
  })),
};
