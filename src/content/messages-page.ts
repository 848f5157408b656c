import { paymentInstructionsOf } from './services.ts';
import type { ReportId, ServiceOffering } from './services.ts';

/** Words of the owner's page. */
export const messagesPage = { title: 'Messages', section: 'Messages' } as const;

/** Words of the page on which the owner changes the site. */
export const ownerSitePage = { title: 'Your site' } as const;

/** What each service type of a request is called and costs by a price list. */
export function requestedReportsOf(offerings: readonly ServiceOffering[]) {
  const payments = Object.values(paymentInstructionsOf(offerings));
  const report = (id: ReportId) => {
    const { title, price, deposit } = offerings.find((offering) => offering.id === id) ?? {
      title: id,
      price: '',
      deposit: null,
    };
    const payment = payments.find((one) => one.report === id);
    return { id, title, price, deposit, serviceType: payment?.reference.serviceType ?? title };
  };
  return {
    'natural-building': report('natural-building-consultation'),
    'site-regulatory': report('permit-pathway'),
    'new-house-design': report('new-house'),
    'house-extension': report('house-extension'),
  };
}
