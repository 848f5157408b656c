import type { PermitStep } from '#shared/tools/permit-path/calculate.ts';
import type { PermitData } from '#shared/tools/permit-path/inputs.ts';
import type { Figure } from '#shared/tools/figure.ts';
import { permitSources } from './permit-sources.ts';
import type { PermitSourceId } from './permit-sources.ts';

function weeks(
  value: number,
  range: readonly [number, number],
  source: PermitSourceId = 'practice-programme',
): Figure {
  return figureOf(value, range, 'weeks', source);
}

function figureOf(
  value: number,
  [low, high]: readonly [number, number],
  unit: string,
  source: PermitSourceId,
): Figure {
  const { licence, checked } = permitSources[source];
  return { value, low, high, unit, source, licence, checked };
}

function link(label: string, source: PermitSourceId): { label: string; href: string } {
  return { label, href: permitSources[source].url };
}

const isHouse = { input: 'project', is: ['new-house', 'extension'] };

/** The steps, each after those it needs. */
const steps: readonly PermitStep[] = [
  {
    id: 'property-report',
    title: 'Planning property report',
    from: 'VicPlan, free and instant',
    text: 'Shows the zone, overlays and whether the land is bushfire prone. Print it with its date: it can change.',
    links: [link('VicPlan', 'vicplan')],
    weeks: weeks(0, [0, 1]),
    after: [],
  },
  {
    id: 'council-talk',
    title: 'Talk to the council',
    from: 'Your council: planning, wastewater and building',
    text: 'Ask whether this building needs a planning permit here, what they’ll want to see, and who handles wastewater. Write down the name and the date.',
    links: [link('What a planning permit is', 'planning-permits')],
    weeks: weeks(2, [1, 4]),
    after: ['property-report'],
  },
  {
    id: 'before-you-dig',
    title: 'Before You Dig enquiry',
    from: 'Before You Dig Australia, free',
    text: 'Shows where registered pipes and cables run. Lodge it before the first test hole.',
    links: [link('Before You Dig Australia', 'before-you-dig')],
    weeks: weeks(1, [0, 1]),
    after: ['property-report'],
  },
  {
    id: 'soil-survey',
    title: 'Soil report and survey',
    from: 'A soil tester and a licensed surveyor',
    text: 'Footings and levels are designed from these two. Dig test holes only after the Before You Dig enquiry.',
    links: [
      { label: 'What to settle before the first trench', href: '/blog/the-owner-builder-year' },
    ],
    weeks: weeks(6, [3, 10]),
    after: ['property-report', 'before-you-dig'],
  },
  {
    id: 'bushfire-assessment',
    title: 'Bushfire assessment',
    from: 'A bushfire assessor',
    text: 'In a bushfire prone area the building surveyor needs a bushfire attack level; in the overlay the council needs a bushfire management statement and plan as well. Get it before the house is drawn: moving thirty metres can change the result.',
    links: [link('Bushfire controls and your property', 'dtp-bushfire')],
    weeks: weeks(4, [2, 8]),
    after: ['property-report'],
    onlyIf: { input: 'bushfire', is: ['prone', 'bmo', 'unsure'] },
  },
  {
    id: 'land-capability',
    title: 'Land capability assessment',
    from: 'A land capability assessor',
    text: 'How much wastewater the soil and slope can take, and where. Councils ask for it in a declared water catchment; if a new dwelling needs a planning permit, it goes with that application.',
    links: [link('Building in a catchment area, Hepburn Shire', 'hepburn-catchment')],
    weeks: weeks(6, [3, 10]),
    after: ['property-report', 'before-you-dig'],
    onlyIf: { input: 'wastewater', is: ['onsite'] },
  },
  {
    id: 'surveyor',
    title: 'Appoint a building surveyor',
    from: 'A registered building surveyor, private or municipal; the owner appoints them',
    text: 'Choose the surveyor before the wall, and ask what evidence they want for earth or straw. They issue the building permit and carry out the inspections.',
    links: [link('Building permit: what is exempt', 'building-permit')],
    weeks: weeks(2, [1, 6]),
    after: ['property-report'],
  },
  {
    id: 'drawings',
    title: 'Drawings and engineering',
    from: 'A designer and a structural engineer',
    text: 'What the permits need: siting, sections, wall make-up, footings, tie-down, bracing, and the details that keep water out.',
    links: [{ label: 'Full design services', href: '/design-services' }],
    weeks: weeks(10, [6, 20]),
    after: ['council-talk', 'soil-survey', 'bushfire-assessment', 'land-capability', 'surveyor'],
  },
  {
    id: 'energy-rating',
    title: 'Energy rating',
    from: 'An accredited energy assessor',
    text: 'For the wall you’ll actually build, with its density. New homes must reach 7 stars and meet a whole-of-home budget; ask your surveyor what an extension needs.',
    links: [link('New building standards, common questions', 'energy-vic-seven-stars')],
    weeks: weeks(3, [1, 6]),
    after: ['drawings'],
    onlyIf: isHouse,
  },
  {
    id: 'evidence',
    title: 'Written agreement on evidence for the wall',
    from: 'Your building surveyor and engineer',
    text: 'Earth and straw walls are shown to meet the Code by a performance solution: engineering, test reports, handbooks and overseas standards. Agree on what you need to show, and what will be inspected before plaster covers it.',
    links: [
      { label: 'Performance solution', href: '/glossary#performance-solution' },
      link('New Zealand earth building standards', 'nz-earth-standards'),
      link('AUSBALE, strawbale essentials', 'ausbale'),
    ],
    weeks: weeks(4, [2, 12]),
    after: ['surveyor', 'drawings'],
    onlyIf: { input: 'wall', is: ['infill', 'bearing'] },
  },
  {
    id: 'bearing-wall',
    title: 'Engineer’s advice on the new limit for loadbearing walls',
    from: 'Your structural engineer',
    text: 'The 2025 Code closes one of the two ways of proving a structural performance solution; in Victoria the limit takes effect in May 2027. Ask before you draw a wall of earth or straw that carries the roof.',
    links: [
      link('Governing requirements of NCC 2025', 'ncc-2025-structure'),
      link('The Victorian clauses', 'ncc-2025-victorian-clauses'),
    ],
    weeks: weeks(3, [1, 8]),
    after: ['surveyor'],
    onlyIf: { input: 'wall', is: ['bearing'] },
  },
  {
    id: 'planning-permit',
    title: 'Planning permit',
    from: 'Your council',
    text: 'Decides whether this building is allowed in this place. The clock under the Act is 60 days, but it stops for further information and notices, and many applications take far longer: we plan on 20 weeks. The permit gives dates to start and finish by.',
    links: [
      link('Understanding planning permits', 'planning-permits'),
      link('How the 60 days are counted', 'planning-clock'),
    ],
    weeks: weeks(20, [9, 30]),
    after: ['council-talk', 'bushfire-assessment', 'land-capability', 'drawings'],
    onlyIf: { input: 'planning', is: ['yes', 'unsure'] },
  },
  {
    id: 'wastewater-permit',
    title: 'Permit to install the wastewater system',
    from: 'Your council, environmental health',
    text: 'You need it before a building permit can be issued. If you need a planning permit as well, that comes first. Hepburn Shire has 42 days to assess it.',
    links: [link('Domestic wastewater, Hepburn Shire', 'hepburn-wastewater')],
    weeks: weeks(6, [4, 12], 'hepburn-wastewater'),
    after: ['land-capability', 'drawings', 'planning-permit'],
    onlyIf: { input: 'wastewater', is: ['onsite'] },
  },
  {
    id: 'consent',
    title: 'Certificate of consent for owner-builders',
    from: 'Building and Plumbing Commission',
    text: 'For domestic building work of more than $20,000 on your own land. You do e-learning and an assessment first, and in most cases need a construction induction card as well. It lasts twelve months, so apply when your other documents are nearly ready, not first.',
    links: [
      link('Certificate of consent', 'bpc-certificate-of-consent'),
      link('Information for owner-builders', 'bpc-owner-builders'),
    ],
    weeks: weeks(8, [4, 12]),
    after: ['drawings'],
    onlyIf: { input: 'builder', is: ['owner'] },
  },
  {
    id: 'contract',
    title: 'Building contract and Home Warranty',
    from: 'Your registered builder',
    text: 'You need a written major domestic building contract for work of more than $10,000, and since 1 July 2026 Home Warranty for domestic work of more than $20,000. New contract rules apply from 1 December 2026 at the latest: ask which apply on the day you sign.',
    links: [
      link('What work requires a building contract', 'building-contract'),
      link('Home Warranty', 'home-warranty'),
    ],
    weeks: weeks(4, [2, 10]),
    after: ['drawings'],
    onlyIf: { input: 'builder', is: ['registered'] },
  },
  {
    id: 'building-permit',
    title: 'Building permit',
    from: 'Your building surveyor',
    text: 'You need it before any building work starts. It lists the inspections, the dates to start and finish by, and whether it ends with an occupancy permit or a certificate of final inspection.',
    links: [link('Building permit: what is exempt', 'building-permit')],
    weeks: weeks(4, [2, 10]),
    after: [
      'council-talk',
      'soil-survey',
      'bushfire-assessment',
      'surveyor',
      'drawings',
      'energy-rating',
      'evidence',
      'bearing-wall',
      'planning-permit',
      'wastewater-permit',
      'consent',
      'contract',
    ],
  },
  {
    id: 'inspections',
    title: 'Building, with each inspection on the permit',
    from: 'Your building surveyor, each time you notify them',
    text: 'Commonly footings, reinforcement, frame and final. Notify the surveyor at each stage, and don’t cover the work or build past it until it’s approved. Have your moisture readings ready before you plaster.',
    links: [
      link('Mandatory notifications and inspections', 'mandatory-inspections'),
      { label: 'Drying log', href: '/tools/log' },
    ],
    weeks: null,
    after: ['building-permit'],
  },
  {
    id: 'plumbing',
    title: 'Plumbing certificates',
    from: 'Each licensed plumber, when the work is done',
    text: 'Roofing, stormwater, drains, water and gas are licensed work in Victoria, even on your own house. Leave gutters to the plumber too.',
    links: [
      link('Compliance certificates', 'plumbing-certificates'),
      link('What drainage work covers', 'plumbing-drainage'),
      link('Roofing on your own house', 'roof-plumbing'),
    ],
    weeks: weeks(1, [0, 2]),
    after: ['building-permit', 'inspections'],
  },
  {
    id: 'electrical',
    title: 'Certificates of Electrical Safety',
    from: 'Each licensed electrician, when the work is done',
    text: 'For all electrical installation work; doing it yourself is against the law.',
    links: [link('Certificate of Electrical Safety', 'electrical-certificate')],
    weeks: weeks(1, [0, 2]),
    after: ['building-permit', 'inspections'],
  },
  {
    id: 'wastewater-certificate',
    title: 'Certificate to use the wastewater system',
    from: 'Your council, environmental health',
    text: 'You need it before you use the system and before an occupancy permit.',
    links: [link('Domestic wastewater, Hepburn Shire', 'hepburn-wastewater')],
    weeks: weeks(2, [1, 4]),
    after: ['wastewater-permit', 'inspections'],
    onlyIf: { input: 'wastewater', is: ['onsite'] },
  },
  {
    id: 'occupancy',
    title: 'Occupancy permit',
    from: 'Your building surveyor',
    text: 'You need it before anyone lives in the house, or in a finished part of it: moving in earlier is an offence. If the cost has changed, tell the Commission as its page asks.',
    links: [link('At the end of your building project', 'end-of-project')],
    weeks: weeks(2, [1, 4]),
    after: ['inspections', 'plumbing', 'electrical', 'wastewater-certificate'],
    onlyIf: { input: 'project', is: ['new-house'] },
  },
  {
    id: 'final-inspection',
    title: 'Certificate of final inspection',
    from: 'Your building surveyor',
    text: 'Closes the permit for an extension, an alteration or an outbuilding. If the cost has changed, tell the Commission as its page asks.',
    links: [link('At the end of your building project', 'end-of-project')],
    weeks: weeks(2, [1, 4]),
    after: ['inspections', 'plumbing', 'electrical', 'wastewater-certificate'],
    onlyIf: { input: 'project', is: ['extension', 'shed'] },
  },
];

export const permitData: PermitData = {
  steps,
  consentMonths: figureOf(12, [12, 12], 'months', 'bpc-certificate-of-consent'),
};
