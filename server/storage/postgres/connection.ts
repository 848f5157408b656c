import pg from 'pg';
import type { Client, ClientConfig, Pool } from 'pg';
import { Minute, Second } from '#shared/time.ts';
import { StorageUnavailableError } from '../ports.ts';

/** Connections of one process; PostgreSQL's usual limit is 100 for all. */
const maxConnections = 10;

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
    max: maxConnections,
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
export function openLongRunningClient(url: string): Client {
  const timeout = { statement_timeout: 5 * Minute.ms, query_timeout: 6 * Minute.ms };
  const client = new pg.Client({ ...connectionOptions(url), ...timeout });
  client.on('error', () => undefined);
  return client;
}

/** PostgreSQL's error codes, or classes of them, of temporary failures and of those that the operator fixes. */
const temporaryCode = /^(?:08|28|3D|40|53|57|58|XX|25006|55P03)/;
/** Error codes of sockets, name look-up and TLS. */
const networkCode = /^(?:E[A-Z]+|CERT_|DEPTH_|SELF_|UNABLE_)/;
/** Messages of the driver's errors without a code. */
const driverMessage =
  /connection terminated|timeout exceeded|query read timeout|not queryable|after calling end|client was closed|connection error/i;

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Wraps failures of the connection or the database in StorageUnavailableError; other errors are returned unchanged. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StorageUnavailableError) return error;
  const code = codeOf(error);
  const isTemporary =
    code === ''
      ? driverMessage.test(error.message)
      : temporaryCode.test(code) || networkCode.test(code);
  return isTemporary
    ? new StorageUnavailableError('the database does not answer as it should', { cause: error })
    : error;
}

/** Name of a database for messages, without the password of its address. */
export function nameOfDatabase(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  return `${decodeURIComponent(pathname.slice(1)) || 'the default database'} at ${host || 'localhost'}${port && `:${port}`}`;
}
