import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { Second } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import { formatMail } from './mail-message.ts';
import type { Mailer } from './mailer.ts';
import { MailError, SmtpConnection } from './smtp-connection.ts';

export interface SmtpOptions {
  /** `smtps://user:password@host[:465]`, or `smtp://…[:587]` which goes on by STARTTLS. */
  url: string;
  /** The practice's address: both sender and receiver. */
  address: string;
  clock: Clock;
  /** Default 30 s for each reply. */
  timeoutMs?: number;
}

const isLocal = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/** Hands mails to one mail server, each over a connection of its own. */
export function createSmtpMailer(options: SmtpOptions): Mailer {
  const { address, clock, timeoutMs = 30 * Second.ms } = options;
  const url = new URL(options.url);
  const isSecure = url.protocol === 'smtps:';
  const host = url.hostname;
  const port = Number(url.port) || (isSecure ? 465 : 587);
  const user = decodeURIComponent(url.username);
  const password = decodeURIComponent(url.password);

  /** @returns what the server can do, in capitals */
  async function greet(connection: SmtpConnection): Promise<string> {
    const { lines } = await connection.ask('EHLO', `EHLO ${helloName()}`, 250);
    return lines.join('\n').toUpperCase();
  }

  async function signIn(connection: SmtpConnection, abilities: string): Promise<void> {
    if (/AUTH[ =].*\bPLAIN\b/.test(abilities)) {
      const secret = Buffer.from(`\0${user}\0${password}`).toString('base64');
      await connection.ask('AUTH PLAIN', `AUTH PLAIN ${secret}`, 235);
      return;
    }
    await connection.ask('AUTH LOGIN', 'AUTH LOGIN', 334);
    await connection.ask('the user name', Buffer.from(user).toString('base64'), 334);
    await connection.ask('the password', Buffer.from(password).toString('base64'), 235);
  }

  return {
    async send(mail) {
      const message = formatMail(mail, {
        from: address,
        to: address,
        id: randomUUID(),
        date: clock(),
      });
      const connection = SmtpConnection.open({ host, port, isSecure, timeoutMs });
      try {
        await connection.expect('the connection', 220);
        let abilities = await greet(connection);
        let isEncrypted = isSecure;
        if (!isSecure && abilities.includes('STARTTLS')) {
          await connection.ask('STARTTLS', 'STARTTLS', 220);
          connection.secure();
          abilities = await greet(connection);
          isEncrypted = true;
        }
        if (user !== '') {
          if (!isEncrypted && !isLocal(host)) {
            throw new MailError('mail server offers no encryption: the password was not sent');
          }
          await signIn(connection, abilities);
        }
        await connection.ask('MAIL FROM', `MAIL FROM:<${address}>`, 250);
        await connection.ask('RCPT TO', `RCPT TO:<${address}>`, 250);
        await connection.ask('DATA', 'DATA', 354);
        // Base64 never begins a line with a dot, and no header does.
        await connection.ask('the mail', `${message}\r\n.`, 250);
        // Taken: how the server says goodbye does not matter any more.
        await connection.ask('QUIT', 'QUIT', 221).catch(() => undefined);
      } finally {
        connection.close();
      }
    },
  };
}

function helloName(): string {
  const name = hostname();
  return /^[a-z0-9.-]+$/i.test(name) ? name : 'localhost';
}
