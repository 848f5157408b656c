import * as v from 'valibot';
import { limits } from '../limits.ts';
import { WorkEntry } from '../inbox/work-entries.ts';
import { endpoint } from './endpoint.ts';

/** Header with the SHA-256 of a report, 64 hexadecimal digits. */
export const reportDigestHeader = 'Report-Sha256';

/** What is said about a report beside its bytes. */
export const ReportQuery = v.object({
  /** Created by the sender: sent again, it is the same report. */
  id: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(limits.maxLineLength)),
});

/**
 * Stores a PDF of at most `maxReportBytes` as a report of a request; the body is the file. The client sees it once an
 * entry `report-sent` follows. 201 the first time, 200 for a repeat.
 */
export const postReport = endpoint({
  method: 'POST',
  path: '/api/inbox/records/:id/reports',
  body: null,
  response: WorkEntry,
  errors: [
    'unauthorised',
    'not-found',
    'invalid-fields',
    'unsupported-file',
    'file-too-large',
    'incomplete-upload',
    'digest-mismatch',
    'idempotency-mismatch',
    'storage-unavailable',
  ],
});

/** Shows what the client sees, as a page; `?report=` one that is not sent yet. */
export const clientPreviewPath = (id: string, report?: string) =>
  `/api/inbox/records/${id}/client-page${report === undefined ? '' : `?report=${report}`}`;

/** Whether a phone can follow the visits by a secret address. */
export const getOwnerCalendar = endpoint({
  method: 'GET',
  path: '/api/owner/calendar',
  body: null,
  response: v.object({
    /** Names the address that works, and is no part of it; null where none does. */
    id: v.nullable(v.string()),
  }),
  errors: ['unauthorised'],
});

/** Makes a new secret address of the calendar; the one before ends. It is told only this once. */
export const postOwnerCalendar = endpoint({
  method: 'POST',
  path: '/api/owner/calendar',
  body: null,
  response: v.object({ path: v.string(), id: v.string() }),
  errors: ['unauthorised', 'storage-unavailable'],
});

export const deleteOwnerCalendar = endpoint({
  method: 'DELETE',
  path: '/api/owner/calendar',
  body: null,
  response: null,
  errors: ['unauthorised', 'storage-unavailable'],
});
