import * as v from 'valibot';
import { limits } from '../limits.ts';
import { Line, LongText, emailAddress, personName } from '../schemas.ts';

import { ToolWorks, toolWorkKey } from '../tools/saved-work.ts';
import { endpoint } from './endpoint.ts';
import { ShownPrice, shownPriceKey } from './shown-price.ts';
import { SubmissionAnswer, robotTraps } from './submission.ts';
import { Attachments } from './upload.ts';

/**
 * The natural building questionnaire, field by field, with the names of its definition. Every answer is text. Questions
 * of a newer form that this server does not know are stored as well.
 */
export const NaturalBuildingConsultationBody = v.pipe(
  v.objectWithRest(
    {
      // The default makes a missing key fail with the form's own message.
      name: v.optional(personName(2, 'Name must be at least 2 characters'), ''),
      email: v.optional(emailAddress('Please enter a valid email address'), ''),
      /** Empty when the visitor gave none. */
      phone: v.optional(Line, ''),
      attachments: v.optional(Attachments, []),
      /** Work with the tools, which the owner sees as the visitor saw it. */
      [toolWorkKey]: v.optional(ToolWorks),
      /** The price of the report that the form showed; missing where it showed none. */
      [shownPriceKey]: v.optional(ShownPrice),
      ...robotTraps,
    },
    LongText,
  ),
  v.check(
    (body) => Object.keys(body).length <= limits.maxAnswers,
    `Please send at most ${limits.maxAnswers} answers`,
  ),
);
export type NaturalBuildingConsultationBody = v.InferOutput<typeof NaturalBuildingConsultationBody>;

export const postNaturalBuildingConsultation = endpoint({
  method: 'POST',
  path: '/api/natural-building-consultation',
  body: NaturalBuildingConsultationBody,
  response: SubmissionAnswer,
  errors: [
    'invalid-json',
    'invalid-fields',
    'unknown-attachment',
    'invalid-idempotency-key',
    'idempotency-mismatch',
    'still-storing',
  ],
});
