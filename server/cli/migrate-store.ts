import process from 'node:process';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../ops/env.ts';
import { migrateStore } from '../operator/migrate-store.ts';
import { checkDataFolder, checkTargetFolder } from './data-folder.ts';
import { runCommand } from './run-command.ts';

/** `npm run migrate:store -- --to postgres|lowdb`: copies everything between DATA_DIR and DATABASE_URL. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const { to } = values;
  if (to !== 'postgres' && to !== 'lowdb') {
    throw new Error('Say where to: npm run migrate:store -- --to postgres (or lowdb)');
  }
  const { dataFolder, databaseUrl, s3 } = readEnvironment(process.env, process.cwd());
  if (databaseUrl === undefined) throw new Error('DATABASE_URL is missing: it names the database');
  await (to === 'postgres' ? checkDataFolder : checkTargetFolder)(dataFolder);
  const report = await migrateStore({ dataFolder, databaseUrl, s3 }, to);
  const next =
    to === 'postgres'
      ? 'Start the server with DATABASE_URL.'
      : 'Start the server without DATABASE_URL and S3_*.';
  return (
    `${report.submissions} messages and requests and ${report.files} files are in the target, read back and equal; ` +
    `${report.copiedSubmissions} and ${report.copiedFiles} of them were copied now. ` +
    `The source is as it was. ${next}`
  );
});
