import { createHash } from 'node:crypto';
import type { Practice } from '#shared/api/practice.ts';
import { contentTypeNames, contentTypes } from '#shared/content-types/types.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import type { PracticeBody } from '#shared/content-types/practice.ts';
import type { ContentRevision } from '../storage/content-records.ts';
import type { DefaultsOf } from './defaults-of.ts';

/** An entry of the release, in the form in which the owner edits it. */
export interface DefaultRevision {
  kind: ContentTypeName;
  id: string;
  number: number | null;
  /** Its first revision; in no store until the owner changes something. */
  revision: ContentRevision;
}

/** What a server shows before the owner changes anything. */
export interface Release {
  defaultsOf: DefaultsOf;
  /** Practice details from the environment. */
  practice: Practice;
}

/** All entries of the release, in the order of the editor's list. */
export function defaultRevisions({ defaultsOf, practice }: Release): DefaultRevision[] {
  return contentTypeNames.flatMap((name) =>
    name === 'practice'
      ? [entry(name, 'practice', '', practiceBody(practice))]
      : defaultsOf(name).map(({ id, slug = '', body }) => entry(name, id, slug, body)),
  );
}

function entry(
  kind: ContentTypeName,
  id: string,
  slug: string,
  body: Record<string, unknown>,
): DefaultRevision {
  const revisionId = uuidOf(JSON.stringify([kind, id, slug, body]));
  const revision: ContentRevision = {
    kind,
    entryId: id,
    revisionId,
    baseRevisionId: null,
    slug,
    body,
    savedAt: null,
  };
  const hasNumber = contentTypes[kind].address !== 'none';
  return { kind, id, number: hasNumber ? Number(id) : null, revision };
}

/** A UUID derived from a text, so that the same content always has the same id (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function practiceBody({ email, phone, seller }: Practice): PracticeBody {
  const { legalName, abn, isGstRegistered, registration, insurance, refunds, hosting } = seller;
  return {
    email: email ?? '',
    phone: phone ?? '',
    hours: '',
    serviceArea: '',
    legalName: legalName ?? '',
    abn: abn ?? '',
    gst:
      isGstRegistered === null ? 'unpublished' : isGstRegistered ? 'registered' : 'not-registered',
    registration: registration ?? '',
    insurance: insurance ?? '',
    refunds: refunds ?? '',
    hosting: hosting ?? '',
  };
}
