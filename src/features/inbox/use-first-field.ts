import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Moves the focus into a form that takes the place of the button that opened it. */
export function useFirstField(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  return form;
}
