import { useState } from 'react';
import type { QuestionOf } from '#shared/questionnaires/question.ts';
import { loadedSelect } from '#ui/form/load-select.ts';
import { useAnswer } from './use-answer.ts';

export function ChoiceInput({ question }: { question: QuestionOf<'choice'> }) {
  const answer = useAnswer(question);
  const [Select] = useState(loadedSelect);
  const isOffered =
    answer.value === '' || question.options.some(({ value }) => value === answer.value);
  // An answer that an earlier version offered is shown until another one is chosen.
  const options = isOffered
    ? question.options
    : [
        ...question.options,
        { value: answer.value, label: `${answer.value} (no longer available)` },
      ];
  return <Select {...answer} options={options} />;
}
