import type { Material } from '#content/materials.ts';

/** What the parts of a sheet are called, each group in the order of the page. */
export interface MaterialLabels {
  properties: Readonly<Record<keyof Material['properties'], string>>;
  costs: Readonly<Record<keyof Material['costs'], string>>;
  environmental: Readonly<Record<keyof Material['environmental'], string>>;
}
