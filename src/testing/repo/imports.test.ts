import { execFileSync, spawnSync } from 'node:child_process';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

/** The import table: what each folder may import besides itself. Lint refuses all else that the table names. */
const table: Readonly<Record<string, string>> = {
  'src/shared': 'src/lib/format-month.ts src/lib/real-moment.ts valibot',
  'src/lib': '',
  'src/browser': 'src/lib valibot',
  'src/content': 'src/shared valibot',
  'src/ui': 'src/shared src/lib src/browser src/styles react valibot',
  'src/offline': 'src/shared src/lib src/browser dexie @tanstack/react-query valibot',
  'src/offline/react':
    'src/shared src/lib src/browser src/offline react dexie @tanstack/react-query valibot',
  'src/offline/sw': 'src/shared src/lib src/offline valibot',
  'src/features':
    'src/shared src/lib src/browser src/styles src/ui src/offline src/offline/react ' +
    'react @tanstack/react-query valibot',
  'src/pages': 'src/shared src/content src/ui src/features react @tanstack/react-query valibot',
  'src/app':
    'src/shared src/lib src/browser src/content src/styles src/ui src/offline ' +
    'src/offline/react src/features src/pages react dexie @tanstack/react-query valibot',
  'server/storage': 'src/shared src/lib pg lowdb node:fs valibot',
  'server/content':
    'src/shared src/lib src/content server/storage/content-records.ts node:fs valibot',
  'server/search': 'src/shared src/lib src/content src/features server/content node:fs valibot',
  'server/mail':
    'src/shared src/lib src/content server/storage/records.ts server/storage/owner-settings.ts node:fs valibot',
  'server/pictures': 'src/shared node:fs valibot',
  'server/services':
    'src/shared src/lib server/content server/search server/pictures server/mail/mailer.ts ' +
    'server/mail/messages.ts server/mail/client-messages.ts ' +
    'server/mail/today-mail.ts ' +
    'server/storage/ports.ts server/storage/records.ts ' +
    'server/storage/content-records.ts server/storage/content-rules.ts ' +
    'server/storage/owner-settings.ts node:fs valibot',
  'server/http':
    'src/shared src/lib server/services server/storage/ports.ts ' +
    'server/storage/records.ts server/storage/full-disk.ts koa node:fs valibot',
  'server/pages':
    'src/shared src/lib src/content src/app server/http server/services server/content ' +
    'react koa node:fs valibot',
  'server/ops':
    'src/shared src/lib src/content server/pages server/http server/services ' +
    'server/content server/mail server/storage koa node:fs valibot',
  'server/operator':
    'src/shared src/lib server/ops server/services server/content server/mail server/storage node:fs valibot',
  'server/build': 'src/shared src/lib src/content server/pages server/content node:fs valibot',
};

/** Folders without a row, and why. */
const withoutRow: Readonly<Record<string, string>> = {
  'src/styles': 'has no code that imports',
  'src/testing': 'may import everything',
  'server/cli': 'commands may import everything',
  'server/deploy': 'has no code that imports',
  'server/testing': 'may import everything',
};

/** Files that may not be imported from folders that may import the folder around them. */
const refusedFiles: readonly (readonly [folder: string, file: string])[] = [
  ['src/pages', 'src/content/projects/projects.ts'],
  ['src/pages', 'src/content/community/community-projects.ts'],
  ['src/app', 'src/content/blog/articles.ts'],
];

const packages = 'react dexie @tanstack/react-query koa pg lowdb node:fs valibot'.split(' ');

const isOurs = (name: string) => /^(?:src|server)\//.test(name);

/** The specifiers by which a file may import a path: by alias and relative; a package by its name. */
function spellings(target: string, from: string): string[] {
  if (!isOurs(target)) return [target];
  const path = target.endsWith('.ts') ? target : `${target}/other/one.ts`;
  const relative = posix.relative(dirname(from), path);
  return [`#${path.replace(/^src\//, '')}`, relative.startsWith('.') ? relative : `./${relative}`];
}

interface TabledImport {
  from: string;
  isRefused: boolean;
}

/** Every import that the table allows or forbids, by the file that would contain it. */
function tabledImports(): Map<string, TabledImport[]> {
  const folders = [
    ...Object.keys(table),
    'src/styles',
    'src/testing',
    'server/cli',
    'server/testing',
  ];
  return new Map(
    Object.entries(table).map(([folder, row]) => {
      const file = `${folder}/deep/one.ts`;
      const allowed = row.split(' ').filter(Boolean);
      // Features are independent of each other.
      const others = folders.filter((one) => one !== folder || one === 'src/features');
      const special = refusedFiles.flatMap(([by, path]) => (by === folder ? [path] : []));
      const refused = [...others, ...packages, ...special].filter((one) => !allowed.includes(one));
      // A relative path to another feature looks like one within this feature, so relative paths out of one are refused.
      const isByAlias = (from: string) => folder !== 'src/features' || !from.startsWith('.');
      const imports = (targets: readonly string[], isRefused: boolean) =>
        targets
          .flatMap((one) => spellings(one, file))
          .map((from) => ({ from, isRefused: isRefused || !isByAlias(from) }));
      return [file, [...imports(refused, true), ...imports(allowed, false)]];
    }),
  );
}

/** The lines that lint refuses as imports, as `file:line`. */
async function refusedLines(files: ReadonlyMap<string, readonly string[]>): Promise<Set<string>> {
  const folder = await temporaryFolder();
  await copyFile('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  for (const [file, lines] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), lines.join('\n'));
  }
  const linter = resolve('node_modules/.bin/oxlint');
  const { stdout } = spawnSync(linter, ['--format', 'unix'], { cwd: folder, encoding: 'utf8' });
  return new Set(
    stdout
      .split('\n')
      .filter((line) => line.includes('no-restricted-imports'))
      .map((line) => line.split(':').slice(0, 2).join(':')),
  );
}

/** The files of src and server that are not for tests. */
function programFiles(): string[] {
  return execFileSync('git', ['ls-files', 'src', 'server'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !/\.(?:test|postgres)\.|\/testing\//.test(file));
}

/** The imports of a file, static and by `import()`. */
function importsOf(code: string): { from: string; isOnDemand: boolean }[] {
  return [...code.matchAll(/\b(?:from|import)\s*(\(?)\s*'([^']+)'/g)].map(
    ([, bracket, from = '']) => ({ from, isOnDemand: bracket === '(' }),
  );
}

/** An import as a line of code. */
function codeOf({ from }: { from: string }, index: number): string {
  return `import { one as one${index} } from '${from}';`;
}

test('lint refuses what the import table forbids, by alias and by relative path, and nothing else', async () => {
  const imports = tabledImports();
  const code = [...imports].map(([file, all]) => [file, all.map(codeOf)] as const);
  const lines = await refusedLines(new Map(code));
  const sayings = (isRefused: (one: TabledImport, place: string) => boolean) =>
    [...imports].flatMap(([file, all]) =>
      all.map((one, index) => {
        const verb = isRefused(one, `${file}:${index + 1}`) ? 'may not' : 'may';
        return `${file} ${verb} import ${one.from}`;
      }),
    );
  expect(sayings((_, place) => lines.has(place))).toEqual(sayings((one) => one.isRefused));
});

test('dynamic imports follow the import table', async () => {
  const files = new Map<string, string[]>();
  for (const file of programFiles()) {
    const onDemand = importsOf(await readFile(file, 'utf8')).filter((one) => one.isOnDemand);
    if (onDemand.length > 0) files.set(file, onDemand.map(codeOf));
  }
  expect([...(await refusedLines(files))]).toEqual([]);
  // Lint does not look at `import()`: written as an ordinary import, a forbidden one is refused.
  const forbidden = new Map([['src/lib/one.ts', importsOf("await import('react')").map(codeOf)]]);
  expect([...(await refusedLines(forbidden))]).toEqual(['src/lib/one.ts:1']);
});

test('every folder of src and server has a row, or says why it needs none', () => {
  const folders = execFileSync('git', ['ls-files', 'src', 'server'], { encoding: 'utf8' })
    .split('\n')
    .flatMap((file) => /^(?:src|server)\/[\w-]+(?=\/)/.exec(file) ?? []);
  const known = [...Object.keys(table), ...Object.keys(withoutRow)];
  const topFolders = known.filter((folder) => folder.split('/').length === 2);
  expect([...new Set(folders)].toSorted()).toEqual(topFolders.toSorted());
});

/** The folders, or files, at the top of `server` that each of them imports. */
async function serverGraph(): Promise<Map<string, Set<string>>> {
  const graph = new Map<string, Set<string>>();
  const topOf = (path: string) => path.split('/').slice(0, 2).join('/');
  for (const file of programFiles().filter((one) => one.startsWith('server/'))) {
    const imported = graph.get(topOf(file)) ?? new Set();
    graph.set(topOf(file), imported);
    for (const { from } of importsOf(await readFile(file, 'utf8'))) {
      const path = from.startsWith('.') ? posix.join(dirname(file), from) : from.replace('#', '');
      if (path.startsWith('server/') && topOf(path) !== topOf(file)) imported.add(topOf(path));
    }
  }
  return graph;
}

/** The folders in a cycle: what is left after removing, again and again, those that import none of the others. */
function circlesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Map(graph);
  const isFree = (imported: ReadonlySet<string>) => ![...imported].some((one) => left.has(one));
  for (;;) {
    const free = [...left].find(([, imported]) => isFree(imported));
    if (!free) return [...left.keys()];
    left.delete(free[0]);
  }
}

test('the folders of the server import each other in one direction', async () => {
  const graph = await serverGraph();
  expect(graph.get('server/main.ts')).toContain('server/ops');
  expect(circlesIn(graph)).toEqual([]);
  // One import in the other direction is found.
  const turned = new Map([...graph, ['server/storage', new Set(['server/services'])] as const]);
  expect(circlesIn(turned)).toContain('server/storage');
});
