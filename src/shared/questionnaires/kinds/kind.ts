import type { GenericSchema } from 'valibot';
import type { FieldKind, QuestionOf } from '../question.ts';

/** What a kind of field is, apart from how it looks: what it accepts and how its answer reads. */
export interface Kind<Name extends FieldKind> {
  /** Trims and checks one answer; empty text passes unless the question is required. */
  schema(question: QuestionOf<Name>): GenericSchema<string, string>;
  /** The answer as a person reads it; empty for an empty answer. Never fails, whatever was stored. */
  toText(question: QuestionOf<Name>, answer: string): string;
}
