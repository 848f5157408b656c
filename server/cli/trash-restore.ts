import process from 'node:process';
import { readEnvironment } from '../ops/env.ts';
import { openRecords } from '../ops/open-storage.ts';
import { checkDataFolder } from './data-folder.ts';
import { runCommand, warn } from './run-command.ts';

/** `npm run trash:restore`: restores what retention has put in the trash; the server must be stopped. */
await runCommand(async () => {
  const environment = readEnvironment(process.env, process.cwd());
  const { dataFolder, databaseUrl } = environment;
  if (databaseUrl === undefined) await checkDataFolder(dataFolder);
  const { store } = await openRecords(environment, { clock: () => new Date(), report: warn });
  try {
    const { submissions, uploads } = await store.restoreTrash();
    return (
      `${databaseUrl === undefined ? dataFolder : 'The database'}: ${submissions} messages and requests and ${uploads} ` +
      'files without a request are back. Before you start the server, set the clock and the RETENTION_ variables right: ' +
      'what is still past its time goes to the trash again.'
    );
  } finally {
    await store.close();
  }
});
