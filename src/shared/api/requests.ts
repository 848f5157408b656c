import * as v from 'valibot';
import { StoredToolWork } from '../tools/saved-work.ts';
import { endpoint } from './endpoint.ts';
import { ShownPrice } from './shown-price.ts';
import { AttachedFile, Folder, Note, RecordChange, RecordStatus } from './inbox.ts';
import { Money } from '../inbox/money.ts';
import { Absence } from './practice.ts';
import { SpamSign } from './submission.ts';
import { Instant } from '../schemas.ts';

/** Which report is asked for; the first comes from its own endpoint, the others from `/api/consultation`. */
export const requestServiceTypes = [
  'natural-building',
  'site-regulatory',
  'new-house-design',
  'house-extension',
] as const;

/** One of the four questionnaires, as the owner sees it. */
export const ReportRequest = v.object({
  id: v.pipe(v.string(), v.uuid()),
  receipt: v.string(),
  serviceType: v.picklist(requestServiceTypes),
  name: v.string(),
  email: v.string(),
  /** Empty when not given. */
  phone: v.string(),
  /** Every other answer by its field name; for `/api/consultation` location, timeline and projectDescription. */
  answers: v.record(v.string(), v.string()),
  attachments: v.array(AttachedFile),
  /** Work with the tools that came with it. */
  toolWork: v.array(StoredToolWork),
  /** The price of the report that the customer was shown; null when their form did not show one, or one that never was. */
  shownPrice: v.nullable(ShownPrice),
  /** A price that came with the request and was never on the list; it applies to nothing. */
  inventedPrice: v.optional(ShownPrice),
  /** What was agreed, paid and invoiced. */
  money: Money,
  folder: Folder,
  /** What made it look like spam when it came in; missing where nothing did. */
  spamSigns: v.optional(v.array(SpamSign)),
  status: RecordStatus,
  /** Name of who gave it its status; missing where nobody has a name. */
  statusBy: v.optional(v.string()),
  /** The owner's own notes, oldest first. */
  notes: v.array(Note),
  /** When the owner marked it as answered; null before. */
  answeredAt: v.nullable(Instant),
  /** Morning of the day of the first payment; null before. The report is due from then on, see `#shared/business-days.ts`. */
  depositPaidAt: v.nullable(Instant),
  /** Day of the last site visit that is agreed, past or to come; missing where none is. */
  visitOn: v.optional(v.string()),
  /** The report is promised from a visit that is not agreed yet; missing where it waits for none. */
  awaitsVisit: v.optional(v.literal(true)),
  /** The newest words or files of the client, while the owner has not seen them. */
  unseenWords: v.optional(v.object({ id: v.string(), at: Instant })),
  /** Days on which the practice is away; missing where there are none that matter. */
  absences: v.optional(v.array(Absence)),
  /** When the server stored it. */
  createdAt: Instant,
});
export type ReportRequest = v.InferOutput<typeof ReportRequest>;

/** All files of a request as one ZIP to download, for the signed-in owner; 404 when it has none. */
export const getRequestFiles = endpoint({
  method: 'GET',
  path: '/api/requests/:id/files.zip',
  body: null,
  response: null,
  errors: ['unauthorised', 'not-found'],
});

/** Every report request, newest first; only for the signed-in owner. */
export const listRequests = endpoint({
  method: 'GET',
  path: '/api/requests',
  body: null,
  response: v.array(ReportRequest),
  errors: ['unauthorised'],
});

/** Changes a request's status, or moves it between inbox and spam. */
export const patchRequest = endpoint({
  method: 'PATCH',
  path: '/api/requests/:id',
  body: RecordChange,
  response: ReportRequest,
  errors: ['unauthorised', 'not-found', 'invalid-json', 'invalid-fields'],
});
