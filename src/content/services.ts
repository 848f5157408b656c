import { formatAud } from '#shared/format-aud.ts';
import type { ReportBody } from '#shared/content-types/report.ts';

/**
 * What the practice sells and how it is paid for.
 * Amounts are written here alone, and every sentence is composed from them; the price that the owner publishes for a
 * report (`content-types/report.ts`) takes precedence.
 */

/** Follows “by bank transfer” on the pages. */
export const referenceText =
  'with your receipt number as the reference, or your name plus the service type if you don’t have one yet';

/** Names of lucide icons, as lucide spells them. */
export type ServiceIcon =
  | 'banknote'
  | 'clipboard-check'
  | 'clipboard-list'
  | 'compass'
  | 'file-check'
  | 'file-text'
  | 'footprints'
  | 'hard-hat'
  | 'house'
  | 'house-plus'
  | 'land-plot'
  | 'layers'
  | 'list-checks'
  | 'map'
  | 'messages-square'
  | 'network'
  | 'pencil-ruler'
  | 'search-check'
  | 'sprout'
  | 'users';

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

/** A report as the owner has published it. */
type Report = Readonly<Omit<ReportBody, 'includes'>> & {
  id: string;
  includes: readonly string[];
};

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

/** Follows the time; from when it counts. */
export const deliveryFrom =
  'of receiving your deposit and booking your consultation, or of our visit if that’s later';
export const responseTime = '1-2 business days';
export const localArea = 'Daylesford/Hepburn';

/** A price as numbers and as it is shown. */
export function pricedAt({ priceAud, depositAud }: ReportPrice) {
  return {
    priceAud,
    depositAud,
    price: formatAud(priceAud),
    deposit: depositAud === null ? null : formatAud(depositAud),
  };
}

/** How each report is offered, in the order of the page; what it says and costs is an entry of the owner. */
const offers: readonly Pick<ServiceOffering, 'id' | 'icon' | 'questionnaire'>[] = [
  { id: 'natural-building-consultation', icon: 'sprout', questionnaire: 'naturalBuilding' },
  { id: 'permit-pathway', icon: 'map', questionnaire: 'propertyAssessment' },
  { id: 'house-extension', icon: 'house-plus', questionnaire: 'houseExtension' },
  { id: 'new-house', icon: 'house', questionnaire: 'newHouseDesign' },
  { id: 'pre-purchase', icon: 'search-check', questionnaire: 'none' },
  { id: 'new-property', icon: 'land-plot', questionnaire: 'none' },
];

/** The price list, of the reports as they are published. */
export const offeringsOf = (reports: readonly Report[]): readonly ServiceOffering[] =>
  offers.flatMap((offer) => {
    const report = reports.find(({ id }) => id === offer.id);
    return report ? [{ ...report, ...pricedAt(report), ...offer }] : [];
  });

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
      rule: 'Use your name plus the service type as the payment reference, or your receipt number once you have one.',
      serviceType,
    },
    nextSteps,
  };
}

const afterDeposit = `We’ll send your report within ${deliveryTime} ${deliveryFrom}.`;
export const outsideArea = `If the property is outside the ${localArea} area, we’ll quote travel time and costs before the visit.`;

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
        `We’ll confirm your payment within ${responseTime}, arrange a time to talk, and ask for a copy of the title and plan of subdivision if you have them.`,
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

/** What the payment window says around the figures; which sentence, it decides by what has happened. */
export const paymentText = {
  /** Banks take plain letters and digits, at most 18: no name with an accent, and no long one. */
  receiptAsReference: 'Use your receipt number as the payment reference.',
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
