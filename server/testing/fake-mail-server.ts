import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

export interface FakeMailServer {
  port: number;
  /** Every line a client sent, in order. */
  lines: string[];
  /** Mails taken, as they came. */
  mails: string[];
}

/** A mail server that takes everything, but for the commands a test wants refused. */
export async function startMailServer(
  refusals: Record<string, string> = {},
): Promise<FakeMailServer> {
  const lines: string[] = [];
  const mails: string[] = [];
  const server = createServer((socket) => {
    let mail: string[] | undefined;
    const say = (text: string) => socket.write(`${text}\r\n`);
    say('220 mail.example.org ready');
    createInterface({ input: socket }).on('line', (line) => {
      if (mail && line !== '.') {
        mail.push(line);
        return;
      }
      if (mail) {
        mails.push(mail.join('\n'));
        mail = undefined;
        say('250 taken');
        return;
      }
      lines.push(line);
      const command = line.split(/[ :]/)[0]?.toUpperCase() ?? '';
      const refusal = refusals[command];
      if (refusal !== undefined) say(refusal);
      else if (command === 'EHLO')
        say('250-mail.example.org\r\n250-SIZE 1000000\r\n250 AUTH LOGIN PLAIN');
      else if (command === 'AUTH') say('235 welcome');
      else if (command === 'DATA') {
        mail = [];
        say('354 go on');
      } else if (command === 'QUIT') socket.end('221 goodbye\r\n');
      else say('250 fine');
    });
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  return { port: bound.port, lines, mails };
}
