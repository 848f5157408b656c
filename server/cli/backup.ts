import { resolve } from 'node:path';
import process from 'node:process';
import { readEnvironment } from '../env.ts';
import { backUpElsewhere } from '../migrate-store.ts';
import { backUp } from '../storage/backup.ts';
import { runCommand } from './run-command.ts';

/** `npm run backup -- <new folder>`: copies everything received, also while the server runs. */
await runCommand(async () => {
  const [target] = process.argv.slice(2);
  if (target === undefined) throw new Error('Say where to: npm run backup -- <new folder>');
  const { dataFolder, databaseUrl, s3 } = readEnvironment(process.env, process.cwd());
  const { submissions, files } =
    databaseUrl === undefined && s3 === undefined
      ? await backUp(dataFolder, resolve(target))
      : await backUpElsewhere({ dataFolder, databaseUrl, s3 }, resolve(target));
  return `${submissions} messages and requests and ${files} files are in ${resolve(target)}`;
});
