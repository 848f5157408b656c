import type { ComponentType } from 'react';
import { loadOptional } from '#browser/load-optional.ts';
import { Second } from '#shared/time.ts';
import { NativeSelect } from './native-select.tsx';
import type { SelectFieldProps } from './select-props.ts';

export type Select = ComponentType<SelectFieldProps>;

/** Nobody waits longer for the list. */
const timeoutMs = 2 * Second.ms;

let select: Select | null = null;

/**
 * The select for this device: the phone's own picker under a thumb, else a list with type-ahead. The list is not among
 * what the device keeps for reading without a network; where its code does not come, the browser's own select serves.
 */
export async function loadSelect(): Promise<Select> {
  if (select === null) {
    const found = isTouched() ? null : await Promise.race([loadList(), timeout()]);
    // Decided once: an open form keeps its controls.
    select ??= found ?? NativeSelect;
  }
  return select;
}

/** What `loadSelect` has brought, for forms that are rendered after it. */
export function loadedSelect(): Select {
  return select ?? NativeSelect;
}

function timeout(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), timeoutMs));
}

function isTouched(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

async function loadList(): Promise<Select | null> {
  const list = await loadOptional(() => import('./list-select.tsx'));
  return list?.ListSelect ?? null;
}
