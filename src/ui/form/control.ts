import type { RefCallback } from 'react';

/** What a form library gives a control; the value is always text. */
export interface ControlProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Gets the element that takes the focus when the field is asked for. */
  inputRef?: RefCallback<HTMLElement> | undefined;
}
