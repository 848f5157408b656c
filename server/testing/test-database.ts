import './long-timeout.ts';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';

/** Does some work on a new connection. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs one statement on a new connection. */
export async function queryOnce<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
) {
  return withClient(url, async (client) => (await client.query<Row>(text, [...values])).rows);
}

/** Creates an empty database for the running test, dropped with it. Returns its address. */
export async function temporaryDatabase(): Promise<string> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await queryOnce(server, `create database ${name}`);
  onTestFinished(async () => {
    await queryOnce(server, `drop database ${name} with (force)`);
  });
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}
