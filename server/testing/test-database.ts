import './patience.ts';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';

/** Runs one statement on a connection of its own. */
export async function queryOnce<Row extends pg.QueryResultRow>(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** An empty database of its own for the running test, dropped with it; gives its address. */
export async function temporaryDatabase(): Promise<string> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await queryOnce(server, `create database ${name}`);
  onTestFinished(async () => {
    await queryOnce(server, `drop database ${name} with (force)`);
  });
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}
