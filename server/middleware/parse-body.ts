import * as v from 'valibot';
import { ProblemError } from '../problem.ts';

/**
 * Checks a body against its schema.
 * @throws ProblemError `invalid-fields` with the first message of each field
 */
export function parseBody<const Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw new ProblemError('invalid-fields', { fields: fieldMessages(result.issues) });
}

function fieldMessages(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const messages = new Map<string, string>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    if (!messages.has(path)) messages.set(path, messageOf(issue));
  }
  return Object.fromEntries(messages);
}

/** Our schemas' own words; where a schema has none, ours instead of the library's. */
function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.input === undefined) return 'Please fill this in';
  return issue.message.startsWith('Invalid ') ? 'This is not in the expected form' : issue.message;
}
