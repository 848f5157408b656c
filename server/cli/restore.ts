import { resolve } from 'node:path';
import process from 'node:process';
import { readEnvironment } from '../env.ts';
import { restoreBackup } from '../storage/backup.ts';
import { runCommand } from './run-command.ts';

/** `npm run restore -- <backup folder>`: brings a backup back; the server must be stopped. */
await runCommand(async () => {
  const [backup] = process.argv.slice(2);
  if (backup === undefined) throw new Error('Say where from: npm run restore -- <backup folder>');
  const { dataFolder, databaseUrl } = readEnvironment(process.env, process.cwd());
  if (databaseUrl !== undefined) {
    throw new Error(
      'DATABASE_URL is set, and a backup is a data folder: bring it into an empty database with ' +
        'DATA_DIR=<backup folder> npm run migrate:store -- --to postgres',
    );
  }
  const aside = await restoreBackup(resolve(backup), dataFolder, new Date());
  const former = aside === undefined ? '' : ` What was there before is in ${aside}.`;
  return `${dataFolder} is restored.${former}`;
});
