import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The passphrase of every server a test starts. */
export const ownerPassphrase = 'two bricks and a bale of straw';

/** A real process of the built server, with its own port and data folder. */
export interface Site {
  /** With the port that the server chose itself at its first start; later starts listen there again. */
  readonly address: string;
  /** For measuring its memory; changes with each start. */
  pid(): number;
  readonly dataFolder: string;
  /** Starts the process again on the same port and data. */
  start(): Promise<void>;
  /** Stops the process as an operator would (SIGTERM), or as a power cut would (SIGKILL). */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Stops the process and starts the release in another folder, as an operator does. */
  update(folder: string): Promise<void>;
  /** Stops the process and removes its data. */
  dispose(): Promise<void>;
}

/**
 * Starts a server and waits until it is ready.
 * @param program arguments of Node; by default the built server
 * @param onLine gets each line that the server prints after its start
 */
export async function startSite(
  environment: Readonly<Record<string, string>> = {},
  program: readonly string[] = ['dist/server/main.js'],
  onLine?: (line: string) => void,
): Promise<Site> {
  /** Folder of the release. */
  let release = process.cwd();
  let port = 0;
  const dataFolder = await mkdtemp(join(tmpdir(), 'nbd-e2e-'));
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const output: string[] = [];
    const started = spawn(process.execPath, program, {
      cwd: release,
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataFolder,
        OWNER_PASSPHRASE: ownerPassphrase,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    const collect = (chunk: Buffer) => output.push(chunk.toString());
    started.stderr.on('data', collect);
    await new Promise<void>((resolve, reject) => {
      const watch = (chunk: Buffer) => {
        collect(chunk);
        const announced = /Natural Building Design is at http:\S+:(\d+)\n/.exec(output.join(''));
        if (announced === null) return;
        port = Number(announced[1]);
        started.stdout.off('data', watch);
        started.stderr.off('data', collect);
        for (const input of [started.stdout, started.stderr]) {
          if (onLine) createInterface({ input }).on('line', onLine);
          else input.resume();
        }
        resolve();
      };
      started.stdout.on('data', watch);
      started.once('exit', () => reject(new Error(`the server ended:\n${output.join('')}`)));
    });
  }

  async function stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const running = child;
    child = null;
    if (running === null || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  }

  await start();
  return {
    address: `http://localhost:${port}`,
    pid: () => child?.pid ?? 0,
    dataFolder,
    start,
    stop,
    async update(folder) {
      await stop();
      release = folder;
      await start();
    },
    async dispose() {
      await stop('SIGKILL');
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
