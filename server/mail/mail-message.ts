import type { Mail } from './mailer.ts';

export interface Envelope {
  from: string;
  to: string;
  /** Part of the Message-ID before the `@`. */
  id: string;
  date: Date;
}

const lineEnd = '\r\n';
/** Bytes per encoded word, so that no header line gets longer than 76 characters. */
const encodedWordBytes = 42;

/** A mail as it goes over the wire (RFC 5322), UTF-8 in base64, without the closing dot. */
export function formatMail(mail: Mail, { from, to, id, date }: Envelope): string {
  const headers = [
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `From: Natural Building Design <${addressOnly(from)}>`,
    `To: <${addressOnly(to)}>`,
    `Reply-To: <${addressOnly(mail.replyTo)}>`,
    `Subject: ${encodeHeader(mail.subject)}`,
    `Message-ID: <${id}@${from.split('@').at(-1) ?? 'localhost'}>`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
  ];
  const body = Buffer.from(mail.text.replaceAll(/\r?\n/g, lineEnd))
    .toString('base64')
    .replaceAll(/.{76}(?=.)/g, `$&${lineEnd}`);
  return [...headers, '', body].join(lineEnd);
}

/** Whatever a visitor typed must not begin a header of its own. */
function encodeHeader(text: string): string {
  const oneLine = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  if (/^[\x20-\x7e]{0,60}$/.test(oneLine) && !oneLine.includes('=?')) return oneLine;
  const words: string[] = [];
  let word = '';
  for (const character of oneLine) {
    if (Buffer.byteLength(word + character) > encodedWordBytes) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word]
    .map((part) => `=?utf-8?B?${Buffer.from(part).toString('base64')}?=`)
    .join(`${lineEnd} `);
}

function addressOnly(address: string): string {
  return address.replaceAll(/[\s<>,;"\p{Cc}]/gu, '');
}
