import type { QuestionOf } from '#shared/questionnaires/question.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { useAnswer } from './use-answer.ts';

export function NameInput({ question }: { question: QuestionOf<'name'> }) {
  return <TextField {...useAnswer(question)} autoComplete={question.autocomplete} />;
}
