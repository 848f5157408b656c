import type { QuestionOf } from '#shared/questionnaires/question.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { useAnswer } from './use-answer.ts';

export function EmailInput({ question }: { question: QuestionOf<'email'> }) {
  return <TextField {...useAnswer(question)} type="email" autoComplete={question.autocomplete} />;
}
