import type {
  QuestionnaireDefinition,
  QuestionnaireSection,
} from '#shared/questionnaires/definition.ts';
import type { Answers } from '#shared/questionnaires/question.ts';

/** A step of the form: a section, the attachments, or the review before sending. */
export type Step =
  | {
      readonly kind: 'section';
      readonly id: string;
      readonly title: string;
      readonly section: QuestionnaireSection;
    }
  | {
      readonly kind: 'attachments';
      readonly id: 'attachments';
      readonly title: string;
      readonly help: string;
    }
  | { readonly kind: 'review'; readonly id: 'review'; readonly title: string };

export function stepsOf(definition: QuestionnaireDefinition): readonly Step[] {
  return [
    ...definition.sections.map((section): Step => ({
      kind: 'section',
      id: section.id,
      title: section.title,
      section,
    })),
    { kind: 'attachments', id: 'attachments', ...definition.attachments },
    { kind: 'review', id: 'review', title: 'Review your answers' },
  ];
}

/** A position in the form; stored with the draft as `step` or `step/field`. */
export interface Position {
  readonly stepIndex: number;
  readonly field: string | null;
}

export function formatPosition(steps: readonly Step[], position: Position): string {
  const id = steps[position.stepIndex]?.id ?? '';
  return position.field === null ? id : `${id}/${position.field}`;
}

/** The start, if the stored position is no longer in the form. */
export function parsePosition(steps: readonly Step[], text: string | null): Position {
  const [id, field] = (text ?? '').split('/');
  const named = steps.findIndex((step) => step.id === id);
  // A field that the server refused is stored without its step, and a step may have been renamed since.
  const stepIndex = named === -1 && field !== undefined ? stepIndexOf(steps, field) : named;
  if (stepIndex === -1) return { stepIndex: 0, field: null };
  return { stepIndex, field: field ?? null };
}

/** Index of the step of a question or of the attachments, or -1. */
export function stepIndexOf(steps: readonly Step[], name: string): number {
  return steps.findIndex((step) =>
    step.kind === 'section'
      ? step.section.questions.some((question) => question.name === name)
      : step.id === name,
  );
}

/** How much of a section is answered. */
export interface Progress {
  readonly answered: number;
  readonly total: number;
  /** Whether it gets a tick: something is answered and nothing required is missing. */
  readonly isTicked: boolean;
  /** Labels of the required questions without an answer. */
  readonly missing: readonly string[];
}

export function progressOf(section: QuestionnaireSection, answers: Answers): Progress {
  const isAnswered = (name: string) => (answers[name] ?? '').trim() !== '';
  const answered = section.questions.filter(({ name }) => isAnswered(name)).length;
  const missing = section.questions
    .filter(({ isRequired, name }) => isRequired === true && !isAnswered(name))
    .map(({ label }) => label);
  return {
    answered,
    total: section.questions.length,
    isTicked: answered > 0 && missing.length === 0,
    missing,
  };
}
