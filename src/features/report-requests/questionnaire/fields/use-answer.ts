import { useController } from 'react-hook-form';
import type { Question } from '#shared/questionnaires/question.ts';

/** Connects a question to the form: the props of a control of `#ui/form`. */
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
