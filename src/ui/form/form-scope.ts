import { createContext, useContext } from 'react';

/** Prefix of the id of every control of a form, so that two forms on a page may have fields of the same name. */
export const FormScope = createContext('form');

/** Ids of a field's parts. Deterministic, so that an error summary can link to a control. */
export function useFieldIds(name: string) {
  const scope = useContext(FormScope);
  const control = `${scope}-${name}`;
  return { control, label: `${control}-label`, help: `${control}-help`, error: `${control}-error` };
}

/** Value of `aria-describedby`: help first, then the error; undefined when there is neither. */
export function describedBy(
  ids: ReturnType<typeof useFieldIds>,
  help: string | undefined,
  error: string | undefined,
): string | undefined {
  const parts = [help === undefined ? '' : ids.help, error === undefined ? '' : ids.error];
  return parts.filter(Boolean).join(' ') || undefined;
}
