import type { Browser } from '@playwright/test';
import type { Site } from '../support/site.ts';

export const checkNames = [
  'lighthouse',
  'axe',
  'html',
  'links',
  'manifest',
  'csp',
  'taps',
  'filmstrips',
] as const;
export type CheckName = (typeof checkNames)[number];

/** How Lighthouse slows a page: applied while loading, or simulated from a fast load. */
export const throttlings = ['devtools', 'simulate'] as const;
export type Throttling = (typeof throttlings)[number];

/** The result of one check for one subject. */
export interface Verdict {
  check: CheckName;
  /** An address, a state of the interface, or whatever else was checked. */
  subject: string;
  /** The measurement, with units, e.g. `FCP 0.71 s`. */
  measured: string;
  isMet: boolean;
  /** What is wrong and where, one line each. */
  findings: string[];
  /** Figures by name, for the JSON file. */
  figures?: Readonly<Record<string, number>>;
  /** Single measurements by name, for percentiles over all subjects of a group. */
  samples?: { group: string; values: Readonly<Record<string, readonly number[]>> };
}

/** The context of a check. */
export interface Bench {
  /** The real production server with nothing in its data folder. */
  site: Site;
  browser: Browser;
  /** Folder with the packages of `tools/package.json`. */
  toolsFolder: string;
  /** Lighthouse runs of each address, and repetitions of each tap. */
  runs: number;
  throttling: Throttling;
}

/** The smallest piece of work that is saved when an audit is interrupted. */
export interface Task {
  name: string;
  run(bench: Bench): Promise<Verdict[]>;
}

/** What is checked. */
export interface Scope {
  /** Pages that search engines may list. */
  addresses: readonly string[];
  /** Pages that search engines must not list: the inbox, and pages that are not found. */
  unlistedAddresses: readonly string[];
  /** Whether the whole site is checked, with everything that can be opened on its pages. */
  isWhole: boolean;
}

/** Creates the tasks of one check. */
export type Check = (scope: Scope) => readonly Task[];
