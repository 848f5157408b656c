/** Words of the services page that belong to no single service. */
export const servicesPage = {
  picture: 'heroes/design-services',
  contents: {
    label: 'On this page',
    links: [
      { href: '#reports', label: 'Reports and prices' },
      { href: '#pricing', label: 'Hourly rate, travel and payment' },
      { href: '#full-design-services', label: 'Full design' },
      { href: '#full-planning-project-management', label: 'Planning' },
      { href: '#project-administration', label: 'Project administration' },
      { href: '#questions', label: 'Questions' },
      { href: '#enquiry', label: 'Get in touch' },
    ],
  },
  /** Above the links to the reports of this page. */
  reportLinks: 'Reports',
  /** Beside the link to a report with a questionnaire. */
  startLink: 'Start',
  report: {
    depositLabel: 'deposit',
    depositOpen: 'Deposit agreed when we arrange the visit',
    includesLabel: 'Included',
    /** What to read first, by the report. */
    guides: {
      'house-extension': {
        label: 'The rules of extending an old house',
        href: '/tools/permit-path#extending-an-old-house',
      },
      'permit-pathway': { label: 'Which permits, in what order', href: '/tools/permit-path' },
    },
    /** A page of each report, of a block that does not exist; in front of the title of the report. */
    sample: 'Sample page (PDF)',
    request: 'Request Questionnaire',
    pay: 'How to pay',
    ask: 'Write to us',
  },
  contact: {
    unpublished: 'We reply by email and can arrange a call.',
  },
  resources: {
    links: [
      { href: '/resources', label: 'All our guides' },
      { href: '/tools/permit-path', label: 'Which permits, in what order' },
      { href: '/climate-responsive', label: 'Sun and temperature in five places' },
      { href: '/natural-building-materials', label: 'Seven materials and what they cost' },
      { href: '/library', label: 'Books and papers worth reading' },
    ],
  },
  hint: 'Get in touch',
} as const;

/** How long we expect a questionnaire to take, in minutes: about three questions in two minutes. */
export const estimatedMinutes = {
  naturalBuilding: 35,
  propertyAssessment: 10,
  newHouseDesign: 25,
  houseExtension: 25,
} as const;

/** What the report costs, before the first question and before Submit. */
export const priceFact = ({ price, deposit }: { price: string; deposit: string }) =>
  `The report costs ${price}. You pay nothing now. The ${deposit} deposit is due after you’ve sent this.`;

/** What is said before the first question. */
export function questionnaireFacts({
  price,
  deposit,
  questions,
  minutes,
  measuredBy,
}: {
  price: string;
  deposit: string;
  questions: number;
  minutes: number;
  /** Requests that the minutes are the median of; null for our estimate. */
  measuredBy: number | null;
}): readonly string[] {
  return [
    `${questions} questions, about ${minutes} minutes ${measuredBy === null ? '(our estimate)' : `in one sitting (based on ${measuredBy} requests)`}. Only your name and email are required.`,
    priceFact({ price, deposit }),
    'Photos are welcome, and so are plans and titles.',
    'Your answers save automatically on this device. To continue on another device, choose “Continue on another device” on the last page and scan the code.',
  ];
}
