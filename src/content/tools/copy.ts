import type { PermitSourceId } from './permit-sources.ts';
import type { ToolSourceId } from './sources.ts';

/** What a tool's page says of its calculator, and changes with it. Texts take the small inline markup. */
export interface ToolCopy {
  /** What the example is, before its answer. */
  example: string;
  /** How the answer is worked out. */
  method: readonly string[];
  sources: readonly (ToolSourceId | PermitSourceId)[];
  /** Where the site says more. */
  readMore: readonly { label: string; href: `/${string}` }[];
}

/** What else it says, as it came with the site: the owner writes it. */
export interface ToolNotes {
  /** What the page says beyond its calculator. */
  sections: readonly ToolSection[];
  /** What the calculator does not see. */
  limits: readonly string[];
}

/** A part of a tool's page that stands on its own. Texts take the small inline markup. */
export interface ToolSection {
  /** Anchor: kebab-case, stable. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  list?: readonly string[];
}
