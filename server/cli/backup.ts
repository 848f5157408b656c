import { join, resolve } from 'node:path';
import process from 'node:process';
import { readEnvironment } from '../ops/env.ts';
import { backUpRemoteStorage } from '../operator/migrate-store.ts';
import { listNames } from '../storage/attached-files.ts';
import { backUp } from '../ops/backup.ts';
import { backupName, rotateBackups } from '../ops/backup-folder.ts';
import { checkDataFolder } from './data-folder.ts';
import { runCommand, warn } from './run-command.ts';

/** Nightly backups that are kept. */
const keptBackups = 14;

/**
 * `npm run backup -- <new folder>`: copies all data, even while the server runs. Without a folder, makes a new one in BACKUP_DIR
 * and deletes all but the newest fourteen there.
 */
await runCommand(async () => {
  const [given] = process.argv.slice(2);
  const { dataFolder, databaseUrl, s3, backupFolder } = readEnvironment(process.env, process.cwd());
  if (given === undefined && backupFolder === undefined) {
    throw new Error('Say where to: npm run backup -- <new folder>, or set BACKUP_DIR');
  }
  const target = resolve(given ?? join(backupFolder ?? '', backupName(new Date())));
  if (databaseUrl === undefined) await checkDataFolder(dataFolder);
  const { submissions, files, missing } =
    databaseUrl === undefined && s3 === undefined
      ? await backUp(dataFolder, target, { report: warn })
      : await backUpRemoteStorage({ dataFolder, databaseUrl, s3 }, target);
  const from = databaseUrl === undefined ? dataFolder : 'the database';
  const done = `${submissions} messages and requests and ${files} files of ${from} are in ${target}`;
  if (given === undefined && backupFolder !== undefined) {
    await rotateBackups(backupFolder, keptBackups, new Date());
  }
  if (missing.length === 0) return done;
  throw new Error(
    `${done}, but files of requests are missing or not whole (${missing.length}): ${listNames(missing)}`,
  );
});
