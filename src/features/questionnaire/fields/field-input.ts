import type { ComponentType } from 'react';
import type { FieldKind, QuestionOf } from '#shared/questionnaires/question.ts';

/** How one kind of question is answered. */
export type FieldInput<Name extends FieldKind> = ComponentType<{ question: QuestionOf<Name> }>;
