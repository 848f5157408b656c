import type { QuestionOf } from '#shared/questionnaires/question.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { useAnswer } from './use-answer.ts';

export function PhoneInput({ question }: { question: QuestionOf<'phone'> }) {
  return <TextField {...useAnswer(question)} type="tel" autoComplete={question.autocomplete} />;
}
