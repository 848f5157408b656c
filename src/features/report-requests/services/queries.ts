import { readQuery } from '#offline/read-query.ts';
import { getPage } from '#shared/api/pages.ts';
import { getFillTimes } from '#shared/api/fill-times.ts';

/** The services page with its price list. */
export const servicesPageQuery = readQuery(getPage, { page: 'design-services' });

/** How long customers took for each questionnaire. */
export const fillTimesQuery = readQuery(getFillTimes);
