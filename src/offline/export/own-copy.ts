import * as v from 'valibot';
import { formKinds } from '#shared/form-kinds.ts';
import type { FormKind } from '#shared/form-kinds.ts';
import { attachableName } from '#shared/attachable-name.ts';
import { limits } from '#shared/limits.ts';
import { receiptFor } from '#shared/receipt.ts';
import { isRealInstant } from '#lib/real-moment.ts';
import type { Instant } from '#shared/time.ts';
import { fromBase64, sha256Hex, toBase64 } from '#lib/bytes.ts';
import { randomUuid } from '#lib/uuid.ts';
import { inMemoryDraft } from '../drafts/in-memory-drafts.ts';
import { findDraft, latestTimestamp } from '../drafts/drafts.ts';
import { publish } from '../events.ts';
import { listFiles, readBytes } from '../files/files.ts';
import { shownNames, takeMissing } from '../files/shown-files.ts';
import { findOutboxItem } from '../outbox/outbox.ts';
import type { Draft, OutboxItem, StoredFile } from '../records.ts';
import type { DeviceDatabase } from '../storage/device-database.ts';
import { withDatabase } from '../storage/open-database.ts';
import { contentFingerprint, contentText } from './content-fingerprint.ts';

/** First line of every exported file, by which it is recognised. */
const format = 'natural-building-design/own-copy';

/** How many moves between devices are remembered. */
const maxAncestors = 50;

const Attachment = v.object({
  fieldName: v.string(),
  name: v.string(),
  type: v.string(),
  /** 64 hexadecimal digits; null where the page could not hash. */
  sha256: v.nullable(v.string()),
  base64: v.string(),
});

/** One draft or request with its attachments, as one JSON file that a person can store, mail and import again. */
const OwnCopy = v.object({
  format: v.literal(format),
  version: v.literal(1),
  exportedAt: v.string(),
  id: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
  form: v.picklist(formKinds),
  /** State at the time of the export. */
  state: v.picklist(['draft', 'queued', 'sending', 'delivered', 'needs-attention']),
  receipt: v.string(),
  /** The server's timestamp; null before it was delivered. */
  receivedAt: v.nullable(v.string()),
  createdAt: v.string(),
  /** Version of the questionnaire it was started with; absent for short forms. */
  formVersion: v.optional(v.number()),
  answers: v.record(v.string(), v.unknown()),
  position: v.nullable(v.string()),
  /** For a draft that was imported from another device. */
  ancestors: v.optional(v.pipe(v.array(v.string()), v.maxLength(maxAncestors)), []),
  attachments: v.pipe(v.array(Attachment), v.maxLength(limits.maxFiles)),
});
type OwnCopy = v.InferOutput<typeof OwnCopy>;
type OwnCopyFile = v.InferInput<typeof OwnCopy>;

export interface ExportedFile {
  /** `new-house-design-NB-7K3F-9Q.json` */
  name: string;
  blob: Blob;
  /** Names of attached files that could not be read and are not in it. */
  missing: readonly string[];
}

/**
 * Everything of one draft or request as one file; also of a form that could not be saved and is in memory only. Null
 * when it is gone.
 */
export async function exportOwnCopy(id: string): Promise<ExportedFile | null> {
  const source = (await findOutboxItem(id).catch(() => null)) ?? (await newestDraft(id));
  if (source === null) return null;
  const attachments: OwnCopy['attachments'] = [];
  const files = await listFiles(id).catch(() => null);
  const missing = files === null ? shownNames(id) : [];
  for (const file of files ?? []) {
    const bytes = await readBytes(file.id, id).catch(() => null);
    if (bytes === null) {
      missing.push(file.name);
      continue;
    }
    const { fieldName, name, type, sha256 } = file;
    attachments.push({ fieldName, name, type, sha256, base64: toBase64(bytes) });
  }
  const copy = toOwnCopy(source, attachments, new Date().toISOString());
  return {
    name: `${kebab(source.form)}-${copy.receipt}.json`,
    blob: new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' }),
    missing,
  };
}

/** The draft in this page's memory, unless another tab has saved it since. */
async function newestDraft(id: string): Promise<Draft | null> {
  const held = inMemoryDraft(id);
  const stored = await findDraft(id).catch(() => null);
  return held !== null && held.revision >= (stored?.revision ?? 0) ? held : stored;
}

function toOwnCopy(
  source: Draft | OutboxItem,
  attachments: OwnCopy['attachments'],
  exportedAt: Instant,
): OwnCopyFile {
  const state = 'state' in source ? source.state : null;
  return {
    format,
    version: 1,
    exportedAt,
    id: source.id,
    form: source.form,
    state: state?.kind ?? 'draft',
    receipt: receiptFor(source.id),
    receivedAt: state?.kind === 'delivered' ? state.receivedAt : null,
    createdAt: source.createdAt,
    ...(source.formVersion === undefined ? {} : { formVersion: source.formVersion }),
    answers: { ...source.answers },
    position: source.position,
    ...('ancestors' in source && source.ancestors ? { ancestors: [...source.ancestors] } : {}),
    attachments,
  };
}

export type ImportOutcome =
  | {
      kind: 'imported';
      draft: Draft;
      /**
       * `new`: as a draft that was not here. `here`: the device had just this already. `continued`: the device had an
       * earlier state of it, which is replaced. `separate`: the device had it with other content, which stays; this one
       * has its own id.
       */
      place: 'new' | 'here' | 'continued' | 'separate';
    }
  /** `not-ours`: some other file. `damaged`: it is cut off, or an attachment's bytes have changed. */
  | { kind: 'refused'; reason: 'unreadable' | 'not-ours' | 'damaged' };

type DecodedFile = Pick<StoredFile, 'fieldName' | 'name' | 'type' | 'sha256' | 'sizeBytes'> & {
  bytes: ArrayBuffer;
};

/**
 * Imports an exported file as a draft. What was not delivered keeps its id, so that the same request sent from two
 * devices is stored once; imported twice it stays one draft, and a draft that returns from another device replaces the
 * one that was left here. What had been delivered, is being sent or has changed here since becomes a draft of its own.
 * @throws StorageError
 */
export async function importOwnCopy(file: Blob): Promise<ImportOutcome> {
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { kind: 'refused', reason: 'unreadable' };
  }
  const copy = parseCopy(text);
  if (copy === null) {
    return { kind: 'refused', reason: text.includes(format) ? 'damaged' : 'not-ours' };
  }
  const decoded = await decodeFiles(copy.attachments);
  if (decoded === null) return { kind: 'refused', reason: 'damaged' };

  const now = new Date().toISOString();
  const freshId = randomUuid();
  const isDelivered = copy.state === 'delivered';
  const copyText = contentText(copy.form, copy.answers, decoded);
  const copyFingerprint = await contentFingerprint(copyText);
  const left = await earlierState(copy);
  const { draft, place } = await withDatabase((database) =>
    database.transaction(
      'rw',
      [database.drafts, database.outbox, database.files, database.fileBytes],
      async () => {
        const updatedAt = await latestTimestamp(database, copy.form, now);
        const filesOf = (id: string) => database.files.where('draftId').equals(id).toArray();
        const known = await database.drafts.get(copy.id);
        const knownFiles = await filesOf(copy.id);
        const isOnItsWay = (await database.outbox.get(copy.id)) !== undefined;
        const isIdFree = !isDelivered && !isOnItsWay && known === undefined;
        const isContinued =
          !isDelivered &&
          !isOnItsWay &&
          known !== undefined &&
          known.revision === left?.revision &&
          contentText(copy.form, known.answers, knownFiles) === left.text;
        if (!isIdFree) {
          const drafts = await database.drafts.where('form').equals(copy.form).toArray();
          for (const here of drafts) {
            const hereText = contentText(copy.form, here.answers, await filesOf(here.id));
            if (hereText !== copyText) continue;
            // The form opens with it.
            await database.drafts.update(here.id, { updatedAt });
            return { draft: { ...here, updatedAt }, place: 'here' as const };
          }
        }
        const ancestors = [...copy.ancestors, ...(copyFingerprint ? [copyFingerprint] : [])];
        const imported: Draft = {
          id: isIdFree || isContinued ? copy.id : freshId,
          form: copy.form,
          answers: copy.answers,
          position: copy.position,
          createdAt: isRealInstant(copy.createdAt) ? copy.createdAt : now,
          ...(copy.formVersion === undefined ? {} : { formVersion: copy.formVersion }),
          updatedAt,
          ancestors: ancestors.slice(-maxAncestors),
          // A tab that has the earlier state open must not overwrite this one.
          revision: isContinued ? known.revision + 1 : 1,
        };
        await database.drafts.put(imported);
        await putFiles(database, imported.id, decoded, isContinued ? knownFiles : [], now);
        const taken = isContinued ? 'continued' : isIdFree ? 'new' : 'separate';
        return { draft: imported, place: taken } as const;
      },
    ),
  );
  // Its files differ from those this page may have shown under the same id.
  if (place !== 'here') takeMissing(draft.id, []);
  publish({ type: 'drafts-changed' });
  return { kind: 'imported', draft, place };
}

/** The bytes of the attachments; null when one differs from what was exported. */
async function decodeFiles(attachments: OwnCopy['attachments']): Promise<DecodedFile[] | null> {
  const decoded: DecodedFile[] = [];
  for (const { base64, ...attachment } of attachments) {
    const bytes = fromBase64(base64);
    const isLimitKept =
      bytes !== null && bytes.byteLength > 0 && bytes.byteLength <= limits.maxFileBytes;
    if (!isLimitKept || attachableName(attachment) !== attachment.name) return null;
    const sha256 = attachment.sha256 === null ? null : await sha256Hex(bytes);
    if (sha256 !== null && sha256 !== attachment.sha256) return null;
    decoded.push({ ...attachment, sizeBytes: bytes.byteLength, bytes });
  }
  return decoded;
}

/**
 * The draft on this device that the copy continues. Null when there is none, or when it was changed here after the
 * export.
 */
async function earlierState(copy: OwnCopy): Promise<{ revision: number; text: string } | null> {
  const held = await newestDraft(copy.id);
  if (held === null || copy.ancestors.length === 0) return null;
  const files = await listFiles(copy.id).catch(() => null);
  if (files === null) return null;
  const text = contentText(held.form, held.answers, files);
  const fingerprint = await contentFingerprint(text);
  const isEarlier = fingerprint !== null && copy.ancestors.includes(fingerprint);
  return isEarlier ? { revision: held.revision, text } : null;
}

/** Replaces the files of a draft; a file that stays the same keeps its upload address. */
async function putFiles(
  database: DeviceDatabase,
  draftId: string,
  decoded: readonly DecodedFile[],
  had: readonly StoredFile[],
  now: Instant,
): Promise<void> {
  const left = [...had];
  for (const [order, { bytes, ...file }] of decoded.entries()) {
    const at = left.findIndex(
      ({ fieldName, name, sha256 }) =>
        sha256 !== null &&
        sha256 === file.sha256 &&
        fieldName === file.fieldName &&
        name === file.name,
    );
    const [same] = at === -1 ? [] : left.splice(at, 1);
    if (same !== undefined) {
      await database.files.update(same.id, { order });
      continue;
    }
    const id = randomUuid();
    await database.fileBytes.put({ fileId: id, bytes });
    await database.files.put({ ...file, id, draftId, addedAt: now, order, url: null });
  }
  await database.fileBytes.bulkDelete(left.map(({ id }) => id));
  await database.files.bulkDelete(left.map(({ id }) => id));
}

function parseCopy(text: string): OwnCopy | null {
  try {
    const parsed = v.safeParse(OwnCopy, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

function kebab(form: FormKind): string {
  return form.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
