import type { QuestionOf } from '#shared/questionnaires/question.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { useAnswer } from './use-answer.ts';

export function ChoiceInput({ question }: { question: QuestionOf<'choice'> }) {
  const answer = useAnswer(question);
  const isOffered =
    answer.value === '' || question.options.some(({ value }) => value === answer.value);
  // An answer that an earlier version offered is shown until another one is chosen.
  const options = isOffered
    ? question.options
    : [...question.options, { value: answer.value, label: `${answer.value} (no longer offered)` }];
  return <SelectField {...answer} options={options} />;
}
