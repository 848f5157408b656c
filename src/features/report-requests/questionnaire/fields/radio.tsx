import type { QuestionOf } from '#shared/questionnaires/question.ts';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { useAnswer } from './use-answer.ts';

export function RadioInput({ question }: { question: QuestionOf<'radio'> }) {
  return <RadioGroup {...useAnswer(question)} options={question.options} />;
}
