import type { Browser } from '@playwright/test';
import type { Site } from '../support/site.ts';

export const judgeNames = [
  'lighthouse',
  'axe',
  'html',
  'links',
  'manifest',
  'csp',
  'taps',
  'films',
] as const;
export type JudgeName = (typeof judgeNames)[number];

/** What one judge found about one thing. */
export interface Verdict {
  judge: JudgeName;
  /** An address, a state of the interface, or what else was looked at. */
  subject: string;
  /** What was seen, with units, e.g. `FCP 0.71 s`. */
  measured: string;
  isMet: boolean;
  /** What is wrong and where, one line each. */
  findings: string[];
  /** Figures by name, for the JSON file. */
  figures?: Readonly<Record<string, number>>;
}

/** What a judge has to work with. */
export interface Bench {
  /** The real production server with nothing in its data folder. */
  site: Site;
  browser: Browser;
  /** Folder with the packages of `tools/package.json`. */
  toolsFolder: string;
  /** Lighthouse runs of each address, and how often each tap is made. */
  runs: number;
}

/** The smallest piece of work that is kept when an audit is broken off. */
export interface Task {
  name: string;
  run(bench: Bench): Promise<Verdict[]>;
}

/** What is looked at. */
export interface Scope {
  /** Pages that search engines may list. */
  addresses: readonly string[];
  /** Pages that only people should meet: the inbox, what is not there. */
  unlistedAddresses: readonly string[];
  /** Whether it is the whole site, with everything that can be opened on its pages. */
  isWhole: boolean;
}

/** Makes the work of one judge. */
export type Judge = (scope: Scope) => readonly Task[];
