import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What a mail server does wrong with one connection; `none` for a good one. */
export type MailFault =
  | 'none'
  | 'closes-at-once'
  | 'hangs-at-once'
  | 'refuses-everybody'
  | 'drops-after-greeting'
  | 'defers-recipient'
  | 'refuses-recipient'
  | 'defers-data'
  | 'drops-in-body'
  | 'defers-text'
  | 'refuses-text'
  | 'drops-after-text'
  | 'drops-after-taking'
  | 'hangs-after-taking';

export const mailFaults: readonly MailFault[] = [
  'closes-at-once',
  'hangs-at-once',
  'refuses-everybody',
  'drops-after-greeting',
  'defers-recipient',
  'refuses-recipient',
  'defers-data',
  'drops-in-body',
  'defers-text',
  'refuses-text',
  'drops-after-text',
  'drops-after-taking',
  'hangs-after-taking',
];

/** A mail server without TLS that breaks each connection as told, and counts what it has taken by Message-ID. */
export async function startFaultyMailServer(nextFault: () => MailFault): Promise<{
  port: number;
  taken: ReadonlyMap<string, number>;
}> {
  const taken = new Map<string, number>();
  const sockets = new Set<Socket>();
  const take = (raw: string) => {
    const id = /^message-id: <([^@]+)@/im.exec(raw)?.[1] ?? '';
    taken.set(id, (taken.get(id) ?? 0) + 1);
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    const fault = nextFault();
    if (fault === 'closes-at-once') return void socket.destroy();
    if (fault === 'hangs-at-once') return;
    const say = (line: string) => socket.write(`${line}\r\n`);
    if (fault === 'refuses-everybody') return void socket.end('554 5.7.1 not you\r\n');
    say('220 test');
    let body: string | undefined;
    let buffered = '';
    const command = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      if (fault === 'drops-after-greeting') socket.destroy();
      else if (verb === 'RCPT' && fault === 'defers-recipient') say('451 4.2.1 later');
      else if (verb === 'RCPT' && fault === 'refuses-recipient') say('550 5.1.1 unknown');
      else if (verb === 'DATA' && fault === 'defers-data') say('451 4.3.0 later');
      else if (verb === 'DATA') {
        body = '';
        say('354 go on');
        if (fault === 'drops-in-body') socket.destroy();
      } else if (verb === 'QUIT') socket.end('221 bye\r\n');
      else say('250 ok');
    };
    const text = (raw: string) => {
      if (fault === 'drops-after-text') return void socket.destroy();
      if (fault === 'defers-text') return void say('451 4.3.0 later');
      if (fault === 'refuses-text') return void say('554 5.6.0 not this');
      take(raw);
      if (fault === 'drops-after-taking') return void socket.destroy();
      if (fault !== 'hangs-after-taking') say('250 2.0.0 taken');
    };
    socket.on('data', (chunk) => {
      buffered += chunk.toString('latin1');
      for (;;) {
        const end = body === undefined ? buffered.indexOf('\r\n') : buffered.indexOf('\r\n.\r\n');
        if (end === -1) return;
        const part = buffered.slice(0, end);
        buffered = buffered.slice(end + (body === undefined ? 2 : 5));
        if (body === undefined) command(part);
        else {
          body = undefined;
          text(part);
        }
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  return { port: (server.address() as AddressInfo).port, taken };
}
