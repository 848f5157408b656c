import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

/** A test that is named as evidence, as in `asvs.ts`. */
export interface NamedTest {
  /** From the root of the repository. */
  file: string;
  /** The whole title, after those of its suites where needed; `*` stands for what each row of a table inserts. */
  title: string;
  /** The script of `package.json` that runs it, where `.ci/run` does not. */
  script?: string;
}

interface ListedTest {
  /** An absolute path. */
  file: string;
  /** Titles of the suites and of the test, joined by ` > `. */
  name: string;
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { expectedStatus: string }[] }[];
}

/** Timeout of a test that starts the test runners, which is slow while other tests use all cores. */
export const listTimeoutMs = 180_000;

const run = promisify(execFile);

/** Every unit test and every story counts; `.ci/run` runs all but the guide, and a tenth of the rarer stories. */
const ciScripts = 'test test:long';

/**
 * Finds the named tests that are not run exactly once, or at least once for the rows of a table.
 *
 * Vitest and Playwright list the tests themselves, because only they know which tests a loop, a condition, a table, a tag
 * or a project makes. A list needs no build, and takes seconds. A test that skips itself in its own body is listed too.
 * @returns one line for each, with how often it is run
 */
export async function findUnlisted(
  named: readonly NamedTest[],
  folder = process.cwd(),
): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const unlisted = new Set<string>();
  for (const script of new Set(named.map(scriptOf))) {
    const tests = named.filter((test) => scriptOf(test) === script);
    const files = [...new Set(tests.map(({ file }) => file))];
    const listed: ListedTest[] = [];
    for (const command of script.split(' ').flatMap((name) => commandsOf(scripts, name))) {
      listed.push(...(await listTests(command, files, folder)));
    }
    for (const { file, title } of tests) {
      const pattern = titlePattern(title);
      const path = resolve(folder, file);
      const count = listed.filter((test) => test.file === path && pattern.test(test.name)).length;
      const isRunOnce = title.includes('*') ? count > 0 : count === 1;
      if (!isRunOnce) unlisted.add(`${file}: ${title} (run ${count} times)`);
    }
  }
  return [...unlisted];
}

const scriptOf = ({ script = ciScripts }: NamedTest) => script;

/** The commands of a script and of the scripts that it runs in parallel. */
function commandsOf(scripts: Readonly<Record<string, string>>, name: string): string[] {
  return (scripts[name] ?? '')
    .split(' && ')
    .flatMap((command) =>
      command.startsWith('run-p ')
        ? command.split(' ').flatMap((word) => commandsOf(scripts, word))
        : [command],
    );
}

/** The tests in `files` that a command runs, without skipped ones. */
async function listTests(command: string, files: string[], folder: string): Promise<ListedTest[]> {
  const [program = '', action, ...options] = command.split(' ');
  const start = (...given: string[]) =>
    run(join(folder, 'node_modules/.bin', program), given, {
      cwd: folder,
      maxBuffer: Number.POSITIVE_INFINITY,
    });
  if (program === 'vitest' && action === 'run') {
    const list = join(await temporaryFolder(), 'tests.json');
    // Without isolation the files share modules, and are listed in half the time.
    const shared = ['--pool=threads', '--no-isolate'];
    // On a build server Vitest refuses `only`. With it allowed, the tests that it leaves out are found missing.
    const lenient = ['--passWithNoTests', '--allowOnly'];
    await start('list', `--json=${list}`, ...lenient, ...shared, ...options, ...files);
    return JSON.parse(await readFile(list, 'utf8'));
  }
  if (program === 'playwright' && action === 'test') {
    const quiet = ['--list', '--reporter=json', '--pass-with-no-tests'];
    const { stdout } = await start('test', ...quiet, ...options, ...files);
    const { config, suites } = JSON.parse(stdout);
    return suites.flatMap((file: PlaywrightSuite) =>
      listStories(file).map((name) => ({ file: join(config.rootDir, file.title), name })),
    );
  }
  return [];
}

function listStories({ specs, suites = [] }: PlaywrightSuite): string[] {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.filter(({ expectedStatus }) => expectedStatus !== 'skipped').map(() => title),
    ),
    ...suites.flatMap((suite) => listStories(suite).map((name) => `${suite.title} > ${name}`)),
  ];
}

function titlePattern(title: string): RegExp {
  const parts = title.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?:^| > )${parts.join('.+')}$`, 's');
}
