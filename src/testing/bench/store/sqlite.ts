import fs from 'node:fs';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import type { OpenSubject } from './subject.ts';

/**
 * SQLite with a write-ahead log, synced at every transaction, one transaction per record. It is the WebAssembly build:
 * it calls the same fsync, but computes slower than a native one and blocks the process while it runs. Its file layer has
 * no shared memory, so a write-ahead log needs the exclusive lock, which our store takes as well.
 */
export const openSqlite: OpenSubject = async (folder, records) => {
  const { fsyncSync } = fs;
  let fsyncs = 0;
  fs.fsyncSync = (descriptor) => {
    fsyncs += 1;
    fsyncSync(descriptor);
  };
  const database = new sqlite.Database(join(folder, 'db.sqlite'));
  database.exec('PRAGMA locking_mode=EXCLUSIVE');
  const mode = database.get('PRAGMA journal_mode=WAL');
  if (Object.values(mode ?? {})[0] !== 'wal') throw new Error('SQLite took no write-ahead log');
  database.exec('PRAGMA synchronous=FULL');
  database.exec('CREATE TABLE submissions (id TEXT PRIMARY KEY, json TEXT NOT NULL)');
  const insert = database.prepare('INSERT INTO submissions VALUES (?, ?)');
  database.exec('BEGIN');
  for (const record of records) insert.run([record.id, JSON.stringify(record)]);
  database.exec('COMMIT');
  return {
    put: async (record) => {
      // Without BEGIN each statement is a transaction of its own.
      insert.run([record.id, JSON.stringify(record)]);
    },
    close: async () => {
      insert.finalize();
      database.close();
      fs.fsyncSync = fsyncSync;
    },
    fsyncs: () => fsyncs,
  };
};
