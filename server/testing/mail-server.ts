import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

export interface TakenMail {
  from: string;
  to: string[];
  /** As received. */
  raw: string;
  /** Header lines by lower-case name, unfolded. */
  headers: ReadonlyMap<string, string>;
  text: string;
  isSecure: boolean;
}

export interface MailServer {
  port: number;
  mails: TakenMail[];
  stop(): Promise<void>;
}

/** A refusal with a code, as `smtp-server` wants it. */
export function refusal(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code });
}

/** A real mail server on a free port that stores what it receives. */
export async function startMailServer(
  options: SMTPServerOptions = {},
  port = 0,
): Promise<MailServer> {
  const mails: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    hideSTARTTLS: options.key === undefined,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          isSecure: session.secure,
          ...parse(Buffer.concat(chunks).toString()),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
  };
  onTestFinished(stop);
  const bound = server.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  return { port: bound.port, mails, stop };
}

function parse(raw: string): Pick<TakenMail, 'raw' | 'headers' | 'text'> {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body = raw.slice(end + 4);
  const isBase64 = headers.get('content-transfer-encoding') === 'base64';
  return { raw, headers, text: isBase64 ? Buffer.from(body, 'base64').toString() : body };
}

/** A certificate for `localhost`, self-signed, as PEM. */
export async function selfSigned(): Promise<{ key: string; cert: string }> {
  const folder = await temporaryFolder();
  const [keyPath, certPath] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    [
      ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2'.split(' '),
      ...'-subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1'.split(' '),
      '-keyout',
      keyPath,
      '-out',
      certPath,
    ],
    { stdio: 'ignore' },
  );
  return { key: readFileSync(keyPath, 'utf8'), cert: readFileSync(certPath, 'utf8') };
}
