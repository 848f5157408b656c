import { join } from 'node:path';
import process from 'node:process';
import { readEnvironment } from '../env.ts';
import { repairJournal } from '../storage/journal/repair.ts';
import { runCommand } from './run-command.ts';

/** `npm run store:repair`: sets damaged journal lines aside and keeps all others. */
await runCommand(async () => {
  const { dataFolder } = readEnvironment(process.env, process.cwd());
  const { kept, damaged, originalPath } = await repairJournal(
    join(dataFolder, 'records'),
    new Date(),
  );
  return `${kept} events kept, ${damaged} lines could not be read. The journal as it was: ${originalPath}`;
});
