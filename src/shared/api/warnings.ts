import * as v from 'valibot';
import { Instant } from '../schemas.ts';
import { endpoint } from './endpoint.ts';

/** What the operator should mend, while the server still takes requests. */
export const warningKinds = [
  'mail-fails',
  'copy-overdue',
  'folder-refused',
  'disk-nearly-full',
  'proxy-refuses-bodies',
  'certificate-ends',
] as const;
export type WarningKind = (typeof warningKinds)[number];

export const Warning = v.object({
  kind: v.picklist(warningKinds),
  /** Since when, as far as this process knows. */
  since: Instant,
  /** A figure or cause that the notice names, in words: `1.2 MB`, `550 5.1.1`, `/data/uploads cannot be written (EACCES)`; empty where there is none. */
  detail: v.string(),
});
export type Warning = v.InferOutput<typeof Warning>;

/** What the owner is shown in the inbox. */
export const listWarnings = endpoint({
  method: 'GET',
  path: '/api/warnings',
  body: null,
  response: v.array(Warning),
  errors: ['unauthorised'],
});
