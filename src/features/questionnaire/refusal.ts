import type { ErrorCode } from '#shared/errors.ts';
import type { FailureClass } from './outcome-messages.ts';
import type { RefusedFields } from './questionnaire-form.tsx';

/** The part of an API error or a kept refusal that decides what the visitor reads. */
export interface Refused {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly fields: Readonly<Record<string, string>>;
}

/** Fields of a consultation request that have another name in the form. */
const questionNames: Readonly<Record<string, string>> = {
  location: 'propertyAddress',
  timeline: 'timeframe',
};

export function failureClassOf({ code, status }: Refused): FailureClass {
  if (code === 'invalid-fields') return 'validation';
  return status === 408 ? 'timeout' : 'other';
}

/** The server's messages by question name. */
export function refusedFieldsOf({ fields }: Refused): RefusedFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [questionNames[name] ?? name, message]),
  );
}
