import type { GenericSchema } from 'valibot';
import type { FieldKind, QuestionOf } from '../question.ts';

/** A kind of field without its control: what it accepts and how its answer is shown. */
export interface Kind<Name extends FieldKind> {
  /** Trims and checks one answer; empty text passes unless the question is required. */
  schema(question: QuestionOf<Name>): GenericSchema<string, string>;
  /** The answer as text for people; empty for an empty answer. Never fails, whatever was stored. */
  toText(question: QuestionOf<Name>, answer: string): string;
}
