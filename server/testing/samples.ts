import type { NewWorkEntry, WorkEntryOf } from '#shared/inbox/work-entries.ts';
import type { ContentRevision } from '../storage/content-records.ts';
import type { Team } from '../storage/owner-settings.ts';
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

/** An owner and a second person, each with a passkey. */
export const sampleTeam: Team = {
  ownerName: 'Ann “Annie” \u0000',
  members: [{ id: 'a person', name: 'Ben', addedAt: sampleMoment, passphraseHash: 'scrypt$…' }],
  passkeys: ['owner', 'a person'].map((personId) => ({
    id: `key of ${personId}`,
    personId,
    name: 'Phone',
    publicKey: 'pQECAyYgASFYIA',
    counter: 4_294_967_295,
    transports: ['internal', 'hybrid'],
    addedAt: sampleMoment,
    lastUsedAt: null,
  })),
  usedChallenges: [{ challenge: 'a digest', expiresAt: sampleMoment }],
};

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

/** The PDF of a report for the submission 1; in the store, its file belongs to the upload. */
export function sampleReport(number: number, upload: string): WorkEntryOf<'report'> {
  return {
    id: uuid(number),
    submissionId: uuid(1),
    at: sampleMoment,
    by: 'owner',
    kind: 'report',
    upload,
    fileName: 'Report.pdf',
    sizeBytes: 7,
    sha256: 'b'.repeat(64),
  };
}

/** A deposit for the submission 1. */
export function samplePayment(
  number: number,
  changes: Partial<WorkEntryOf<'payment'>> = {},
): WorkEntryOf<'payment'> {
  return {
    id: uuid(number),
    submissionId: uuid(1),
    at: sampleMoment,
    by: 'owner',
    kind: 'payment',
    day: '2026-03-02',
    cents: 11_000,
    paymentKind: 'deposit',
    way: 'bank-transfer',
    note: '',
    ...changes,
  };
}

/** An invoice for the submission 1. */
export function sampleInvoice(
  number: number,
  changes: Partial<WorkEntryOf<'invoice'>> = {},
): Extract<NewWorkEntry, { kind: 'invoice' }> {
  return {
    id: uuid(number),
    submissionId: uuid(1),
    at: sampleMoment,
    by: 'owner',
    kind: 'invoice',
    form: 'invoice',
    day: '2026-03-02',
    seller: {
      name: 'Natural Building Design',
      legalName: 'Ada Lane',
      abn: '51 824 753 556',
      isGstRegistered: true,
      email: 'hello@example.org',
    },
    buyer: { name: 'Ruth Example', email: 'ruth@example.org' },
    receipt: 'NB-0000-00',
    lines: [{ text: 'Property assessment report', cents: 32_000 }],
    totalCents: 32_000,
    gstCents: 2_909,
    paidCents: 0,
    ...changes,
  };
}
