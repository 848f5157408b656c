import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { chromiumFlags, fullChromium } from '../../../../playwright.config.ts';
import { unlistedAddresses } from '../../support/public-addresses.ts';
import type { Bench, Check, Verdict } from '../check.ts';
import { lighthouseTargets } from '../targets.ts';
import { largestPaintMs } from './largest-paint.ts';

const start = promisify(execFile);

/** The parts of a Lighthouse report that are used here. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}

interface Run extends Report {
  /** From a separate visit, see `largestPaintMs`. */
  seenPaintMs: number;
}

/**
 * `lighthousePaintMs` is Lighthouse's own largest contentful paint. It is not judged: throttled, Lighthouse lets the
 * picture wait for a new connection (562 ms), although the document's is open; simulated, it adds the time of every
 * script that arrived before the paint, which waits for none of them. `machine` is Lighthouse's own measure of the
 * machine's speed at that moment: blocking times measured while others used the machine say little about the page.
 */
type Figures = Record<
  keyof typeof lighthouseTargets | 'lighthousePaintMs' | 'speedIndexMs' | 'machine',
  number
>;

/** A page's content does not change from run to run; its speed does. */
const allCategories = 'performance,accessibility,best-practices,seo';

/**
 * Lighthouse with its mobile preset, each run in a new browser; every figure is the median of the runs. The page is
 * loaded on the slow network and processor (`devtools`), unless the caller asks for Lighthouse's estimate of that from a
 * fast load (`simulate`).
 */
export const lighthouse: Check = ({ addresses }) =>
  addresses.map((address) => ({
    name: address,
    async run(bench) {
      const reports: Run[] = [];
      for (let run = 0; run < bench.runs; run += 1) {
        const categories = run === 0 ? allCategories : 'performance';
        const url = bench.site.address + address;
        const report = await patientReportOn(url, bench, [
          `--only-categories=${categories}`,
          ...(unlistedAddresses.includes(address) ? ['--skip-audits=is-crawlable'] : []),
        ]);
        reports.push({ ...report, seenPaintMs: await largestPaintMs(bench.browser, url) });
      }
      return [verdictOn(address, reports)];
    },
  }));

/** Now and then Lighthouse misses the start of a page and asks to be run again. */
async function patientReportOn(
  url: string,
  bench: Bench,
  options: readonly string[],
): Promise<Report> {
  let said = '';
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    try {
      return await reportOn(url, bench, options);
    } catch (error) {
      // The output of a failed process; the error itself repeats its whole command.
      said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    }
  }
  throw new Error(`${url}: ${said.trim()}`);
}

async function reportOn(
  url: string,
  { toolsFolder, throttling }: Bench,
  options: readonly string[],
): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'nbd-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    await start(
      process.execPath,
      [
        join(toolsFolder, 'node_modules/lighthouse/cli/index.js'),
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--throttling-method=${throttling}`,
        ...options,
        `--chrome-flags=${['--headless=new', '--disable-dev-shm-usage', ...chromiumFlags].join(' ')}`,
      ],
      { env: { ...process.env, CHROME_PATH: fullChromium } },
    );
    const report = JSON.parse(await readFile(file, 'utf8')) as Report;
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    return report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function verdictOn(address: string, reports: readonly Run[]): Verdict {
  // Every report has its categories; those of the first run are used for all.
  const [first] = reports;
  const figures = medians(
    reports.map((report) =>
      figuresOf({ ...report, categories: { ...first?.categories, ...report.categories } }),
    ),
  );
  const isMet =
    figures.accessibility >= lighthouseTargets.accessibility &&
    figures.bestPractices >= lighthouseTargets.bestPractices &&
    figures.seo >= lighthouseTargets.seo &&
    figures.performance >= lighthouseTargets.performance &&
    figures.firstPaintMs <= lighthouseTargets.firstPaintMs &&
    figures.largestPaintMs <= lighthouseTargets.largestPaintMs &&
    figures.blockingMs <= lighthouseTargets.blockingMs &&
    figures.layoutShift <= lighthouseTargets.layoutShift;
  const scores = [
    figures.accessibility,
    figures.bestPractices,
    figures.seo,
    figures.performance,
  ].join(' / ');
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
  return {
    check: 'lighthouse',
    subject: address,
    measured:
      `${scores} · FCP ${seconds(figures.firstPaintMs)} · LCP ${seconds(figures.largestPaintMs)}, ${seconds(figures.lighthousePaintMs)} by Lighthouse · ` +
      `TBT ${Math.round(figures.blockingMs)} ms · CLS ${figures.layoutShift} · ` +
      `${reports.length} ${reports.length === 1 ? 'run' : 'runs'} · machine ${Math.round(figures.machine)}`,
    isMet,
    findings: [...new Set(reports.flatMap(faultsOf))],
    figures,
  };
}

function figuresOf(run: Run): Figures {
  const { categories, audits, environment, seenPaintMs } = run;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY;
  return {
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    performance: score('performance'),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: seenPaintMs,
    lighthousePaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    layoutShift: Number(value('cumulative-layout-shift').toFixed(3)),
    speedIndexMs: value('speed-index'),
    machine: environment.benchmarkIndex,
  };
}

/** What costs points outside performance, whose figures are reported themselves. */
function faultsOf({ categories, audits }: Report): string[] {
  return Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([name, { auditRefs }]) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${name}: ${id}, ${audits[id]?.title}`),
    );
}

function medians(all: readonly Figures[]): Figures {
  const [first] = all;
  if (!first) throw new Error('no run of Lighthouse');
  const names = Object.keys(first) as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(all.map((figures) => figures[name]))]),
  ) as Figures;
}

/** The median, or the lower of the two in the middle. */
function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;
}
