import process from 'node:process';
import { readEnvironment } from '../ops/env.ts';
import { firstSignInAddress } from '../ops/first-sign-in.ts';
import { openRecords } from '../ops/open-storage.ts';
import { hashPassphrase, makePassphrase } from '../services/passphrase.ts';
import { makeLinkKey } from '../services/recovery-keys.ts';
import { checkDataFolder, isEmptyFolder } from './data-folder.ts';
import { runCommand, warn } from './run-command.ts';

/**
 * `npm run owner:reset`: shows a link with which the owner chooses a passphrase, once and within an hour. The former passphrase
 * and the recovery codes are void at once, and every browser is signed out. The server must be stopped.
 */
await runCommand(async () => {
  const environment = readEnvironment(process.env, process.cwd());
  if (environment.ownerPassphrase !== undefined) {
    return 'OWNER_PASSPHRASE is set and decides: change it there and restart the server.';
  }
  const { dataFolder, databaseUrl, publicUrl, host, port } = environment;
  // Before the first start, the folder of a new server is empty.
  if (databaseUrl === undefined && !(await isEmptyFolder(dataFolder))) {
    await checkDataFolder(dataFolder);
  }
  const { store } = await openRecords(environment, { clock: () => new Date(), report: warn });
  try {
    // What nobody knows takes the place of a passphrase that somebody may know.
    const former = await store.passphraseHash();
    if (former !== null)
      await store.setPassphraseHash(await hashPassphrase(makePassphrase()), former);
    const key = await makeLinkKey(store, new Date());
    const place = databaseUrl === undefined ? dataFolder : 'the database';
    return (
      `Choose a new passphrase for ${place} here within an hour; the link works once:\n` +
      firstSignInAddress(publicUrl ?? `http://${host}:${port}`, key)
    );
  } finally {
    await store.close();
  }
});
