import { textValues } from '#ui/form/text-values.ts';

/** Whether any question has an answer. */
export function hasAnswers(answers: Readonly<Record<string, unknown>>): boolean {
  return Object.values(textValues(answers)).some((answer) => answer.trim() !== '');
}
