import type { MaterialSheet } from '#shared/page-content.ts';

/** What the parts of a sheet are called, each group in the order of the page. */
export interface MaterialLabels {
  properties: Readonly<Record<keyof MaterialSheet['properties'], string>>;
  costs: Readonly<Record<keyof MaterialSheet['costs'], string>>;
  environmental: Readonly<Record<keyof MaterialSheet['environmental'], string>>;
}
