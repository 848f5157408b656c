import { bareNumber } from '#shared/questionnaires/kinds/measure.ts';
import type { QuestionOf } from '#shared/questionnaires/question.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { useAnswer } from './use-answer.ts';

export function MeasureInput({ question }: { question: QuestionOf<'measure'> }) {
  const answer = useAnswer(question);
  const isBare = answer.value === '' || bareNumber.test(answer.value.trim());
  return <TextField {...answer} unit={isBare ? question.unit : undefined} />;
}
