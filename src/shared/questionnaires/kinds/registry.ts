import type { GenericSchema } from 'valibot';
import type { FieldKind, QuestionOf } from '../question.ts';
import { choiceKind } from './choice.ts';
import { emailKind } from './email.ts';
import type { Kind } from './kind.ts';
import { lineKind } from './line.ts';
import { measureKind } from './measure.ts';
import { nameKind } from './name.ts';
import { phoneKind } from './phone.ts';
import { radioKind } from './radio.ts';
import { severalKind } from './several.ts';
import { textKind } from './text.ts';

const kinds: { readonly [Name in FieldKind]: Kind<Name> } = {
  name: nameKind,
  email: emailKind,
  phone: phoneKind,
  line: lineKind,
  text: textKind,
  measure: measureKind,
  choice: choiceKind,
  radio: radioKind,
  several: severalKind,
};

/** What a question accepts. */
export function schemaOf<Name extends FieldKind>(
  question: QuestionOf<Name>,
): GenericSchema<string, string> {
  const kind: Kind<Name> = kinds[question.kind];
  return kind.schema(question);
}

/** One answer as a person reads it. */
export function textOf<Name extends FieldKind>(question: QuestionOf<Name>, answer: string): string {
  const kind: Kind<Name> = kinds[question.kind];
  return kind.toText(question, answer);
}
