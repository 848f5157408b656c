import type { DefaultEntry } from './default-entry.ts';
import { offeringsOf, paymentInstructionsOf, reportPrices } from './services.ts';

/** The extension and the new-house report contain the same five things. */
const designAdviceIncludes = [
  'One hour site visit',
  'Project brief discussion',
  'Floor plan concept sketch',
  'Outline of regulatory constraints',
  'Approximate project cost opinion',
];

export const reports: readonly DefaultEntry<'report'>[] = [
  {
    id: 'natural-building-consultation',
    ...reportPrices['natural-building-consultation'],
    title: 'Natural Building Consultation Report',
    description:
      'For owner-builders who are choosing between earth, straw and timber and want an honest second opinion before they commit money or muscle. We write about your site, your skills, your seasons and the materials you can get in your ute. We talk with you first; there’s no visit.',
    includes: [
      'Written guidance for natural building and owner builder projects',
      'Standard questionnaire assessment: your answers, and what follows from them',
      'Regulatory landscape for natural materials in Victoria',
      'Owner builder process guidance',
      'Material selection advice (light earth, straw bale, alternatives)',
      'Local network connections: makers, trades and suppliers',
      'Construction approach recommendations',
    ],
  },
  {
    id: 'permit-pathway',
    ...reportPrices['permit-pathway'],
    title: 'Planning/Building Permit Pathway Analysis',
    description:
      'For anyone asking “what will council want?” A desktop study of one property: its permits in order, the consultants and documents each one calls for, and what should shape the design. We talk with you first; there’s no visit. The study doesn’t replace the bushfire attack level (BAL) assessment that a permit asks for: an assessor does that on the land.',
    includes: [
      'Which permits are needed',
      'Which consultants and documents are required',
      'Regulatory constraints and development potential for the site',
      'Council zoning and overlay research',
      'Fire overlay and bushfire risk assessment, from maps',
      'Desktop site assessment from aerials and photos',
    ],
  },
  {
    id: 'house-extension',
    ...reportPrices['house-extension'],
    title: 'House Extension Design Advice Report',
    description:
      'For a house you know well. We walk through it with you, find the sun, the draughts and the wasted rooms, and sketch an addition that makes the old part better too.',
    includes: designAdviceIncludes,
  },
  {
    id: 'new-house',
    ...reportPrices['new-house'],
    title: 'New House Design Advice Report',
    description:
      'For a new house on land you own or are about to own. An hour together on the land, a conversation about how you live, and a floor plan that puts the rooms where the ground and the winter sun want them.',
    includes: designAdviceIncludes,
  },
  {
    id: 'pre-purchase',
    ...reportPrices['pre-purchase'],
    title: 'Existing House Pre-Purchase Design Advice Report',
    description:
      'For a house you are thinking of buying. A designer’s reading before you sign: its condition as it appears, what could be changed, what the planning scheme allows, and whether it can become the house you have in mind. It doesn’t replace a building and pest inspection: have that done as well.',
    includes: [
      'One hour site visit',
      'Project brief discussion',
      'Regulatory constraints outline',
      'Building condition opinion',
      'Building modification advice',
    ],
  },
  {
    id: 'new-property',
    ...reportPrices['new-property'],
    title: 'New Property Design Advice Report',
    description:
      'For land you are thinking of buying or have just bought. We walk it, find where a house can sit, and weigh fire, sun, access, wastewater and overlays before a contract or a driveway fixes the answer. Our opinion on fire isn’t the bushfire attack level (BAL) assessment that a permit asks for.',
    includes: [
      'One hour site visit',
      'Project brief discussion',
      'Concept siting plan showing buildable areas',
      'Fire assessment and solar potential opinion',
      'Zoning, overlays and permit requirements advice',
    ],
  },
];

/** The reports of the release as they are offered. */
export const serviceOfferings = offeringsOf(reports);

/** At the prices of the release. */
export const paymentInstructions = paymentInstructionsOf(serviceOfferings);
