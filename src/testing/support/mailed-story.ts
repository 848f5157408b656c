import type { SMTPServerOptions } from 'smtp-server';
import { withMailServer } from './mail-server.ts';
import { startSite } from './site.ts';
import type { Site } from './site.ts';
import { story } from './story.ts';

export interface Mailed {
  to: string;
  text: string;
  raw: string;
}

/** A site that sends mail and has published who sells and where to pay, with what it has sent. */
export const mailedStory = story.extend<{ site: Site; mails: Mailed[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
  mails: async ({}, use) => {
    await use([]);
  },
  site: async ({ mails }, use) => {
    const server: SMTPServerOptions = {
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          mails.push(
            mailOf(Buffer.concat(chunks).toString(), session.envelope.rcptTo[0]?.address ?? ''),
          );
          done();
        });
      },
    };
    await withMailServer(server, async (url) => {
      const site = await startSite({
        SMTP_URL: url,
        PRACTICE_EMAIL: 'studio@example.org',
        PUBLIC_URL: 'http://practice.example',
        PRACTICE_LEGAL_NAME: 'Ada Lane',
        PRACTICE_ABN: '51 824 753 556',
        PRACTICE_GST: 'registered',
        BANK_ACCOUNT_NAME: 'Ada Lane',
        BANK_BSB: '063-000',
        BANK_ACCOUNT_NUMBER: '12345678',
      });
      await use(site);
      await site.dispose();
    });
  },
});

function mailOf(raw: string, to: string): Mailed {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  const parts = boundary === undefined ? [raw] : raw.split(`--${boundary}`);
  const text = parts
    .map((part) => {
      const end = part.indexOf('\r\n\r\n');
      const [, encoding] = /encoding: (base64|quoted-printable)/i.exec(part.slice(0, end)) ?? [];
      if (encoding === 'base64') return Buffer.from(part.slice(end), 'base64').toString();
      if (encoding === 'quoted-printable') return unquoted(part.slice(end));
      return /content-type: text\/plain/i.test(part.slice(0, end)) ? part.slice(end) : '';
    })
    .join('\n');
  return { to, text, raw };
}

/** Quoted-printable, as text. */
function unquoted(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number(`0x${hex}`)));
  return Buffer.from(bytes, 'latin1').toString();
}
