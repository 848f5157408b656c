import type { FieldKind, QuestionOf } from '#shared/questionnaires/question.ts';
import { ChoiceInput } from './choice.tsx';
import { EmailInput } from './email.tsx';
import type { FieldInput } from './field-input.ts';
import { LineInput } from './line.tsx';
import { MeasureInput } from './measure.tsx';
import { NameInput } from './name.tsx';
import { PhoneInput } from './phone.tsx';
import { RadioInput } from './radio.tsx';
import { SeveralInput } from './several.tsx';
import { TextInput } from './text.tsx';

const inputs: { readonly [Name in FieldKind]: FieldInput<Name> } = {
  name: NameInput,
  email: EmailInput,
  phone: PhoneInput,
  line: LineInput,
  text: TextInput,
  measure: MeasureInput,
  choice: ChoiceInput,
  radio: RadioInput,
  several: SeveralInput,
};

/** The control of a question, whatever its kind. */
export function QuestionField<Name extends FieldKind>({
  question,
}: {
  question: QuestionOf<Name>;
}) {
  const Input: FieldInput<Name> = inputs[question.kind];
  return <Input question={question} />;
}
