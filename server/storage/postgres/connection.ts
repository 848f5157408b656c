import pg from 'pg';
import type { Client, ClientConfig, Pool } from 'pg';
import { Minute, Second } from '#shared/time.ts';
import { StorageUnavailableError } from '../ports.ts';

/** Connections of one process; PostgreSQL's usual limit is 100 for all. */
const mostConnections = 10;

/** Options of every connection, whatever the address says. */
export const connectionOptions = (url: string) =>
  ({
    connectionString: url,
    application_name: 'natural-building-design',
    // Also the longest wait for a free connection.
    connectionTimeoutMillis: 10 * Second.ms,
    statement_timeout: 15 * Second.ms,
    lock_timeout: 10 * Second.ms,
    idle_in_transaction_session_timeout: 20 * Second.ms,
    // When nothing comes back at all.
    query_timeout: 20 * Second.ms,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30 * Second.ms,
  }) satisfies ClientConfig;

/** Opens no connection yet. */
export function openPool(url: string): Pool {
  const pool = new pg.Pool({
    ...connectionOptions(url),
    max: mostConnections,
    idleTimeoutMillis: 30 * Second.ms,
    async onConnect(client) {
      // A connection that is lost while idle must not end the process.
      client.on('error', () => undefined);
      // An answer to a visitor means that the record is on disk, whatever the database's default is.
      await client.query(
        `select set_config('synchronous_commit', 'on', false)
         where current_setting('synchronous_commit') in ('off', 'local')`,
      );
    },
  });
  pool.on('error', () => undefined);
  return pool;
}

/** A connection for work that takes minutes. */
export function openPatientClient(url: string): Client {
  const timeout = { statement_timeout: 5 * Minute.ms, query_timeout: 6 * Minute.ms };
  const client = new pg.Client({ ...connectionOptions(url), ...timeout });
  client.on('error', () => undefined);
  return client;
}

/** PostgreSQL's codes of temporary failures and of those the operator fixes, by class or in full. */
const passing = /^(?:08|28|3D|40|53|57|58|XX|25006|55P03)/;
/** Codes of sockets and of name look-up. */
const ofTheNetwork = /^(?:E[A-Z]+|CERT_|DEPTH_|SELF_|UNABLE_)/;
/** What the driver says without a code. */
const ofTheDriver =
  /connection terminated|timeout exceeded|query read timeout|not queryable|after calling end|client was closed|connection error/i;

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Failures of the connection or the database become StorageUnavailableError; bugs of ours stay what they are. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StorageUnavailableError) return error;
  const code = codeOf(error);
  const isPassing =
    code === '' ? ofTheDriver.test(error.message) : passing.test(code) || ofTheNetwork.test(code);
  return isPassing
    ? new StorageUnavailableError('the database does not answer as it should', { cause: error })
    : error;
}

/** Address of a database for messages: never with the password. */
export function nameOfDatabase(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  return `${decodeURIComponent(pathname.slice(1)) || 'the default database'} at ${host || 'localhost'}${port && `:${port}`}`;
}
