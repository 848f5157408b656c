import type { Draft } from '#offline/records.ts';
import { textValues } from '#ui/form/text-values.ts';

/** What tells one draft from another of the same form: whose it is, and what or how much is written in it. */
export function draftWords({ answers }: Pick<Draft, 'answers'>): string {
  const texts = Object.entries(textValues(answers)).filter(([, text]) => text.trim() !== '');
  const { name = '', message = '' } = Object.fromEntries(texts);
  const count = texts.length === 1 ? '1 answer' : `${texts.length} answers`;
  const what = message === '' ? count : `“${message.trim().replaceAll(/\s+/g, ' ')}”`;
  return name === '' ? what : `${name.trim()}, ${what}`;
}
