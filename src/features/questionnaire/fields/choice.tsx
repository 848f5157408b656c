import type { QuestionOf } from '#shared/questionnaires/question.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { useAnswer } from './use-answer.ts';

export function ChoiceInput({ question }: { question: QuestionOf<'choice'> }) {
  return <SelectField {...useAnswer(question)} options={question.options} />;
}
