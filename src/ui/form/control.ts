import type { RefCallback } from 'react';

/** What a form library gives a control; the value is always text. */
export interface ControlProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Ref of the element that is focused for this field. */
  inputRef?: RefCallback<HTMLElement> | undefined;
}

/** A control whose words the form library has, or one that keeps its own and renders nothing for a keystroke. */
export type TextControlProps = Omit<ControlProps, 'value'> &
  (
    | { value: string; defaultValue?: undefined }
    | { value?: undefined; /** What it starts with. */ defaultValue: string }
  );
