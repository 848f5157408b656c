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
export interface ToolNotes {
  /** What the page says beyond its calculator. */
  sections: readonly ToolSection[];
  /** What the calculator does not take into account. */
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
