import { paragraphs } from './paragraphs.ts';
import { formatAud } from '#shared/format-aud.ts';
import type { ServicesPageBody } from '#shared/content-types/services-page.ts';
import type { DefaultEntry } from './default-entry.ts';
import {
  deliveryFrom,
  deliveryTime,
  depositPercent,
  hourlyRateAud,
  localArea,
  referenceText,
} from './services.ts';

/** The first paragraph opens the page; the others follow beside its contents. */
export const servicesIntroduction = {
  title: 'Design Services',
  description:
    'Design advice reports with fixed prices, full design, planning management and project administration for natural houses in central Victoria.',
  text: paragraphs(
    'Good advice is cheapest before anything is drawn. Our reports are for the moment when you have a block, a house or an idea, and need to know what is possible and what to do next.',
    'We design with earth, straw, lime, stone and timber in the Central Highlands and Goldfields of Victoria, for owner-builders, and for people whose registered builder does it all. Our own projects are design studies; none is built yet. Take a report to any designer, surveyor or builder, or continue with us.',
    'We look at sun, wind, slope, soil, water and fire first, then at zones, overlays and permits, then at rooms and walls. You read in plain English what we saw, what we recommend and who to ask about the rest.',
  ),
};

/** The texts around the reports, services and questions. */
export const servicesPageBody: ServicesPageBody = {
  reports: {
    title: 'Design Advice Reports',
    text: `Six fixed-price reports, delivered in writing within ${deliveryTime} ${deliveryFrom}. Four start with a questionnaire that you can fill in over many days.`,
  },
  pricing: {
    title: 'Additional Services and Pricing',
    text: 'Beyond a report we charge by the hour.',
    items: [
      {
        title: 'Other services',
        text: `${formatAud(hourlyRateAud)} per hour: a second site visit, a meeting with council or a surveyor, a detail drawn for your builder.`,
      },
      {
        title: 'Full design and management',
        text: 'At the same rate. Before each stage you get the hours we expect for it in writing, and you can stop after any stage.',
      },
      {
        title: 'Travel',
        text: `We charge travel time and costs for projects outside the ${localArea} area, and quote them when you book.`,
      },
      {
        title: 'How to pay',
        text: `By bank transfer, ${referenceText}. A ${depositPercent}% deposit secures the booking and the remainder is due on completion.`,
      },
      {
        title: 'Terms and refunds',
        text: 'Who you deal with, cancelling, and your rights: [read the terms](/terms) before you pay.',
      },
    ],
  },
  'full-design-services': {
    title: 'Full Design Services',
    text: 'From the first walk over the land to drawings that a builder can price and a surveyor can approve.',
  },
  'full-planning-project-management': {
    title: 'Full Planning Project Management',
    text: 'For projects that need a planning permit.',
  },
  'project-administration': {
    title: 'Project Administration',
    text: 'From the permit to the day you move in.',
  },
  questions: {
    title: 'Frequently Asked Questions',
    text: 'About your own land, ask your council and your building surveyor.',
  },
  contact: {
    title: 'Contact details',
    text: 'It’s best to write to us, so that nothing gets lost.',
  },
  process: {
    title: 'How it works',
    text: 'From a question to a report in your hands.',
    steps: [
      {
        title: 'Choose a report and tell us about the project',
        text: 'Fill in its questionnaire, which saves on your device as you type. If it has none, write to us.',
      },
      {
        title: 'We reply',
        text: 'We confirm that the report suits your question, ask for what is missing and quote travel.',
      },
      {
        title: 'Secure the booking',
        text: 'You pay the deposit, and we arrange a day for the consultation or site visit.',
      },
      {
        title: 'Consultation or site visit',
        text: 'We talk through the brief for every report. Four include a visit as well, an hour on the land or in the house. Bring everyone who’ll live there.',
      },
      {
        title: 'Your report',
        text: `We’ll send your report within ${deliveryTime} ${deliveryFrom}. Read it twice, then ask us about anything that isn’t clear.`,
      },
    ],
  },
  enquiry: {
    title: 'Write to us',
    text: 'Tell us where the land is, what you’d like to build and what’s worrying you.',
  },
  resources: {
    title: 'Before you get in touch',
    text: 'Our free guides answer many first questions.',
  },
};

export const services: readonly DefaultEntry<'service'>[] = [
  {
    id: 'site-and-brief',
    title: 'Site Reading and Brief',
    description:
      'Time on the land at different hours, and a written account of how you live and hope to.',
    includes: [
      'Site visit with notes on sun, wind, slope, soil, water, trees and views',
      'Placing the main centers with pegs and string, at full size',
      'Written brief with areas, priorities and a working budget',
      'List of surveys and tests to order first',
    ],
  },
  {
    id: 'concept-design',
    title: 'Concept Design',
    description:
      'Plans, sections and a simple model: where the house sits, how it turns to the sun, which walls carry heat and which keep it in.',
    includes: [
      'Siting plan with outdoor rooms, access, tanks and defendable space',
      'Floor plans and sections to scale',
      'Choice of wall, floor and roof systems with the reasons',
      'One round of changes after you’ve lived with the drawings',
    ],
  },
  {
    id: 'design-development',
    title: 'Design Development',
    description:
      'Structure, junctions, windows, services and finishes, worked out with the energy assessor and the engineer.',
    includes: [
      'Developed plans, elevations and sections',
      'Window schedule tested against an energy rating',
      'Wall build-ups, footing type and roof structure with the engineer',
      'Cost check against the brief before documentation begins',
    ],
  },
  {
    id: 'construction-documentation',
    title: 'Construction Documentation',
    description:
      'What a surveyor can assess and a natural builder can build from, with moisture, fire and fixing details drawn large.',
    includes: [
      'Working drawings for the building permit',
      'Details for plinths, sills, eaves, bond beams and wet areas',
      'Specification of earth, straw, lime, stone and timber work',
      'Schedules for joinery, finishes and fittings',
    ],
  },
  {
    id: 'planning-research',
    title: 'Planning Research and Strategy',
    description:
      'We read the planning scheme for your land and agree on the route before any fee is paid.',
    includes: [
      'Zone, overlay and particular-provision research',
      'Title, covenant and easement check',
      'Pre-application meeting with council',
      'A written strategy with order, costs and likely times',
    ],
  },
  {
    id: 'consultant-coordination',
    title: 'Consultant Coordination',
    description:
      'We brief the surveyor, assessors and engineer, compare their quotes and check that their reports describe the same house.',
    includes: [
      'Briefs and comparable quotes',
      'One base drawing for everybody',
      'Review of draft reports against the design',
      'A register of who owes what, and by when',
    ],
  },
  {
    id: 'planning-application',
    title: 'Planning Application',
    description: 'Documents in which the officer finds the answer to each clause.',
    includes: [
      'Site, floor and elevation plans to council requirements',
      'Written response to zone, overlay and policy',
      'Bushfire, wastewater and vegetation documents assembled',
      'Lodgement and fee handling on your behalf',
    ],
  },
  {
    id: 'council-liaison',
    title: 'Council and Referral Liaison',
    description: 'After lodgement: replying well and on time.',
    includes: [
      'Replies to requests for further information',
      'Contact with the fire, water and catchment authorities',
      'Conversations with neighbours where notice is given',
      'Plans for endorsement and a plain list of permit conditions',
    ],
  },
  {
    id: 'building-permit-coordination',
    title: 'Building Permit Coordination',
    description: 'Everything the building surveyor needs, followed until the permit is issued.',
    includes: [
      'Engineering, soil test, energy rating and bushfire level in one set',
      'Evidence for performance solutions where materials need them',
      'Owner-builder paperwork checked for completeness',
      'Replies to the surveyor’s questions',
    ],
  },
  {
    id: 'builder-selection',
    title: 'Builder and Trade Selection',
    description: 'We help you find people who have done the work before, and compare their prices.',
    includes: [
      'Shortlist of suitable builders and trades',
      'Tender documents and answers to questions',
      'Comparison of quotes, inclusions and allowances',
      'Advice before you sign a contract',
    ],
  },
  {
    id: 'site-visits',
    title: 'Site Visits and Quality',
    description:
      'Visits while things can still be put right: before the slab, the plaster and the final coat.',
    includes: [
      'Visits at agreed stages with a written note after each',
      'Moisture readings of bales, earth and timber before closing in',
      'Test panels for earth and lime approved on the wall',
      'Drawings amended when the site teaches us something',
    ],
  },
  {
    id: 'contract-administration',
    title: 'Contract Administration and Handover',
    description: 'Progress claims, variations, defects, and a house file for the next fifty years.',
    includes: [
      'Assessment of progress claims and variations',
      'Defects list and follow-up',
      'Maintenance calendar for earth, lime and timber',
      'House file with drawings, certificates, mixes and suppliers',
    ],
  },
];
