import type { ControlProps } from './control.ts';
import type { FieldProps } from './field.tsx';

export interface SelectFieldProps extends FieldProps, ControlProps {
  options: readonly { readonly value: string; readonly label: string }[];
  /** Shown while nothing is chosen; default "Choose one". */
  placeholder?: string | undefined;
}

export const defaultPlaceholder = 'Choose one';
/** Clears a choice; offered where an answer is not required. */
export const noAnswerLabel = 'Leave blank';
