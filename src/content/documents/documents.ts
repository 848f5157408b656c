/** The four papers of the Safe Place page, by the name of their PDF. */
import type { PageBody } from '#shared/content-types/page.ts';
import { housingInfillMapping } from './housing-infill-mapping.ts';
import { housingNeedsReport } from './housing-needs-report.ts';
import { smallHomesBrochure } from './small-homes-brochure.ts';
import { structurePlanObjection } from './structure-plan-objection.ts';

export const documents = {
  'small-homes-brochure': smallHomesBrochure,
  'housing-infill-mapping': housingInfillMapping,
  'structure-plan-objection': structurePlanObjection,
  'housing-needs-report': housingNeedsReport,
} as const satisfies Record<string, PageBody>;
