import { readQuery } from '#offline/read-query.ts';
import { getPage } from '#shared/api/pages.ts';
import { getCompletionTimes } from '#shared/api/completion-times.ts';

/** The services page with its price list. */
export const servicesPageQuery = readQuery(getPage, { page: 'design-services' });

/** How long customers took for each questionnaire. */
export const completionTimesQuery = readQuery(getCompletionTimes);
