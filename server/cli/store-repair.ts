import { join } from 'node:path';
import process from 'node:process';
import { readEnvironment } from '../ops/env.ts';
import { repairJournal } from '../storage/journal/repair.ts';
import { checkDataFolder } from './data-folder.ts';
import { runCommand } from './run-command.ts';

/** `npm run store:repair`: sets damaged journal lines aside and keeps all others. */
await runCommand(async () => {
  const { dataFolder, databaseUrl } = readEnvironment(process.env, process.cwd());
  if (databaseUrl !== undefined) {
    throw new Error('DATABASE_URL is set: the database repairs itself, there is no journal');
  }
  await checkDataFolder(dataFolder);
  const { kept, damaged, originalPath } = await repairJournal(
    join(dataFolder, 'records'),
    new Date(),
  );
  return `${dataFolder}: ${kept} events kept, ${damaged} lines could not be read. The journal as it was: ${originalPath}`;
});
