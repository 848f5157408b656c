import { resolve } from 'node:path';
import process from 'node:process';
import { readEnvironment } from '../env.ts';
import { backUp } from '../storage/backup.ts';
import { runCommand } from './run-command.ts';

/** `npm run backup -- <new folder>`: copies everything received, also while the server runs. */
await runCommand(async () => {
  const [target] = process.argv.slice(2);
  if (target === undefined) throw new Error('Say where to: npm run backup -- <new folder>');
  const { dataFolder } = readEnvironment(process.env, process.cwd());
  const { submissions, files } = await backUp(dataFolder, resolve(target));
  return `${submissions} messages and requests and ${files} files are in ${resolve(target)}`;
});
