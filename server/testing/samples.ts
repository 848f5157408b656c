import type { ContentRevision } from '../storage/content-records.ts';
import type { RevisionSave } from '../storage/ports.ts';
import type { Session, Submission, Upload } from '../storage/records.ts';

/** A UUID that contains its number, `00000000-0000-4000-8000-000000000007`. */
export function uuid(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}

export const sampleMoment = '2026-03-01T00:00:00.000Z';

export function sampleSubmission(number: number, changes: Partial<Submission> = {}): Submission {
  return {
    id: uuid(number),
    kind: 'contact',
    fingerprint: `fingerprint-${number}`,
    receivedAt: sampleMoment,
    body: { name: 'Ruth', email: 'ruth@example.org', message: `Message ${number} – mudbrick\n` },
    attachments: [],
    folder: 'inbox',
    status: 'new',
    isAnnounced: false,
    isAcknowledged: false,
    notes: [],
    depositPaidAt: null,
    answeredAt: null,
    changedAt: null,
    ...changes,
  };
}

export function sampleUpload(number: number, changes: Partial<Upload> = {}): Upload {
  return {
    name: `${number.toString(16).padStart(32, '0')}.jpg`,
    originalName: 'north wall.jpg',
    mediaType: 'image/jpeg',
    sizeBytes: 1_000,
    sha256: 'f'.repeat(64),
    storedAt: sampleMoment,
    isAttached: false,
    key: null,
    ...changes,
  };
}

export function sampleSession(number: number, changes: Partial<Session> = {}): Session {
  return {
    tokenHash: `hash-${number}`,
    openedAt: sampleMoment,
    expiresAt: '2026-03-31T00:00:00.000Z',
    device: '',
    ...changes,
  };
}

/** A first revision of the article `lime`. */
export function sampleRevision(
  number: number,
  changes: Partial<ContentRevision> = {},
): ContentRevision & { savedAt: string } {
  return {
    kind: 'article',
    entryId: 'lime',
    revisionId: uuid(number),
    baseRevisionId: null,
    slug: 'lime-in-winter',
    body: { title: `Version ${number}` },
    ...changes,
    savedAt: changes.savedAt ?? sampleMoment,
  };
}

/** A revision of an entry that the owner has added. */
export function sampleSave(
  revision: ContentRevision & { savedAt: string },
  changes: Partial<RevisionSave> = {},
): RevisionSave {
  return { revision, shipped: null, firstFreeNumber: null, shippedSlugs: new Map(), ...changes };
}
