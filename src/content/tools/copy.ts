import type { PermitSourceId } from './permit-sources.ts';
import type { ToolSourceId } from './sources.ts';

/** What a tool's page says round its calculator. Texts take the small inline markup. */
export interface ToolCopy {
  /** What the example is, before its answer. */
  example: string;
  /** How the answer is worked out. */
  method: readonly string[];
  /** What the page says beyond its calculator. */
  sections?: readonly ToolSection[];
  /** What this does not see. */
  limits: readonly string[];
  sources: readonly (ToolSourceId | PermitSourceId)[];
  /** Where the site says more. */
  readMore: readonly { label: string; href: `/${string}` }[];
}

/** A part of a tool's page that stands on its own. Texts take the small inline markup. */
export interface ToolSection {
  /** Anchor: kebab-case, stable. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  list?: readonly string[];
}
