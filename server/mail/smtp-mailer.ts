import { createTransport } from 'nodemailer';
import { cleanText } from '#shared/clean-text.ts';
import { siteName } from '#shared/paths.ts';
import { Second } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import { MailError } from './mailer.ts';
import type { Mailer } from './mailer.ts';

export interface SmtpOptions {
  /** `smtps://user:password@host[:465]`, or `smtp://…[:587]`, which upgrades by STARTTLS. */
  url: string;
  /** The practice's address now: sender of every mail. */
  address: string | (() => string);
  clock: Clock;
  /** Default 30 s for the connection and each reply. */
  timeoutMs?: number;
  /** Certificate authority to trust besides the usual ones, as PEM; for tests. */
  ca?: string;
}

const isLocal = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/** This machine, or a neighbour with a bare name or a private address. */
const isNear = (host: string) =>
  isLocal(host) || /^(?:[^.:]+|10\..+|192\.168\..+|172\.(?:1[6-9]|2\d|3[01])\..+)$/.test(host);

/** Whether mail must be sent over TLS: always over the internet, and with a password. */
export function needsEncryption({ hostname, username }: URL): boolean {
  return !isNear(hostname) || (username !== '' && !isLocal(hostname));
}

/** Sends mails through one mail server, each over its own connection. */
export function createSmtpMailer(options: SmtpOptions): Mailer {
  const { clock, timeoutMs = 30 * Second.ms, ca } = options;
  const url = new URL(options.url);
  const isSecure = url.protocol === 'smtps:';
  const hasPassword = url.username !== '';
  const settings = {
    host: url.hostname.replaceAll(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: needsEncryption(url),
    ...(hasPassword && {
      auth: {
        user: decodeURIComponent(url.username),
        pass: decodeURIComponent(url.password),
      },
    }),
    tls: { minVersion: 'TLSv1.2' as const, ...(ca !== undefined && { ca }) },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // Nothing in a mail may make the server read its own files or call others.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const sender = () => (typeof options.address === 'string' ? options.address : options.address());

  return {
    async send(mail) {
      const to = addressOnly(mail.to);
      const address = mail.from ?? sender();
      const domain = address.split('@').at(-1) ?? 'localhost';
      let isHandedOver = false;
      const transport = createTransport({
        ...settings,
        logger: loggerOf(() => {
          isHandedOver = true;
        }),
      });
      try {
        await transport.sendMail({
          // As objects: an address is never parsed into several.
          envelope: { from: address, to: [to] },
          from: { name: siteName, address },
          to: { name: '', address: to },
          replyTo: { name: '', address: addressOnly(mail.replyTo ?? address) },
          subject: oneLine(cleanText(mail.subject)),
          text: cleanText(mail.text),
          textEncoding: 'base64',
          date: clock(),
          messageId: `<${mail.id}@${domain}>`,
          ...(!mail.isPersonal && {
            headers: {
              'Auto-Submitted': 'auto-generated',
              'X-Auto-Response-Suppress': 'All',
            },
          }),
          ...(mail.calendar && {
            attachments: [
              {
                filename: mail.calendar.name,
                content: mail.calendar.text,
                contentType: 'text/calendar; charset=utf-8',
              },
            ],
          }),
        });
      } catch (error) {
        throw toMailError(error, isHandedOver);
      }
    },
  };
}

/** Nodemailer says only in its log that the whole mail, its final dot included, has gone to the server. */
function loggerOf(onHandedOver: () => void) {
  const ignore = () => undefined;
  return {
    level: ignore,
    trace: ignore,
    debug: ignore,
    warn: ignore,
    error: ignore,
    fatal: ignore,
    info: (entry: unknown) => {
      if (typeof entry === 'object' && entry !== null && 'tnx' in entry && entry.tnx === 'message')
        onHandedOver();
    },
  };
}

/** Text that a visitor typed must not start a header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
}

function addressOnly(address: string): string {
  return address.replaceAll(/[\s<>,;"\p{Cc}]/gu, '');
}

/** Reply code and enhanced code (RFC 3463), for example `550 5.1.1`; without a reply, the error. */
function codesOf(text: (key: string) => string): string {
  const reply = /^(\d{3})[ -]?(\d\.\d{1,3}\.\d{1,3})?/.exec(text('response'));
  const codes = reply ? [reply[1], reply[2]] : [text('code'), text('originalCode')];
  return codes.filter(Boolean).join(' ') || 'no answer';
}

function toMailError(error: unknown, isHandedOver: boolean): MailError {
  const text = (key: string) => {
    const value: unknown = error instanceof Error ? Reflect.get(error, key) : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const code = text('code');
  const command = text('command');
  const reply = Number(text('responseCode'));
  // A refusal of the recipient or of the content is about this mail; one of the sender or the sign-in is not.
  const isAboutMail =
    (code === 'EENVELOPE' && command !== 'MAIL FROM' && reply !== 421) || code === 'EMESSAGE';
  const isForNow = reply > 0 && reply < 500;
  const kind = !isAboutMail ? 'unreachable' : isForNow ? 'deferred' : 'refused';
  const step = command === '' ? code : command;
  return new MailError(kind, `mail server, ${step || 'connection'}: ${codesOf(text)}`, {
    mayHaveArrived: isHandedOver && !(reply > 0),
  });
}
