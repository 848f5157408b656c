import { resolve } from 'node:path';
import process from 'node:process';
import { isContentType } from '#shared/content-types/types.ts';
import { defaultsOf } from '../content/defaults-of.ts';
import { exportContent, importContent } from '../operator/content-files.ts';
import { readEnvironment } from '../ops/env.ts';
import { readCurrentSource } from '../operator/migrate-store.ts';
import { openFiles, openRecords } from '../ops/open-storage.ts';
import { checkDataFolder } from './data-folder.ts';
import { runCommand, warn } from './run-command.ts';

const clock = () => new Date();

/** `npm run content:export -- <folder>`, also while the server runs, and `npm run content:import -- <folder>` while it is stopped. */
await runCommand(async () => {
  const [way, given] = process.argv.slice(2);
  if (given === undefined) throw new Error(`Say which folder: npm run content:${way} -- <folder>`);
  const folder = resolve(given);
  const { dataFolder, databaseUrl, s3 } = readEnvironment(process.env, process.cwd());
  const settings = { dataFolder, databaseUrl, s3 };
  // Both ways: an import into a wrong folder would begin an empty store there.
  if (databaseUrl === undefined) await checkDataFolder(dataFolder);
  if (way === 'export') {
    const { entries, pictures } = await exportContent(await readCurrentSource(settings), folder);
    return `${entries} entries and ${pictures} pictures are in ${folder}.`;
  }
  const defaultSlugs = (kind: string) =>
    new Map(
      isContentType(kind)
        ? defaultsOf(kind).flatMap(({ id, slug }) =>
            slug === undefined ? [] : [[slug, id] as const],
          )
        : [],
    );
  // Fails when a server works with it, and keeps others away.
  const { store } = await openRecords(settings, { clock, report: warn, isCopying: true });
  try {
    const { files } = await openFiles(settings);
    const done = await importContent({ store, files }, folder, clock, defaultSlugs);
    for (const path of done.newerHere) warn(`${path}: it goes further here, and stays as it is.`);
    return `${done.entries} entries and ${done.pictures} pictures were imported from ${folder}; everything else was there.`;
  } finally {
    await store.close();
  }
});
