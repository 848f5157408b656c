import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const script = fileURLToPath(new URL('serve.ts', import.meta.url));

export type Program = ReturnType<typeof startProgram>;

/** Starts the program as an operator does, on a free port; killed at the end of the test. */
export function startProgram(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
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
    exit: async () => {
      const [code] = await closed;
      return { code, errors: await errors };
    },
  };
}
