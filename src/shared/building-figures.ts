/** Figures that several pages and tools state: each has one answer, and this is where it is. */

/** Straw and light earth before plaster, per cent of dry weight. */
export const moisture = {
  ready: 18,
  never: 20,
  straw: 'from 18 to 20%, wait; above 20%, open it and dry it',
} as const;

/** Light earth in a cold valley: when the last lift goes in, and how long 300 mm then dry. */
export const lightEarth = {
  filledBy: 'the end of January',
  drying: 'eight to twelve dry weeks',
  /** How long straw and slip lie in a heap, and how thick the slip is. */
  rest: 'overnight',
  slip: 'like thin cream',
  /** By dry density in kg/m³: conductivity in W/mK, R-value of 300 mm without plasters. */
  densities: [
    { density: 300, conductivity: 0.1, r: 3 },
    { density: 400, conductivity: 0.12, r: 2.5 },
    { density: 600, conductivity: 0.17, r: 1.8 },
    { density: 800, conductivity: 0.25, r: 1.2 },
  ],
} as const;

/** Published tests of plastered bales laid flat. */
export const strawbale = { testedR: 'R4.8 to R6', designR: 'R4.8, the low end' } as const;

/** A wall of them, and the straw in it. */
export const strawWall = 'about 500 mm thick with plaster';

/** How high earth and straw stand above the finished ground. */
export const plinth = '225 mm at the least and better 300';

/** How the ground or the paving falls away from a house. */
export const groundFall = 'at least 50 mm in the first metre';

/** Who needs a planning permit under the Bushfire Management Overlay (clause 44.06-2). */
export const overlayHouse =
  'a new house needs a planning permit, unless the overlay or its schedule exempts it';
export const overlayExtension = 'an extension needs one as well, unless it is exempt: ask council';

/** For which work a plumber must give a compliance certificate. */
export const plumbingCertificate =
  'for work worth more than $750, and at any price for gas and for sanitary drains below ground';

/** Who decides about plants near a house in bushfire country: an assessor only rates the site. */
export const plantsAllowed = 'if the permit’s conditions and the building surveyor allow it';

/** What is built into a wall of straw, light earth or mudbrick. */
export const servicesInWalls = 'cables in conduits, water pipes out of the wall altogether';

/** What a seller of an owner-built home owes. */
export const ownerBuiltDuties = 'warranties, a defects report and any insurance the law asks for';

/** A hole to look at the ground. */
export const testHole = 'about 600 mm deep';

/** The end of a hot spell. */
export const coolChange = { swing: 'within a few minutes', drop: 'ten degrees or more' } as const;

/** How long a seller of an owner-built home owes warranties and a defects report. */
export const ownerBuiltSale = 'about six and a half years of the occupancy permit';

/** When to see the energy assessor. */
export const energyAssessor =
  'Talk to an energy assessor while the plan can still change; the certificate comes late, with the working drawings.';

/** Depth of an eave over glass to the north, as a share of the height from sill to eave, by the tool Sun and eaves. */
export const eaveShares = { twoMonths: 31, fourMonths: 50 } as const;
export const eaveText = `To shade all the glass at noon for the two months around midsummer, an eave needs about ${eaveShares.twoMonths}% of the height from sill to eave; for four months, to late February, about ${eaveShares.fourMonths}%. On a wall turned 20 degrees to the east some of summer’s morning sun still comes in beneath it: leave that to a vine or a blind.`;

/** What one person in a careful household on tank water uses in a day. */
export const litresAPersonADay = 90;

/** A common brick, in millimetres, and how many make a square metre with its joint. */
export const mudbrick = { length: 375, height: 125, thickness: 250, joint: 15, perM2: 18 } as const;

/** Where a compass points in the district, and what it reads for 20 degrees east of true north. */
export const compass = {
  points: 'between 11 and 12 degrees east of true north',
  readsForTwenty: '8 or 9 degrees',
} as const;

/** Rain of a year in Daylesford by its published months, in millimetres, to ten. */
export const daylesfordRain = 860;

/** When lime can go on outside, by the height of the place: nights below 5 degrees come early up high. */
export const limeSeasons = {
  high: 'November or March',
  low: 'mid-April',
} as const;
