import type { Source } from './schema.ts';

/** Where the terms and the privacy page take their rules from. */
export const sellerSources = {
  'accc-pricing': {
    title: 'Pricing: how prices must be displayed',
    publisher: 'Australian Competition and Consumer Commission',
    url: 'https://www.accc.gov.au/consumers/pricing',
    copyRead: '2026-11',
  },
  'acl-business': {
    title: 'Australian Consumer Law and your business',
    publisher: 'business.gov.au, Australian Government',
    url: 'https://business.gov.au/legal/fair-trading/australian-consumer-law-and-your-business',
    copyRead: '2026-11',
  },
  'cav-due-care': {
    title: 'Services not done with due care and skill',
    publisher: 'Consumer Affairs Victoria',
    url: 'https://www.consumer.vic.gov.au/consumers-and-businesses/products-and-services/problem-with-a-service/services-not-done-with-due-care-and-skill',
    copyRead: '2026-11',
  },
  'accc-compensation': {
    title: 'Compensation claims: loss or damage a business must pay for',
    publisher: 'Australian Competition and Consumer Commission',
    url: 'https://www.accc.gov.au/business/problem-with-a-product-or-service-you-sold/compensation-claims',
    copyRead: '2026-11',
  },
  'business-vic-refunds': {
    title: 'Refunds and payments',
    publisher: 'Business Victoria',
    url: 'https://www.business.vic.gov.au/marketing-and-sales/increasing-sales-through-marketing/refund-and-payment-basics',
    copyRead: '2026-11',
  },
  'oaic-app-5': {
    title: 'Chapter 5: APP 5 Notification of the collection of personal information',
    publisher: 'Office of the Australian Information Commissioner',
    url: 'https://www.oaic.gov.au/agencies-and-organisations/app-guidelines/chapter-5-app-5-notification-of-the-collection-of-personal-information',
    copyRead: '2026-11',
  },
  'oaic-key-concepts': {
    title: 'Australian Privacy Principles guidelines, Chapter B: Key concepts',
    publisher: 'Office of the Australian Information Commissioner',
    url: 'https://www.oaic.gov.au/privacy/australian-privacy-principles-guidelines/chapter-b-key-concepts/',
    copyRead: '2026-11',
  },
  'oaic-complaints': {
    title: 'Lodge a privacy complaint with us',
    publisher: 'Office of the Australian Information Commissioner',
    url: 'https://www.oaic.gov.au/privacy/privacy-complaints/lodge-a-privacy-complaint-with-us/',
    copyRead: '2026-11',
  },
  'health-records-act': {
    title: 'Health Records Act 2001',
    publisher: 'Victorian Legislation',
    url: 'https://www.legislation.vic.gov.au/in-force/acts/health-records-act-2001',
    copyRead: '2026-11',
  },
  'hcc-victoria': {
    title: 'Privacy, and complaints under the Health Records Act',
    publisher: 'Health Complaints Commissioner, Victoria',
    url: 'https://hcc.vic.gov.au/privacy',
    copyRead: '2026-11',
  },
} as const satisfies Record<string, Source>;
