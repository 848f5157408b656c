import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../ops/env.ts';
import type { OffsiteSettings } from '../ops/env.ts';
import { restoreOffsite } from '../operator/restore-offsite.ts';
import { openWith } from '../ops/offsite/sealing.ts';
import { restoreBackup } from '../operator/restore.ts';
import { openBucket } from '../storage/s3/bucket.ts';
import { checkTargetFolder } from './data-folder.ts';
import { runCommand, warn } from './run-command.ts';

/**
 * `npm run restore -- <backup folder>`: restores a backup; the server must be stopped. `--incomplete` accepts one that
 * lacks files of requests. `npm run restore -- --offsite <age identity file>` restores the copy off the site into an empty folder.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      incomplete: { type: 'boolean', default: false },
      offsite: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [backup] = positionals;
  if (backup === undefined) {
    throw new Error(
      values.offsite
        ? 'Say where the key is: npm run restore -- --offsite <age identity file>'
        : 'Say where from: npm run restore -- <backup folder>',
    );
  }
  const { dataFolder, databaseUrl, s3, offsite } = readEnvironment(process.env, process.cwd());
  if (databaseUrl !== undefined) {
    throw new Error(
      'DATABASE_URL is set, and a backup is a data folder: bring it into an empty database with ' +
        'DATA_DIR=<backup folder> npm run migrate:store -- --to postgres',
    );
  }
  await checkTargetFolder(dataFolder);
  if (values.offsite) {
    return restoreFromBucket(backup, { dataFolder, offsite, allowsMissing: values.incomplete });
  }
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

async function restoreFromBucket(
  identityFile: string,
  {
    dataFolder,
    offsite,
    allowsMissing,
  }: { dataFolder: string; offsite: OffsiteSettings | undefined; allowsMissing: boolean },
): Promise<string> {
  if (!offsite) throw new Error('OFFSITE_S3_ENDPOINT is missing: it names where the copy is');
  const { submissions, files, missing, copiedAt, eventsAfter } = await restoreOffsite({
    bucket: openBucket(offsite.bucket),
    open: await readIdentity(identityFile),
    dataFolder,
    now: new Date(),
    allowsMissing,
    report: warn,
  });
  const lacking =
    missing.length === 0 ? '' : ` Files of requests that are missing: ${missing.length}.`;
  return (
    `${dataFolder} is restored from the copy of ${copiedAt.toISOString()} and ${eventsAfter} changes after it: ` +
    `${submissions} messages and requests and ${files} files.${lacking}`
  );
}

async function readIdentity(path: string) {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new Error(
      `${path} cannot be read${code}: it should be the file that age-keygen has written, and the user of the server must be able to read it`,
      { cause: error },
    );
  });
  try {
    return openWith(text);
  } catch (error) {
    throw new Error(`${path} holds no age identity (a line AGE-SECRET-KEY-1…)`, { cause: error });
  }
}
