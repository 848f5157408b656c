import { resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../ops/env.ts';
import { restoreBackup } from '../ops/restore.ts';
import { checkTargetFolder } from './data-folder.ts';
import { runCommand, warn } from './run-command.ts';

/**
 * `npm run restore -- <backup folder>`: restores a backup; the server must be stopped. `--incomplete` accepts one that
 * lacks files of requests.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { incomplete: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [backup] = positionals;
  if (backup === undefined) throw new Error('Say where from: npm run restore -- <backup folder>');
  const { dataFolder, databaseUrl, s3 } = readEnvironment(process.env, process.cwd());
  if (databaseUrl !== undefined) {
    throw new Error(
      'DATABASE_URL is set, and a backup is a data folder: bring it into an empty database with ' +
        'DATA_DIR=<backup folder> npm run migrate:store -- --to postgres',
    );
  }
  await checkTargetFolder(dataFolder);
  const { submissions, files, missing, aside } = await restoreBackup(
    resolve(backup),
    dataFolder,
    new Date(),
    { allowsMissing: values.incomplete, leavesUploads: s3 !== undefined, report: warn },
  );
  const lacking =
    missing.length === 0 ? '' : ` Files of requests that are missing: ${missing.length}.`;
  const former = aside === undefined ? '' : ` What was there before is in ${aside}.`;
  return `${dataFolder} is restored: ${submissions} messages and requests and ${files} files.${lacking}${former}`;
});
