import type { Draft } from '#offline/records.ts';
import { textValues } from '#ui/form/text-values.ts';

/** Tells drafts of the same form apart: the name in it, and its message or number of answers. */
export function draftSummary({ answers }: Pick<Draft, 'answers'>): string {
  const texts = Object.entries(textValues(answers)).filter(([, text]) => text.trim() !== '');
  const { name = '', message = '' } = Object.fromEntries(texts);
  const count = texts.length === 1 ? '1 answer' : `${texts.length} answers`;
  const what = message === '' ? count : `“${message.trim().replaceAll(/\s+/g, ' ')}”`;
  return name === '' ? what : `${name.trim()}, ${what}`;
}
