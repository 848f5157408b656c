import type { MaterialBody } from '#shared/content-types/material.ts';

/** What the parts of a sheet are called, each group in the order of the page. */
export interface MaterialLabels {
  properties: Readonly<Record<keyof MaterialBody['properties'], string>>;
  costs: Readonly<Record<keyof MaterialBody['costs'], string>>;
  environmental: Readonly<Record<keyof MaterialBody['environmental'], string>>;
}
