import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { OwnerFactAnswer } from '#shared/api/owner-facts.ts';
import { OwnerSettings, noOwnerSettings } from '../owner-settings.ts';
import { DamagedStorageError } from '../ports.ts';
import type { RecordStore } from '../ports.ts';
import { toSession } from './rows.ts';
import type { Tables } from './table-types.ts';
import type { Transactions } from './transactions.ts';

const WarningsTold = v.record(v.string(), v.string());

type SessionRecords = Pick<
  RecordStore,
  | 'openSession'
  | 'findSession'
  | 'listSessions'
  | 'closeSessions'
  | 'listOwnerFacts'
  | 'setOwnerFact'
  | 'ownerSettings'
  | 'setOwnerSettings'
  | 'isFloodTold'
  | 'todayToldOn'
  | 'setTodayToldOn'
  | 'warningsTold'
  | 'setWarningsTold'
  | 'setFloodTold'
  | 'passphraseHash'
  | 'setPassphraseHash'
>;

/** The owner's own: passphrase, settings, signed-in browsers and answers about facts (`practice`, `sessions`, `owner_facts`). */
export function sessionRecords({
  db,
  withStorageErrors,
  inTransaction,
}: Transactions & { db: Kysely<Tables> }): SessionRecords {
  return {
    openSession: (session) =>
      inTransaction(async (tx) => {
        const row = {
          token_hash: session.tokenHash,
          opened_at: session.openedAt,
          expires_at: session.expiresAt,
          device: session.device,
          person_id: session.personId ?? null,
          opener: session.opener ?? null,
        };
        await tx.insertInto('sessions').values(row).execute();
      }),
    findSession: (hash) =>
      withStorageErrors(async () => {
        const row = await db
          .selectFrom('sessions')
          .selectAll()
          .where('token_hash', '=', hash)
          .executeTakeFirst();
        return row && toSession(row);
      }),
    closeSessions: (hashes) =>
      inTransaction(async (tx) => {
        if (hashes.length === 0) return;
        await tx
          .deleteFrom('sessions')
          .where('token_hash', 'in', [...hashes])
          .execute();
      }),
    listSessions: () =>
      withStorageErrors(async () => {
        const rows = await db.selectFrom('sessions').selectAll().orderBy('opened_at').execute();
        return rows.map(toSession);
      }),
    listOwnerFacts: () =>
      withStorageErrors(async () => {
        const rows = await db.selectFrom('owner_facts').select('answer').orderBy('fact').execute();
        return rows.map(({ answer }) => v.parse(OwnerFactAnswer, answer));
      }),
    setOwnerFact: (answer) =>
      inTransaction(async (tx) => {
        const row = { fact: answer.fact, answer: JSON.stringify(answer) };
        await tx
          .insertInto('owner_facts')
          .values(row)
          .onConflict((conflict) => conflict.column('fact').doUpdateSet({ answer: row.answer }))
          .execute();
      }),
    ownerSettings: () =>
      withStorageErrors(async () => {
        const row = await db.selectFrom('practice').select('owner_settings').executeTakeFirst();
        return row?.owner_settings ? v.parse(OwnerSettings, row.owner_settings) : noOwnerSettings;
      }),
    setOwnerSettings: (settings) =>
      inTransaction(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('practice')
          .set({
            owner_settings: JSON.stringify(settings),
            owner_settings_revision: settings.revision,
          })
          .where('owner_settings_revision', '=', settings.revision - 1)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),
    todayToldOn: () =>
      withStorageErrors(async () => {
        const row = await db.selectFrom('practice').select('today_told_on').executeTakeFirst();
        return row?.today_told_on ?? null;
      }),
    setTodayToldOn: (day) =>
      inTransaction(async (tx) => {
        await tx.updateTable('practice').set({ today_told_on: day }).execute();
      }),
    warningsTold: () =>
      withStorageErrors(async () => {
        const row = await db.selectFrom('practice').select('warnings_told').executeTakeFirst();
        return v.parse(WarningsTold, row?.warnings_told ?? {});
      }),
    setWarningsTold: (told) =>
      inTransaction(async (tx) => {
        await tx
          .updateTable('practice')
          .set({ warnings_told: JSON.stringify(told) })
          .execute();
      }),
    isFloodTold: () =>
      withStorageErrors(async () => {
        const row = await db.selectFrom('practice').select('is_flood_told').executeTakeFirst();
        return row?.is_flood_told ?? false;
      }),
    setFloodTold: (isTold) =>
      inTransaction(async (tx) => {
        await tx.updateTable('practice').set({ is_flood_told: isTold }).execute();
      }),
    passphraseHash: () =>
      withStorageErrors(async () => {
        const row = await db.selectFrom('practice').select('passphrase_hash').executeTakeFirst();
        if (!row) throw new DamagedStorageError('the table "practice" has lost its row');
        return row.passphrase_hash;
      }),
    setPassphraseHash: (hash, expected) =>
      inTransaction(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('practice')
          .set({ passphrase_hash: hash })
          .where('passphrase_hash', 'is not distinct from', expected)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await tx.deleteFrom('sessions').execute();
        return true;
      }),
  };
}
