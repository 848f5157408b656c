import type { RefCallback } from 'react';

/** What a form library gives a control; the value is always text. */
export interface ControlProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Ref of the element that is focused for this field. */
  inputRef?: RefCallback<HTMLElement> | undefined;
}
