import type { ComponentType } from 'react';
import { loadOptional } from '#browser/load-optional.ts';
import { Second } from '#shared/time.ts';
import { NativeSelect } from './native-select.tsx';
import type { SelectFieldProps } from './select-props.ts';

export type Select = ComponentType<SelectFieldProps>;

/** The longest wait for the list. */
const timeoutMs = 2 * Second.ms;

let select: Select | null = null;

/**
 * Loads the select for this device: the phone's own picker on touch screens, else a list with type-ahead. The list is
 * not precached; where its code does not load, the native select is used.
 */
export async function loadSelect(): Promise<Select> {
  if (select === null) {
    const found = isTouched() ? null : await Promise.race([loadList(), timeout()]);
    // Decided once: an open form keeps its controls.
    select ??= found ?? NativeSelect;
  }
  return select;
}

/** The select that `loadSelect` has loaded, for forms rendered after it. */
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
