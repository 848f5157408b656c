import type { Answers } from '#shared/questionnaires/question.ts';

/** Text answers of whatever a form library or a stored draft holds; anything else is left out. */
export function textValues(values: Readonly<Record<string, unknown>>): Answers {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
}
