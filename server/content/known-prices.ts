import * as v from 'valibot';
import { requestedReportsOf } from '#content/messages-page.ts';
import { offeringsOf, reportPrices } from '#content/services.ts';
import type { ReportId } from '#content/services.ts';
import type { ShownPrice } from '#shared/api/shown-price.ts';
import type { ReportRequest } from '#shared/api/requests.ts';
import { requestServiceTypes } from '#shared/api/requests.ts';
import { report } from '#shared/content-types/report.ts';
import type { PageContents } from '#shared/page-content.ts';
import type { ContentRevision } from '../storage/content-records.ts';

const Price = v.pick(report.body.pipe[0], ['priceAud', 'depositAud']);

/** What a report is called and costs today. */
export const listedReport = (
  type: ReportRequest['serviceType'],
  reports: PageContents['design-services']['report'],
) => requestedReportsOf(offeringsOf(reports))[type];

/**
 * Whether a report ever had a price: in the release, or in a revision of the owner's. A form that waited on a device for
 * months still brings the price that its customer was shown.
 */
export function createPriceCheck(store: {
  listRevisions(kind: string, id: string): Promise<readonly Readonly<ContentRevision>[]>;
}) {
  return async (serviceType: unknown, shown: ShownPrice): Promise<boolean> => {
    const type = requestServiceTypes.find((one) => one === serviceType);
    if (type === undefined) return false;
    const { id }: { id: ReportId } = requestedReportsOf([])[type];
    const revisions = await store.listRevisions('report', id);
    const prices = [
      reportPrices[id],
      ...revisions.flatMap(({ body }) => {
        const read = v.safeParse(Price, body);
        return read.success ? [read.output] : [];
      }),
    ];
    return prices.some(
      ({ priceAud, depositAud }) => priceAud === shown.priceAud && depositAud === shown.depositAud,
    );
  };
}
