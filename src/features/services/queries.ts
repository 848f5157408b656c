import { readQuery } from '#offline/read-query.ts';
import { listChangedReports } from '#shared/api/reports.ts';
import { getFillTimes } from '#shared/api/fill-times.ts';

/** Reports that the owner has changed since the release. */
export const changedReportsQuery = readQuery(listChangedReports);

/** How long customers took for each questionnaire. */
export const fillTimesQuery = readQuery(getFillTimes);
