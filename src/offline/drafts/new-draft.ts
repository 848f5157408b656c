import type { FormKind } from '#shared/form-kinds.ts';
import { randomUuid } from '#lib/uuid.ts';
import type { Draft } from '../records.ts';

/** A draft in memory, not stored yet, with its final id. */
export function newDraft(
  form: FormKind,
  now: Date = new Date(),
  formVersion: number | null = null,
): Draft {
  const createdAt = now.toISOString();
  return {
    id: randomUuid(),
    form,
    answers: {},
    position: null,
    createdAt,
    updatedAt: createdAt,
    ...(formVersion === null ? {} : { formVersion }),
    revision: 0,
  };
}
