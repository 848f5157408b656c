import process from 'node:process';
import { readEnvironment } from '../ops/env.ts';
import { hashPassphrase, makePassphrase } from '../services/passphrase.ts';
import { openRecords } from '../ops/open-storage.ts';
import { checkDataFolder } from './data-folder.ts';
import { runCommand, warn } from './run-command.ts';

/** `npm run owner:reset`: makes a new passphrase for the owner and signs every browser out. */
await runCommand(async () => {
  const environment = readEnvironment(process.env, process.cwd());
  if (environment.ownerPassphrase !== undefined) {
    return 'OWNER_PASSPHRASE is set and decides: change it there and restart the server.';
  }
  const { dataFolder, databaseUrl } = environment;
  if (databaseUrl === undefined) await checkDataFolder(dataFolder);
  const passphrase = makePassphrase();
  const { store } = await openRecords(environment, {
    clock: () => new Date(),
    report: warn,
  });
  try {
    await store.setPassphraseHash(await hashPassphrase(passphrase), await store.passphraseHash());
  } finally {
    await store.close();
  }
  const place = databaseUrl === undefined ? dataFolder : 'the database';
  return `The owner's new passphrase for ${place}, shown only this once: ${passphrase}`;
});
