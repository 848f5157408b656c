import type { ComponentType } from 'react';
import type { FieldKind, QuestionOf } from '#shared/questionnaires/question.ts';

/** The control for one kind of question. */
export type FieldInput<Name extends FieldKind> = ComponentType<{ question: QuestionOf<Name> }>;
