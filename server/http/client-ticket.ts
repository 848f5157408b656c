import { createHmac, timingSafeEqual } from 'node:crypto';
import { clientEmailOf } from '#shared/inbox/client-state.ts';
import { Minute } from '#shared/time.ts';
import { normalisedEmail } from '../storage/records.ts';
import type { LinkedRequest } from '../services/client-links.ts';

/** For so long the address of an open page can be loaded again. */
const lifeMs = 30 * Minute.ms;

/**
 * Opens a client’s page for half an hour after its email address was typed, so that a form is answered by an address and
 * a reload sends nothing twice. Nothing is stored, here or on the device. The key is the id of the request, which no page
 * and no link has.
 */
export function ticketFor(request: LinkedRequest, now: Date): string {
  const until = (now.getTime() + lifeMs).toString(36);
  return `${until}.${macOf(request, until)}`;
}

/** How old a ticket is; null for one that has ended, or never was one of this request. */
export function ticketAgeMs(request: LinkedRequest, ticket: string, now: Date): number | null {
  const [until = '', mac = ''] = ticket.split('.');
  const given = Buffer.from(mac);
  const right = Buffer.from(macOf(request, until));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const leftMs = Number.parseInt(until, 36) - now.getTime();
  return leftMs > 0 ? lifeMs - leftMs : null;
}

function macOf({ submission, entries }: LinkedRequest, until: string): string {
  const email = clientEmailOf(entries, String(submission.body['email'] ?? ''));
  return createHmac('sha256', submission.id)
    .update(JSON.stringify(['client page', normalisedEmail(email), until]))
    .digest('base64url');
}
