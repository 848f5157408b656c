import * as v from 'valibot';
import { ProblemError } from '../problem.ts';
import { fieldMessages } from '../../services/field-messages.ts';

/**
 * Validates a body with its schema.
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
