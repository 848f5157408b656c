import type { Answers } from '#shared/questionnaires/question.ts';

/** The text answers of a form library's values or a stored draft; anything else is left out. */
export function textValues(values: Readonly<Record<string, unknown>>): Answers {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
}
