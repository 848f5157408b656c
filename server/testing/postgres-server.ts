import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { onFreePort } from './free-port.ts';

export interface PostgresServer {
  /** Address of the database `postgres`. */
  url: string;
  /** Folder of all its files. */
  folder: string;
  /** Stops it as a power cut would. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and deletes its files. */
  remove(): Promise<void>;
}

const debianFolder = '/usr/lib/postgresql';

/** Folder of PostgreSQL's programs; the newest that Debian has installed. */
function programFolder(): string {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  if (newest === undefined) throw new Error(`no PostgreSQL server in ${debianFolder}`);
  return join(debianFolder, newest, 'bin');
}

/** PostgreSQL does not run as root. */
function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const number = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

/** A real PostgreSQL server with its own folder and port, as durable as one in use. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = programFolder();
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'natural-building-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  let port = 0;
  const url = (database: string) => `postgresql://owner:secret@127.0.0.1:${port}/${database}`;
  let isRunning: Promise<unknown> | undefined;
  let end: (signal: NodeJS.Signals) => void = () => undefined;

  async function query(text: string): Promise<void> {
    // By its own socket: on the port, another program could answer.
    const client = new pg.Client({ host: folder, port, user: 'owner', database: 'postgres' });
    try {
      await client.connect();
      await client.query(text);
    } finally {
      await client.end();
    }
  }

  async function start(): Promise<void> {
    const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(join(programs, 'postgres'), ['-D', data, ...args], {
      ...options,
      stdio: 'ignore',
    });
    let hasEnded = false;
    isRunning = once(child, 'exit').then(() => {
      hasEnded = true;
    });
    end = (signal) => child.kill(signal);
    for (;;) {
      try {
        await query('select 1');
        return;
      } catch (error) {
        if (hasEnded) throw error;
      }
    }
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    end(signal);
    await isRunning;
  }

  await onFreePort((free) => {
    port = free;
    return start();
  });
  return {
    url: url('postgres'),
    folder: data,
    start,
    // SIGQUIT ends all its processes at once, without a checkpoint: the next start recovers.
    kill: () => stop('SIGQUIT'),
    async remove() {
      await stop('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
