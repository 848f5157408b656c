import { textValues } from '#ui/form/text-values.ts';

/** Whether anything is answered. */
export function hasWords(answers: Readonly<Record<string, unknown>>): boolean {
  return Object.values(textValues(answers)).some((answer) => answer.trim() !== '');
}
