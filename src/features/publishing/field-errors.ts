import { createContext, useContext } from 'react';
import * as v from 'valibot';
import { victorianDay } from '#shared/business-days.ts';
import { contentTypeOf } from '#shared/content-types/types.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';

/** Error messages by path in the body: `title`, `blocks.3.figure.alt`. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface FieldErrorsOfForm {
  errors: FieldErrors;
  /** Removes the errors of a field that was changed. */
  clear: (path: string) => void;
}

export const FieldErrorsContext = createContext<FieldErrorsOfForm>({
  errors: {},
  clear: () => {},
});

/** The error of a field, and a function to call when the field is changed. */
export function useFieldError(path: string): { error: string | undefined; clear: () => void } {
  const { errors, clear } = useContext(FieldErrorsContext);
  return { error: errors[path], clear: () => clear(path) };
}

/** The first error of each field of a body; empty when it can be published. */
export function errorsIn(
  kind: ContentTypeName,
  body: Readonly<Record<string, unknown>>,
): FieldErrors {
  const { issues = [] } = v.safeParse(contentTypeOf(kind).body, body);
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message;
  return errors;
}

/** The error of a notice whose last day has passed. Not part of the schema, which published notices must still match. */
export function pastDayIn(
  kind: ContentTypeName,
  body: Readonly<Record<string, unknown>>,
  now: Date,
): FieldErrors {
  const { until } = body;
  if (kind !== 'notice' || typeof until !== 'string' || until === '') return {};
  return until < victorianDay(now.toISOString())
    ? { until: 'That day has passed, so nobody would see the notice. Choose a later one.' }
    : {};
}

/** Name of the field of the kind that a path belongs to. */
export const fieldOf = (path: string): string => path.split('.')[0] ?? path;
