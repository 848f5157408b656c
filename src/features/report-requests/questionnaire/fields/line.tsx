import type { QuestionOf } from '#shared/questionnaires/question.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { useAnswer } from './use-answer.ts';

export function LineInput({ question }: { question: QuestionOf<'line'> }) {
  return <TextField {...useAnswer(question)} autoComplete={question.autocomplete} />;
}
