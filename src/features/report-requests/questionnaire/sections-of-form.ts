import { projectTypes } from '#shared/api/contact.ts';
import type { FormKind } from '#shared/form-kinds.ts';
import { answeredSections } from '#shared/questionnaires/answers.ts';
import type { AnsweredSection } from '#shared/questionnaires/answers.ts';
import { getQuestionnaire } from '#shared/questionnaires/registry.ts';
import { textValues } from '#ui/form/text-values.ts';

const messageLabels = {
  name: 'Name',
  email: 'Email',
  projectType: 'Project type',
  message: 'Message',
  text: 'Message',
} as const;

/** The answers of a form of any kind, under its questions; unanswered ones are left out. */
export function sectionsOfForm(
  form: FormKind,
  stored: Readonly<Record<string, unknown>>,
): readonly AnsweredSection[] {
  const answers = textValues(stored);
  if (form !== 'contact' && form !== 'chat' && form !== 'clientWords') {
    return answeredSections(getQuestionnaire(form), answers);
  }
  const rows = Object.entries(messageLabels).map(([name, label]) => ({
    name,
    label,
    text: projectTypes.find((type) => type.value === answers[name])?.label ?? answers[name] ?? '',
  }));
  return [{ title: 'Message', answers: rows.filter((row) => row.text !== '') }];
}
