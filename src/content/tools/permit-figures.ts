import { energyAssessor, plumbingCertificate } from '#shared/building-figures.ts';
import type { PermitStep } from '#shared/tools/permit-path/calculate.ts';
import type { PermitData } from '#shared/tools/permit-path/inputs.ts';
import type { Figure } from '#shared/tools/figure.ts';
import { permitSources } from './permit-sources.ts';
import type { PermitSourceId } from './permit-sources.ts';
import { permitTowns } from './permit-towns.ts';
import type { CouncilId } from './permit-towns.ts';

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

const mayBeOverlay = { input: 'bushfire', is: ['bmo', 'unsure'] };
const mayNeedPlanning = { input: 'planning', is: ['yes', 'unsure'] };

const isHouse = { input: 'project', is: ['new-house', 'small-second', 'extension'] };

type Local = NonNullable<PermitStep['local']>[string];

/** The steps, each after those it needs. */
const steps: readonly (PermitStep & { local?: Partial<Record<CouncilId, Local>> })[] = [
  {
    id: 'property-report',
    title: 'Planning property report',
    from: 'VicPlan, free and instant',
    text: 'Shows your council, the zone, overlays and whether the land is bushfire prone. Print it with its date: it can change.',
    links: [link('VicPlan', 'vicplan')],
    weeks: weeks(0, [0, 1]),
    after: [],
  },
  {
    id: 'council-talk',
    title: 'Talk to the council',
    from: 'Your council: planning, wastewater and building',
    text: 'Ask whether this building needs a planning permit here, what each overlay wants, how long permits take, and when you may live on the land.',
    also: [
      {
        onlyIf: { input: 'wastewater', is: ['onsite'] },
        text: 'Ask as well who handles wastewater.',
      },
    ],
    links: [link('What a planning permit is', 'planning-permits')],
    local: {
      bendigo: {
        text: 'To live in a caravan there while you build, you must have Greater Bendigo’s own permit, for six months at a time; it wants your building and septic permits first. You must not live in a shed.',
        links: [link('On-site habitation, Greater Bendigo', 'living-on-site')],
      },
      'mount-alexander': {
        text: 'Under a Heritage Overlay, changes to the outside and demolition need a planning permit. A caravan needs a permit unless there’s a house on the land already.',
        links: [
          link('Heritage overlays, Mount Alexander', 'heritage-overlay'),
          link('Caravans on private land, Mount Alexander', 'camping-local-law'),
        ],
      },
    },
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
    text: 'Footings and levels are designed from these two.',
    links: [
      { label: 'What to settle before the first trench', href: '/blog/the-owner-builder-year' },
    ],
    weeks: weeks(6, [3, 10]),
    after: ['property-report'],
    // An assessor’s enquiry about cables doesn’t stand for yours.
    notBefore: ['before-you-dig'],
  },
  {
    id: 'bushfire-assessment',
    title: 'Bushfire assessment',
    from: 'A bushfire assessor',
    text: 'In a bushfire prone area the building surveyor must have a bushfire attack level, for an extension as well; BAL-12.5 is the least. Get it before anything is drawn: moving thirty metres can change the result.',
    also: [
      {
        onlyIf: mayBeOverlay,
        text: 'Under the overlay the council needs a bushfire management statement and plan as well.',
      },
    ],
    links: [link('Bushfire controls and your property', 'dtp-bushfire')],
    local: {
      hepburn: {
        onlyIf: mayBeOverlay,
        text: 'In parts of Hepburn Shire the overlay has a quicker path, with set conditions.',
        links: [link('Bushfire overlay, Hepburn Shire', 'hepburn-bmo')],
      },
      'mount-alexander': {
        links: [link('Bushfire prone areas, Mount Alexander', 'mount-alexander-bushfire')],
      },
    },
    weeks: weeks(4, [2, 8]),
    after: ['property-report'],
    onlyIf: { input: 'bushfire', is: ['prone', 'bmo', 'unsure'] },
  },
  {
    id: 'land-capability',
    title: 'Land capability assessment',
    from: 'A land capability assessor',
    text: 'How much wastewater the soil and slope can take, and where. If a new dwelling needs a planning permit, it goes with that application. The council usually wants it with the wastewater application as well: ask.',
    links: [link('Onsite wastewater, EPA Victoria', 'onsite-wastewater')],
    local: {
      hepburn: {
        text: 'Much of Hepburn Shire lies in drinking-water catchments, and its council wants it with your septic application.',
        links: [link('Building in a catchment area, Hepburn Shire', 'hepburn-catchment')],
      },
    },
    weeks: weeks(6, [3, 10]),
    after: ['property-report'],
    // An assessor’s enquiry about cables doesn’t stand for yours.
    notBefore: ['before-you-dig'],
    onlyIf: { input: 'wastewater', is: ['onsite'] },
  },
  {
    id: 'surveyor',
    title: 'Appoint a building surveyor',
    from: 'A registered building surveyor, private or municipal; the owner appoints them',
    text: 'Choose the surveyor before the wall.',
    also: [
      {
        onlyIf: { input: 'wall', is: ['infill', 'bearing'] },
        text: 'Ask what evidence they want for earth or straw.',
      },
    ],
    links: [link('Building permit: what is exempt', 'building-permit')],
    weeks: weeks(2, [1, 6]),
    after: ['property-report'],
  },
  {
    id: 'discharge-point',
    title: 'Legal point of discharge',
    from: 'Your council, or the water corporation',
    text: 'Says where your stormwater must go.',
    links: [link('Legal point of discharge (Mount Alexander)', 'discharge-point')],
    weeks: weeks(2, [1, 4]),
    after: ['property-report'],
  },
  {
    id: 'bearing-wall',
    title: 'Engineer’s advice on the new limit for loadbearing walls',
    from: 'Your structural engineer',
    text: 'The 2025 Code makes a wall of earth or straw that carries the roof harder to prove: it must be shown to be at least equivalent to the Code’s own recipe. Ask before you draw one.',
    links: [
      link('Governing requirements of NCC 2025', 'ncc-2025-structure'),
      link('The Victorian clauses', 'ncc-2025-victorian-clauses'),
      { label: 'From when it applies', href: '/tools/permit-path#code-and-walls' },
    ],
    weeks: weeks(3, [1, 8]),
    after: ['surveyor'],
    onlyIf: { input: 'wall', is: ['bearing'] },
    decidesSketch: true,
  },
  {
    id: 'drawings',
    title: 'Sketch drawings',
    from: 'A designer',
    text: 'Siting, floor plans, elevations and sections: what the surveyor and the engineer start from.',
    also: [{ onlyIf: mayNeedPlanning, text: 'The council decides on them.' }],
    links: [{ label: 'Full design services', href: '/design-services' }],
    weeks: weeks(6, [4, 12]),
    after: [],
    // A sketch proves none of them.
    notBefore: [
      'council-talk',
      'soil-survey',
      'bushfire-assessment',
      'land-capability',
      'surveyor',
      'bearing-wall',
    ],
  },
  {
    id: 'old-part',
    title: 'Surveyor’s decision on the old part of the house',
    from: 'Your building surveyor',
    text: 'If the work of three years touches more than half the original volume, the entire house must meet today’s regulations. The surveyor may consent to less, for an extension only up to a quarter of the existing floor area.',
    links: [
      link('Regulation 233', 'alteration-rule'),
      { label: 'Extending an old house', href: '/tools/permit-path#extending-an-old-house' },
    ],
    weeks: weeks(2, [1, 6]),
    after: ['surveyor', 'drawings'],
    onlyIf: { input: 'project', is: ['extension'] },
    decidesSketch: true,
  },
  {
    id: 'report-consent',
    title: 'Council’s report and consent, where a rule isn’t met',
    from: 'Your council, asked by you or your surveyor',
    text: 'For a design that breaks a siting rule, such as a setback, and for land liable to flooding. The plan counts no weeks for it: if you need it, go by the dates for slow offices. If your surveyor says that you need none, tick it under Already done.',
    links: [link('Report and consent (Ballarat)', 'report-and-consent')],
    weeks: weeks(0, [0, 8]),
    after: ['surveyor', 'drawings'],
  },
  {
    id: 'planning-permit',
    title: 'Planning permit',
    from: 'Your council',
    text: 'The clock under the Act is 60 days, but it stops for further information and notices: we plan on 20 weeks. The permit gives dates to start and finish by.',
    links: [
      link('Understanding planning permits', 'planning-permits'),
      link('How the 60 days are counted', 'planning-clock'),
    ],
    weeks: weeks(20, [9, 30]),
    after: ['council-talk', 'drawings'],
    // A permit for heritage alone needs neither assessment.
    notBefore: ['bushfire-assessment', 'land-capability'],
    onlyIf: mayNeedPlanning,
  },
  {
    id: 'crossing',
    title: 'Permit for the driveway’s crossing',
    from: 'Your council, or the Department of Transport and Planning for a main road',
    text: 'Before you build or change a driveway where it crosses the road reserve, and before any trench there. Tick it if nothing changes.',
    links: [link('Crossovers and road reserves (Hepburn Shire)', 'vehicle-crossing')],
    weeks: weeks(2, [1, 6]),
    after: ['drawings'],
    notBefore: ['planning-permit'],
  },
  {
    id: 'engineering',
    title: 'Engineering and working drawings',
    from: 'A structural engineer and your designer',
    text: 'Wall make-up, footings, tie-down, bracing, and the details that keep water out.',
    also: [
      { onlyIf: mayNeedPlanning, text: 'After the planning decision, so that it is drawn once.' },
    ],
    links: [{ label: 'Full design services', href: '/design-services' }],
    weeks: weeks(6, [3, 12]),
    after: ['soil-survey', 'drawings'],
    notBefore: ['planning-permit', 'old-part'],
  },
  {
    id: 'energy-rating',
    title: 'Energy rating',
    from: 'An accredited energy assessor',
    text: `${energyAssessor} It is for the wall you’ll actually build, with its density.`,
    also: [
      {
        onlyIf: { input: 'project', is: ['extension'] },
        text: 'Ask your surveyor what an extension needs.',
      },
    ],
    links: [link('New building standards, common questions', 'energy-vic-seven-stars')],
    weeks: weeks(3, [1, 6]),
    after: ['drawings'],
    notBefore: ['engineering'],
    onlyIf: isHouse,
  },
  {
    id: 'evidence',
    title: 'Written agreement on evidence for the wall',
    from: 'Your building surveyor and engineer',
    text: 'Agree on what a performance solution needs to show, and what will be inspected before plaster covers the wall.',
    links: [
      { label: 'Performance solution', href: '/glossary#performance-solution' },
      link('New Zealand earth building standards', 'nz-earth-standards'),
      link('AUSBALE, strawbale essentials', 'ausbale'),
    ],
    weeks: weeks(4, [2, 12]),
    after: ['surveyor', 'drawings'],
    notBefore: ['engineering'],
    onlyIf: { input: 'wall', is: ['infill', 'bearing'] },
  },
  {
    id: 'wastewater-permit',
    title: 'Permit to install the wastewater system',
    from: 'Your council, environmental health',
    text: 'It comes after a planning permit, and you need it before a building permit.',
    links: [link('Onsite wastewater, EPA Victoria', 'onsite-wastewater')],
    local: {
      hepburn: {
        text: 'Hepburn Shire has 42 days to assess it.',
        links: [link('Domestic wastewater, Hepburn Shire', 'hepburn-wastewater')],
      },
    },
    weeks: weeks(6, [4, 12], 'hepburn-wastewater'),
    after: ['land-capability', 'drawings'],
    notBefore: ['planning-permit'],
    onlyIf: { input: 'wastewater', is: ['onsite'] },
  },
  {
    id: 'consent',
    title: 'Certificate of consent for owner-builders',
    from: 'Building and Plumbing Commission',
    text: 'You must have it for domestic building work of more than $20,000 on your own land, after e-learning, an assessment and, in most cases, a construction induction card. It lasts twelve months unless a building permit is issued in that time, so apply late, when your other documents are nearly ready.',
    links: [
      link('Certificate of consent', 'bpc-certificate-of-consent'),
      link('Information for owner-builders', 'bpc-owner-builders'),
    ],
    weeks: weeks(8, [4, 12]),
    // The Commission gives it for the owner's knowledge and land: it proves none of the documents.
    after: [],
    // It lasts twelve months: late, when the rest of what the building permit needs is there.
    notBefore: [
      'drawings',
      'discharge-point',
      'report-consent',
      'planning-permit',
      'engineering',
      'energy-rating',
      'evidence',
      'wastewater-permit',
    ],
    onlyIf: { input: 'builder', is: ['owner'] },
  },
  {
    id: 'contract',
    title: 'Building contract and Home Warranty',
    from: 'Your registered builder',
    text: 'You must have a written major domestic building contract for work of more than $10,000, and the builder must have Home Warranty for domestic work of more than $20,000. Ask the Commission which contract rules apply on the day you sign.',
    links: [
      link('What work requires a building contract', 'building-contract'),
      link('Home Warranty', 'home-warranty'),
      { label: 'Which rules apply today', href: '/tools/permit-path#owner-builders' },
    ],
    weeks: weeks(4, [2, 10]),
    after: ['drawings'],
    notBefore: ['engineering'],
    onlyIf: { input: 'builder', is: ['registered'] },
  },
  {
    id: 'building-permit',
    title: 'Building permit',
    from: 'Your building surveyor',
    text: 'You need it before any building work starts. It lists the inspections, and the dates to start and finish by.',
    also: [
      {
        onlyIf: { input: 'project', is: ['shed'] },
        text: 'Small sheds can be exempt, with conditions: see what is exempt.',
      },
    ],
    links: [link('Building permit: what is exempt', 'building-permit')],
    weeks: weeks(4, [2, 10]),
    after: [
      'council-talk',
      'soil-survey',
      'bushfire-assessment',
      'surveyor',
      'discharge-point',
      'drawings',
      'engineering',
      'old-part',
      'report-consent',
      'energy-rating',
      'evidence',
      'bearing-wall',
      'planning-permit',
      'wastewater-permit',
      'consent',
      'contract',
    ],
    notBefore: ['before-you-dig'],
  },
  {
    id: 'demolition',
    title: 'Demolition and reblocking',
    from: 'A registered builder',
    text: 'Work for a registered builder: an owner-builder must not demolish, restump, reblock or do other subfloor work. To take down more than half of a house, or any part of its street front, you need the council’s report and consent first. Have old sheet and lagging checked for asbestos before anything is opened.',
    links: [
      link('What owner-builders cannot do', 'owner-builder-limits'),
      link('Consent for demolition', 'demolition-consent'),
    ],
    weeks: weeks(2, [0, 4]),
    after: ['building-permit'],
    onlyIf: { input: 'project', is: ['extension'] },
  },
  {
    id: 'inspections',
    title: 'Building, with each inspection on the permit',
    from: 'Your building surveyor, each time you notify them',
    text: 'Commonly footings, reinforcement, frame and final. Notify the surveyor at each stage, and don’t cover the work or build past it until it’s approved.',
    links: [
      link('Mandatory notifications and inspections', 'mandatory-inspections'),
      { label: 'Drying log', href: '/tools/log' },
    ],
    weeks: null,
    after: ['building-permit', 'before-you-dig', 'demolition'],
    // The building’s inspections don’t show that the crossing has its permit.
    notBefore: ['crossing'],
  },
  {
    id: 'plumbing',
    title: 'Plumbing certificates',
    from: 'Each licensed plumber, when the work is done',
    text: `Only a licensed or registered plumber may do this work, even on your own house: roof, flashings, gutters, downpipes, stormwater, drains, water, gas, and wood heaters with their flues. You must get a certificate ${plumbingCertificate}, within five days of each plumber’s work. These dates are for the last plumber.`,
    links: [
      link('Compliance certificates', 'plumbing-certificates'),
      link('What drainage work covers', 'plumbing-drainage'),
      link('What plumbing work is', 'plumbing-regulations'),
    ],
    weeks: weeks(1, [0, 2]),
    after: [],
    // Drains have a certificate before the slab, and the builder’s power one before the frame.
    notBefore: ['building-permit', 'inspections'],
  },
  {
    id: 'electrical',
    title: 'Certificates of Electrical Safety',
    from: 'Each licensed electrician, when the work is done',
    text: 'For all electrical installation work; doing it yourself is against the law.',
    links: [link('Certificate of Electrical Safety', 'electrical-certificate')],
    weeks: weeks(1, [0, 2]),
    after: [],
    // Likewise.
    notBefore: ['building-permit', 'inspections'],
  },
  {
    id: 'wastewater-certificate',
    title: 'Certificate to use the wastewater system',
    from: 'Your council, environmental health',
    text: 'You need it before you use the system and before your surveyor’s last certificate.',
    links: [link('Onsite wastewater, EPA Victoria', 'onsite-wastewater')],
    local: {
      hepburn: { links: [link('Domestic wastewater, Hepburn Shire', 'hepburn-wastewater')] },
    },
    weeks: weeks(2, [1, 4]),
    after: ['wastewater-permit'],
    // The system may be in use before the house is done.
    notBefore: ['inspections'],
    onlyIf: { input: 'wastewater', is: ['onsite'] },
  },
  {
    id: 'occupancy',
    title: 'Occupancy permit',
    from: 'Your building surveyor',
    text: 'You need it before anyone lives in the house, or in a finished part of it: moving in earlier is an offence. If the cost has changed, tell the Commission; its page says how.',
    links: [link('At the end of your building project', 'end-of-project')],
    weeks: weeks(2, [1, 4]),
    after: ['inspections', 'plumbing', 'electrical', 'wastewater-certificate'],
    onlyIf: { input: 'project', is: ['new-house', 'small-second'] },
  },
  {
    id: 'final-inspection',
    title: 'Certificate of final inspection',
    from: 'Your building surveyor',
    text: 'Closes the permit for an extension, an alteration or an outbuilding. If the cost has changed, tell the Commission; its page says how.',
    links: [link('At the end of your building project', 'end-of-project')],
    weeks: weeks(2, [1, 4]),
    after: ['inspections', 'plumbing', 'electrical', 'wastewater-certificate'],
    onlyIf: { input: 'project', is: ['extension', 'shed'] },
  },
];

export const permitData: PermitData = {
  steps,
  towns: permitTowns,
  consentMonths: figureOf(12, [12, 12], 'months', 'bpc-certificate-of-consent'),
};
