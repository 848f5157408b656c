import type { BodyOf } from '#shared/content-types/types.ts';
import type { PermitSourceId } from './permit-sources.ts';
import type { ToolSourceId } from './sources.ts';

/** Texts of a tool's page about its calculator; they change with it. May use inline markup. */
export interface ToolCopy {
  /** What the example is, before its answer. */
  example: string;
  /** How the answer is worked out. */
  method: readonly string[];
  sources: readonly (ToolSourceId | PermitSourceId)[];
  /** Where the site says more. */
  readMore: readonly { label: string; href: `/${string}` }[];
}

/** The other texts of the page, which the owner edits. */
export type ToolNotes = Pick<BodyOf<'tool'>, 'sections' | 'limits'>;
