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
    if (!messages.has(path)) messages.set(path, issue.message);
  }
  return Object.fromEntries(messages);
}
