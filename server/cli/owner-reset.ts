import { join } from 'node:path';
import process from 'node:process';
import { readEnvironment } from '../env.ts';
import { hashPassphrase, makePassphrase } from '../services/passphrase.ts';
import { openJournalLog } from '../storage/journal/journal-log.ts';
import { createRecordStore } from '../storage/record-store.ts';
import { runCommand } from './run-command.ts';

/** `npm run owner:reset`: makes a new passphrase for the owner and signs every browser out. */
await runCommand(async () => {
  const { dataFolder, ownerPassphrase } = readEnvironment(process.env, process.cwd());
  if (ownerPassphrase !== undefined) {
    return 'OWNER_PASSPHRASE is set and decides: change it there and restart the server.';
  }
  const passphrase = makePassphrase();
  const folder = join(dataFolder, 'records');
  const store = createRecordStore(await openJournalLog({ folder, clock: () => new Date() }));
  try {
    await store.setPassphraseHash(await hashPassphrase(passphrase), await store.passphraseHash());
  } finally {
    await store.close();
  }
  return `The owner's new passphrase, shown only this once: ${passphrase}`;
});
