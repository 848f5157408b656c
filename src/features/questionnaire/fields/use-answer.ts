import { useController } from 'react-hook-form';
import type { Question } from '#shared/questionnaires/question.ts';

/** Joins a question to the form: everything a control of `#ui/form` wants to know. */
export function useAnswer(question: Question) {
  const { field, fieldState } = useController<Record<string, string>>({ name: question.name });
  return {
    name: question.name,
    label: question.label,
    help: question.help,
    isRequired: question.isRequired,
    error: fieldState.error?.message,
    value: field.value ?? '',
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
  };
}
