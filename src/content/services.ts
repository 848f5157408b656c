import { formatAud } from '#shared/format-aud.ts';
import type { ServiceIcon } from '#shared/service-parts.ts';
import type { ChangedReport } from '#shared/api/reports.ts';

/**
 * What the practice sells and how it is paid for.
 * `reportPrices` is the only place where an amount is written: cards, notes and payment texts are
 * composed from it. Change a price there and every sentence on the site follows.
 */

/** Which questionnaire window a report card opens; `none` means the card has no button of its own. */
export type QuestionnaireChoice =
  | 'naturalBuilding'
  | 'propertyAssessment'
  | 'newHouseDesign'
  | 'houseExtension'
  | 'none';

export type ReportId =
  | 'natural-building-consultation'
  | 'permit-pathway'
  | 'house-extension'
  | 'new-house'
  | 'pre-purchase'
  | 'new-property';

export interface ReportPrice {
  /** Whole price in Australian dollars. */
  priceAud: number;
  /** Paid to secure the booking; null where it is agreed when the visit is arranged. */
  depositAud: number | null;
}

export interface ServiceOffering extends ReportPrice {
  id: ReportId;
  icon: ServiceIcon;
  title: string;
  /** As shown, for example `$220`. */
  price: string;
  /** As shown, for example `$110`; null with `depositAud`. */
  deposit: string | null;
  description: string;
  includes: readonly string[];
  questionnaire: QuestionnaireChoice;
}

/** Reports with a deposit in the price list. */
type ReportWithDeposit = Exclude<ReportId, 'pre-purchase' | 'new-property'>;

/** The four services that can be paid for after a questionnaire. */
export type PayableService =
  | 'natural-building'
  | 'property-assessment'
  | 'new-house-design'
  | 'house-extension';

export interface PaymentInstructions {
  service: PayableService;
  report: ReportWithDeposit;
  title: string;
  /** Title of the report, as on its card. */
  reportTitle: string;
  /** What is paid first, for example `$440`. */
  deposit: string;
  /** Label and amount, in the order of paying. */
  amounts: readonly { label: string; amount: string }[];
  /** What to write in the reference field of the transfer: the customer's name and `serviceType`. */
  reference: { rule: string; serviceType: string };
  /** What comes after the transfer. */
  nextSteps: readonly string[];
}

/** The price list. Amounts in whole Australian dollars. */
export const reportPrices = {
  'natural-building-consultation': { priceAud: 220, depositAud: 110 },
  'permit-pathway': { priceAud: 320, depositAud: 160 },
  'house-extension': { priceAud: 550, depositAud: 275 },
  'new-house': { priceAud: 880, depositAud: 440 },
  'pre-purchase': { priceAud: 440, depositAud: null },
  'new-property': { priceAud: 660, depositAud: null },
} as const satisfies Record<ReportId, ReportPrice>;

/** Everything else is charged by the hour, in Australian dollars. */
export const hourlyRateAud = 80;

/** Share of the price that secures a booking. */
export const depositPercent = 50;

export const deliveryTime = '7-10 business days';
export const responseTime = '1-2 business days';
export const localArea = 'Daylesford/Hepburn';

function priced(
  report: ReportId,
): Pick<ServiceOffering, 'id' | 'priceAud' | 'depositAud' | 'price' | 'deposit'> {
  return { id: report, ...pricedAt(reportPrices[report]) };
}

/** A price as numbers and as it is shown. */
export function pricedAt({ priceAud, depositAud }: ReportPrice) {
  return {
    priceAud,
    depositAud,
    price: formatAud(priceAud),
    deposit: depositAud === null ? null : formatAud(depositAud),
  };
}

/** The extension and the new-house report contain the same five things. */
const designAdviceIncludes = [
  'One hour site visit',
  'Project brief discussion',
  'Floor plan concept sketch',
  'Outline of regulatory constraints',
  'Approximate project cost opinion',
] as const;

/** The first paragraph opens the page; the others follow beside its contents. */
export const servicesIntroduction = {
  title: 'Design Services',
  description:
    'Design advice reports with fixed prices, full design, planning management and project administration for natural houses in central Victoria.',
  paragraphs: [
    'Good advice is cheapest before anything is drawn. Our reports are written for the moment when you have a block, a house or an idea, and need to know what is possible and what to do next.',
    'We design with earth, straw, lime, stone and timber in the Central Highlands and Goldfields of Victoria, for owner-builders and for people who want everything managed. Take a report to any designer, surveyor or builder, or continue with us.',
    'We look at sun, wind, slope, soil, water and fire first, then at zones, overlays and permits, then at rooms and walls. You read in plain English what we saw, what we recommend, what it depends on and who to ask about the rest.',
  ],
} as const;

export const serviceOfferings: readonly ServiceOffering[] = [
  {
    ...priced('natural-building-consultation'),
    icon: 'sprout',
    title: 'Natural Building Consultation Report',
    description:
      'For owner-builders who are choosing between earth, straw and timber and want an honest second opinion before they commit money or muscle. We read your questionnaire, then write about your site, your skills, your seasons and the materials you can get in your ute.',
    includes: [
      'Written guidance for natural building and owner builder projects',
      'Standard questionnaire assessment',
      'Regulatory landscape for natural materials in Victoria',
      'Owner builder process guidance',
      'Material selection advice (light earth, straw bale, alternatives)',
      'Local network connections',
      'Construction approach recommendations',
    ],
    questionnaire: 'naturalBuilding',
  },
  {
    ...priced('permit-pathway'),
    icon: 'map',
    title: 'Planning/Building Permit Pathway Analysis',
    description:
      'For anyone asking “what will council want?” A desktop study of one property: its permits in order, the consultants and documents each one calls for, and what should shape the design. It isn’t the bushfire attack level (BAL) assessment that a permit asks for: an assessor does that on the land.',
    includes: [
      'Which permits are needed',
      'Which consultants and documents are required',
      'Regulatory constraints and development potential for the site',
      'Council zoning and overlay research',
      'Fire overlay and bushfire risk assessment',
      'Desktop site assessment from aerials and photos',
    ],
    questionnaire: 'propertyAssessment',
  },
  {
    ...priced('house-extension'),
    icon: 'house-plus',
    title: 'House Extension Design Advice Report',
    description:
      'For a house you know well. We walk through it with you, find the sun, the draughts and the wasted rooms, and sketch an addition that makes the old part better too.',
    includes: designAdviceIncludes,
    questionnaire: 'houseExtension',
  },
  {
    ...priced('new-house'),
    icon: 'house',
    title: 'New House Design Advice Report',
    description:
      'For a new house on land you own or are about to own. An hour together on the land, a conversation about how you live, and a floor plan that puts the rooms where the ground and the winter sun want them.',
    includes: designAdviceIncludes,
    questionnaire: 'newHouseDesign',
  },
  {
    ...priced('pre-purchase'),
    icon: 'search-check',
    title: 'Existing House Pre-Purchase Design Advice Report',
    description:
      'For a house you are thinking of buying. A designer’s reading before you sign: its condition as it appears, what could be changed, what the planning scheme allows, and whether it can become the house you have in mind. It doesn’t replace a building and pest inspection. You need both.',
    includes: [
      'One hour site visit',
      'Project brief discussion',
      'Regulatory constraints outline',
      'Building condition opinion',
      'Building modification advice',
    ],
    questionnaire: 'none',
  },
  {
    ...priced('new-property'),
    icon: 'land-plot',
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
    questionnaire: 'none',
  },
];

/** The price list with what the owner has changed of it since the release. */
export function offeringsWith(changed: readonly ChangedReport[]): readonly ServiceOffering[] {
  return serviceOfferings.map((offering) => {
    const change = changed.find(({ id }) => id === offering.id);
    if (!change) return offering;
    const { title, priceAud, depositAud, description, includes } = change;
    return {
      ...offering,
      title,
      ...pricedAt({ priceAud, depositAud }),
      description,
      includes,
    };
  });
}

/** The price list for somebody who was shown another price of one report than today's; null: at today's. */
export function offeringsAt(
  offerings: readonly ServiceOffering[],
  questionnaire: QuestionnaireChoice,
  shown: ReportPrice | null,
): readonly ServiceOffering[] {
  if (shown === null) return offerings;
  return offerings.map((offering) =>
    offering.questionnaire === questionnaire ? { ...offering, ...pricedAt(shown) } : offering,
  );
}

/** Shown on the two cards without a questionnaire button. */
export const bookingByEnquiry = 'To book, send us the address and the dates that suit you.';

export const responseCommitment = `We reply to every enquiry within ${responseTime}. If you don’t hear from us by then, please try again.`;

function paymentTexts(
  offerings: readonly ServiceOffering[],
  service: PayableService,
  report: ReportWithDeposit,
  serviceType: string,
  nextSteps: readonly string[],
): PaymentInstructions {
  const offering = offerings.find(({ id }) => id === report);
  const priceAud = offering?.priceAud ?? reportPrices[report].priceAud;
  const depositAud = offering?.depositAud ?? reportPrices[report].depositAud;
  const percent = Math.round((depositAud / priceAud) * 100);
  return {
    service,
    report,
    title: 'Payment Instructions',
    reportTitle: offering?.title ?? '',
    deposit: formatAud(depositAud),
    amounts: [
      { label: 'Report', amount: formatAud(priceAud) },
      {
        label: `Deposit to secure the booking (${percent}%)`,
        amount: formatAud(depositAud),
      },
      { label: 'Remainder, due on completion', amount: formatAud(priceAud - depositAud) },
    ],
    reference: {
      rule: 'Use your name plus the service type as the payment reference.',
      serviceType,
    },
    nextSteps,
  };
}

const afterDeposit = `We’ll send your report within ${deliveryTime} of receiving your deposit and booking your consultation.`;
const outsideArea = `If the property is outside the ${localArea} area, we’ll quote travel time and costs before the visit.`;

/** How each report with a questionnaire is paid for, at the prices of the list. */
export const paymentInstructionsOf = (offerings: readonly ServiceOffering[]) =>
  ({
    'natural-building': paymentTexts(
      offerings,
      'natural-building',
      'natural-building-consultation',
      'Natural Building',
      [
        `We’ll confirm your payment within ${responseTime} and arrange a time to talk.`,
        afterDeposit,
      ],
    ),
    'property-assessment': paymentTexts(
      offerings,
      'property-assessment',
      'permit-pathway',
      'Permit Pathway',
      [
        `We’ll confirm your payment within ${responseTime} and ask for a copy of the title and plan of subdivision if you have them.`,
        afterDeposit,
      ],
    ),
    'new-house-design': paymentTexts(offerings, 'new-house-design', 'new-house', 'New House', [
      `We’ll confirm your payment within ${responseTime} and arrange a day for the site visit.`,
      outsideArea,
      afterDeposit,
    ]),
    'house-extension': paymentTexts(
      offerings,
      'house-extension',
      'house-extension',
      'House Extension',
      [
        `We’ll confirm your payment within ${responseTime} and arrange a day to visit your house.`,
        outsideArea,
        afterDeposit,
      ],
    ),
  }) as const satisfies Record<PayableService, PaymentInstructions>;

/** At the prices of the release. */
export const paymentInstructions = paymentInstructionsOf(serviceOfferings);

/** What the payment window says around the figures; which sentence, it decides by what has happened. */
export const paymentWords = {
  loading: 'Loading your request…',
  received: (report: string) => `Thank you. We have your questionnaire for the ${report}.`,
  /** It waits on this device. */
  waiting:
    'Your questionnaire hasn’t been sent yet. It’s saved on this device. Please pay once we’ve received it.',
  /** Nothing of the kind is on this device. */
  notSent: (report: string) =>
    `For the ${report}, a ${depositPercent}% deposit secures your booking. You pay it once we have your questionnaire.`,
  yourName: 'Your Name',
  bankLoading: 'Loading our bank details…',
  bankUnreachable:
    'We couldn’t load our bank details. For your safety they aren’t saved on this device. Go online and try again.',
  bankChanged:
    'Our bank details have changed since you opened this page. Please use the ones below.',
  sendFirst: 'You send us the questionnaire.',
  transfer: (deposit: string) =>
    `You transfer the deposit of ${deposit} with the reference shown above. You can wait for our reply before you pay.`,
  /** Until it is known whether the owner has published an account. */
  transferOnce: (deposit: string) =>
    `You transfer the deposit of ${deposit} once you have our bank details. You can wait for our reply before you pay.`,
  /** Where the owner has published no account. */
  detailsByEmail: `We’ll email you our bank details within ${responseTime}. There’s nothing to pay before then.`,
  thenTransfer: (deposit: string) =>
    `You then transfer the deposit of ${deposit} with the reference shown above.`,
} as const;
