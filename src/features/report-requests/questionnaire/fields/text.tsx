import type { QuestionOf } from '#shared/questionnaires/question.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { useAnswer } from './use-answer.ts';

export function TextInput({ question }: { question: QuestionOf<'text'> }) {
  return <TextArea {...useAnswer(question)} rows={question.rows} />;
}
