import type { FormKind } from '#shared/form-kinds.ts';
import { sha256Hex } from '#lib/bytes.ts';
import type { Answers } from '../records.ts';

interface FingerprintedFile {
  fieldName: string;
  name: string;
  /** Null when the page that attached it could not hash: then name and size must do. */
  sha256: string | null;
  sizeBytes: number;
}

/**
 * The content of a form as text that is equal for equal content: answers and files, but not the position in the form.
 * An empty answer counts as no answer.
 */
export function contentText(
  form: FormKind,
  answers: Answers,
  files: readonly FingerprintedFile[],
): string {
  const given = Object.entries(answers)
    .filter(([, answer]) => !isEmpty(answer))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const attached = files
    .map(({ fieldName, name, sha256, sizeBytes }) =>
      JSON.stringify([fieldName, name, sha256 ?? sizeBytes]),
    )
    .sort();
  return JSON.stringify([form, given, attached]);
}

/** SHA-256 of such a text, or null where the page cannot hash. */
export function contentFingerprint(text: string): Promise<string | null> {
  return sha256Hex(new TextEncoder().encode(text).buffer);
}

function isEmpty(answer: unknown): boolean {
  return (
    answer === undefined ||
    answer === null ||
    answer === '' ||
    (Array.isArray(answer) && answer.length === 0)
  );
}
