import { formatAud, reportPrices, serviceOfferings } from './services.ts';
import type { ReportId } from './services.ts';

/** Words of the owner's page. */
export const messagesPage = { title: 'Messages', section: 'Messages' } as const;

function report(id: ReportId) {
  const { priceAud, depositAud } = reportPrices[id];
  return {
    title: serviceOfferings.find((offering) => offering.id === id)?.title ?? id,
    price: formatAud(priceAud),
    deposit: depositAud === null ? null : formatAud(depositAud),
  };
}

/** What each service type of a request is called and costs. */
export const requestedReports = {
  'natural-building': report('natural-building-consultation'),
  'site-regulatory': report('permit-pathway'),
  'new-house-design': report('new-house'),
  'house-extension': report('house-extension'),
} as const;
