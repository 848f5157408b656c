import type { ComponentType } from 'react';
import { NativeSelect } from './native-select.tsx';
import type { SelectFieldProps } from './select-props.ts';

/** The select for this device: the phone's own picker under a thumb, else a list, whose code comes only then. */
export async function loadSelect(): Promise<ComponentType<SelectFieldProps>> {
  if (window.matchMedia('(pointer: coarse)').matches) return NativeSelect;
  return (await import('./list-select.tsx')).ListSelect;
}
