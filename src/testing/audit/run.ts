/**
 * All external tools in one command: `npm run audit`. `-- --only lighthouse,axe,html,links,manifest,csp` chooses checks;
 * `taps`, an hour with `--runs 1`, and `filmstrips` run only when they are named. `--runs 5` is the number of Lighthouse
 * runs of each address and of repetitions of each tap, `--throttling simulate` Lighthouse's method, `--route /about`
 * (repeatable) the addresses. `--task contact` runs the tasks with that in their name, `--fresh` ignores what is saved of
 * this build in `.cache/audit`.
 */
import { chromium } from '@playwright/test';
import process from 'node:process';
import config from '../../../playwright.config.ts';
import { startSite } from '../support/site.ts';
import type { Check, CheckName, Verdict } from './check.ts';
import { axe } from './checks/axe.ts';
import { csp } from './checks/csp.ts';
import { filmstrips } from './checks/filmstrips.ts';
import { html } from './checks/html.ts';
import { lighthouse } from './checks/lighthouse.ts';
import { links } from './checks/links.ts';
import { manifest } from './checks/manifest.ts';
import { tapPercentiles } from './checks/tap-percentiles.ts';
import { taps } from './checks/taps.ts';
import { SavedVerdicts } from './saved-verdicts.ts';
import { readOptions } from './options.ts';
import { writeReport } from './report.ts';
import { ensureTools } from './tools.ts';

const folder = '.cache/audit';
const toolsFolder = '.cache/audit-tools';
const checks: Readonly<Record<CheckName, Check>> = {
  lighthouse,
  axe,
  html,
  links,
  manifest,
  csp,
  taps,
  filmstrips,
};

const options = readOptions(process.argv.slice(2));
const { runs, throttling } = options;
if (options.checks.some((check) => check === 'lighthouse' || check === 'html')) {
  ensureTools(toolsFolder);
}
const kept = new SavedVerdicts(folder, options.isFresh);
const tasks = options.checks.flatMap((check) =>
  checks[check](options.scope)
    .filter(({ name }) => name.includes(options.task))
    .map((task) => ({
      ...task,
      key: [check, task.name, ...countedOptions(check)].join(' '),
    })),
);
const verdicts: Verdict[] = [];
const site = await startSite({ PRACTICE_EMAIL: 'practice@example.org' });
const browser = await chromium.launch(config.use?.launchOptions);
try {
  for (const [index, task] of tasks.entries()) {
    const known = kept.find(task.key);
    const found = known ?? (await task.run({ site, browser, toolsFolder, runs, throttling }));
    if (!known) kept.keep(task.key, found);
    verdicts.push(...found);
    const missed = found.filter(({ isMet }) => !isMet).length;
    process.stdout.write(
      `${index + 1}/${tasks.length} ${task.key}${known ? ' (kept)' : ''}: ` +
        `${found.length === 1 ? found[0]?.measured : `${found.length} looked at`}` +
        `${missed > 0 ? `, ${missed} MISSED` : ''}\n`,
    );
  }
} finally {
  await browser.close();
  await site.dispose();
}
verdicts.push(...tapPercentiles(verdicts));
process.stdout.write(`\n${writeReport(folder, verdicts)}`);
if (verdicts.some(({ isMet }) => !isMet)) process.exitCode = 1;

/** The options that another verdict of the same task depends on. */
function countedOptions(check: CheckName): (string | number)[] {
  if (check === 'lighthouse') return [runs, throttling];
  return check === 'taps' ? [runs] : [];
}
