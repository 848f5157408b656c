import { joinSeveral, parseSeveral } from '#shared/questionnaires/kinds/several.ts';
import type { QuestionOf } from '#shared/questionnaires/question.ts';
import { CheckboxGroup } from '#ui/form/checkbox-group.tsx';
import { useAnswer } from './use-answer.ts';

export function SeveralInput({ question }: { question: QuestionOf<'several'> }) {
  const { value, onChange, ...field } = useAnswer(question);
  const { options, otherLabel } = question;
  const { values, other } = parseSeveral(options, value);
  return (
    <CheckboxGroup
      {...field}
      options={options}
      values={values}
      other={other}
      otherLabel={otherLabel}
      onChange={(chosen) => onChange(joinSeveral(options, { values: chosen, other }))}
      onOtherChange={(text) => onChange(joinSeveral(options, { values, other: text }))}
    />
  );
}
