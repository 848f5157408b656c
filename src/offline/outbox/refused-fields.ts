import type { ErrorCode } from '#shared/errors.ts';
import type { Refusal } from '../records.ts';

/** Name under which a form shows the errors of its files. */
export const attachmentsField = 'attachments';

/** Fields of a consultation request that have another name in the form. */
const questionNames: Readonly<Record<string, string>> = {
  location: 'propertyAddress',
  timeline: 'timeframe',
};

const fileCodes: ReadonlySet<ErrorCode> = new Set([
  'file-too-large',
  'too-many-files',
  'no-files',
  'unsupported-file',
  'unknown-attachment',
]);

/** The part of a stored refusal or an API error that says what the visitor can correct. */
export type RefusedAnswers = Pick<Refusal, 'status' | 'code' | 'detail' | 'fields' | 'message'>;

/** What the server refused, by the name of the form's field; a refusal of files is shown at the attachments. */
export function refusedFieldsOf(refusal: RefusedAnswers): Readonly<Record<string, string>> {
  const { status, code, detail, fields, message } = refusal;
  const refused = Object.fromEntries(
    Object.entries(fields).map(([name, words]) => [questionNameOf(name), words]),
  );
  if (Object.keys(refused).length > 0) return refused;
  if (status === 0) {
    // Bytes that are gone from this device: there was no answer, the message is our own.
    return { [attachmentsField]: detail ?? message.replace(/^0: /, '') };
  }
  if (code === null || !fileCodes.has(code)) return refused;
  return {
    [attachmentsField]: detail ?? 'We couldn’t accept one of your files. Try a smaller one.',
  };
}

function questionNameOf(name: string): string {
  return /^(?:files|attachments)(?:\.|$)/.test(name)
    ? attachmentsField
    : (questionNames[name] ?? name);
}
