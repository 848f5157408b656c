import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const script = fileURLToPath(new URL('serve.ts', import.meta.url));

export type Program = ReturnType<typeof startServerProcess>;

/**
 * Starts the server as an operator does, on a free port; killed at the end of the test.
 * @param before shell commands, run as root in a new mount namespace that the server shares
 */
export function startServerProcess(environment: Record<string, string>, before?: string) {
  const args = [process.execPath, '--import', 'tsx', script];
  const inNamespace = ['unshare', '-rm', 'sh', '-ec', `${before}\nexec "$@"`, 'sh'];
  const [program = '', ...rest] = before === undefined ? args : [...inNamespace, ...args];
  const child = spawn(program, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...environment },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const closed = once(child, 'close');
  const errors = text(child.stderr);
  const lines: string[] = [];
  const output = createInterface({ input: child.stdout });
  output.on('line', (line) => lines.push(line));
  return {
    child,
    lines,
    /** Resolves with the address once it listens. */
    address: async () => {
      while (!lines.some((line) => line.includes(' is at '))) {
        const ended = await Promise.race([once(output, 'line'), closed.then(() => undefined)]);
        if (!ended) throw new Error(`the program did not start: ${await errors}`);
      }
      return lines.join('\n').match(/http:\S+/)?.[0] ?? '';
    },
    /** Resolves when it has written a line with this text. */
    line: async (part: string) => {
      while (!lines.some((line) => line.includes(part))) {
        const ended = await Promise.race([once(output, 'line'), closed.then(() => undefined)]);
        if (!ended) throw new Error(`the program ended: ${await errors}`);
      }
    },
    exit: async () => {
      const [code] = await closed;
      return { code, errors: await errors };
    },
  };
}
