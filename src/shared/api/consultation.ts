import * as v from 'valibot';
import { limits } from '../limits.ts';
import { consultationServiceTypes } from '../questionnaires/definition.ts';
import { Line, emailAddress, personName } from '../schemas.ts';

import { ToolWorks, toolWorkKey } from '../tools/saved-work.ts';
import { endpoint } from './endpoint.ts';
import { ShownPrice, shownPriceKey } from './shown-price.ts';
import { SubmissionAnswer, robotTraps } from './submission.ts';
import { Attachments } from './upload.ts';

export const ConsultationBody = v.object({
  /** Which of the three reports is asked for. */
  serviceType: v.picklist(consultationServiceTypes, 'Please choose a service'),
  // The default makes a missing key fail with the form's own message.
  name: v.optional(personName(1, 'Name is required'), ''),
  email: v.optional(emailAddress('Valid email is required'), ''),
  /** Empty when the visitor gave none. */
  phone: v.optional(Line, ''),
  /** The property's address. */
  location: v.optional(Line, ''),
  /** The value of the timeframe question. */
  timeline: v.optional(Line, ''),
  /** All answers as one labelled text block; `parseProjectDescription` parses it. */
  projectDescription: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(limits.maxProjectDescriptionLength, 'Your answers are too long to send together'),
    ),
    '',
  ),
  attachments: v.optional(Attachments, []),
  /** Work with the tools, which the owner sees as the visitor saw it. */
  [toolWorkKey]: v.optional(ToolWorks),
  /** The price of the report that the form showed; missing where it showed none. */
  [shownPriceKey]: v.optional(ShownPrice),
  ...robotTraps,
});
export type ConsultationBody = v.InferOutput<typeof ConsultationBody>;

/** A request for the permit pathway, new house or extension report. */
export const postConsultation = endpoint({
  method: 'POST',
  path: '/api/consultation',
  body: ConsultationBody,
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
