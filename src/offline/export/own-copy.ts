import * as v from 'valibot';
import { formKinds } from '#shared/form-kinds.ts';
import type { FormKind } from '#shared/form-kinds.ts';
import { attachableName } from '#shared/attachable-name.ts';
import { limits } from '#shared/limits.ts';
import { receiptFor } from '#shared/receipt.ts';
import type { Instant } from '#shared/time.ts';
import { fromBase64, sha256Hex, toBase64 } from '#lib/bytes.ts';
import { randomUuid } from '#lib/uuid.ts';
import { heldDraft } from '../drafts/held.ts';
import { findDraft, isSameContent, latestMoment } from '../drafts/drafts.ts';
import { publish } from '../events.ts';
import { listFiles, readBytes } from '../files/files.ts';
import { shownNames, takeMissing } from '../files/shown-files.ts';
import { findOutboxItem } from '../outbox/outbox.ts';
import type { Draft, OutboxItem, StoredFile } from '../records.ts';
import { withDatabase } from '../storage/open-database.ts';

/** First line of every exported file, so that another file is not taken for one. */
const format = 'natural-building-design/own-copy';

const Attachment = v.object({
  fieldName: v.string(),
  name: v.string(),
  type: v.string(),
  /** 64 hexadecimal digits; null where the page could not hash. */
  sha256: v.nullable(v.string()),
  base64: v.string(),
});

/** One draft or request with its attachments, as one JSON file that a person can keep, mail and read back. */
const OwnCopy = v.object({
  format: v.literal(format),
  version: v.literal(1),
  exportedAt: v.string(),
  id: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
  form: v.picklist(formKinds),
  /** Where it stood when it was exported. */
  state: v.picklist(['draft', 'queued', 'sending', 'delivered', 'needs-attention']),
  receipt: v.string(),
  /** The server's moment; null before it was delivered. */
  receivedAt: v.nullable(v.string()),
  createdAt: v.string(),
  /** Version of the questionnaire it was begun with; absent in copies of the first release. */
  formVersion: v.optional(v.number()),
  answers: v.record(v.string(), v.unknown()),
  position: v.nullable(v.string()),
  attachments: v.pipe(v.array(Attachment), v.maxLength(limits.maxFiles)),
});
type OwnCopy = v.InferOutput<typeof OwnCopy>;

export interface ExportedFile {
  /** `new-house-design-NB-7K3F-9Q.json` */
  name: string;
  blob: Blob;
  /** Names of attached files that could not be read and are not in it. */
  missing: readonly string[];
}

/**
 * Everything of one draft or request as one file; also of a form that could not be saved and lives in memory only.
 * Null when it is gone.
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

/** The draft as this page holds it, unless another tab has saved it since. */
async function newestDraft(id: string): Promise<Draft | null> {
  const held = heldDraft(id);
  const stored = await findDraft(id).catch(() => null);
  return held !== null && held.revision >= (stored?.revision ?? 0) ? held : stored;
}

function toOwnCopy(
  source: Draft | OutboxItem,
  attachments: OwnCopy['attachments'],
  exportedAt: Instant,
): OwnCopy {
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
    attachments,
  };
}

export type ImportOutcome =
  | { kind: 'imported'; draft: Draft }
  /** `not-ours`: some other file. `damaged`: it is cut off, or an attachment does not have the bytes it had. */
  | { kind: 'refused'; reason: 'unreadable' | 'not-ours' | 'damaged' };

/**
 * Makes a draft of an exported file. What was not delivered keeps its id, so that the same request sent from two devices
 * arrives once; read in twice it stays one draft. What had been delivered, is on its way from here or has changed here
 * since becomes a draft of its own.
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

  const decoded: { attachment: OwnCopy['attachments'][number]; bytes: ArrayBuffer }[] = [];
  for (const attachment of copy.attachments) {
    const bytes = fromBase64(attachment.base64);
    const isLimitKept =
      bytes !== null && bytes.byteLength > 0 && bytes.byteLength <= limits.maxFileBytes;
    if (!isLimitKept || attachableName(attachment) !== attachment.name) {
      return { kind: 'refused', reason: 'damaged' };
    }
    const sha256 = attachment.sha256 === null ? null : await sha256Hex(bytes);
    if (sha256 !== null && sha256 !== attachment.sha256) {
      return { kind: 'refused', reason: 'damaged' };
    }
    decoded.push({ attachment, bytes });
  }

  const now = new Date().toISOString();
  const freshId = randomUuid();
  const isDelivered = copy.state === 'delivered';
  const draft = await withDatabase((database) =>
    database.transaction(
      'rw',
      [database.drafts, database.outbox, database.files, database.fileBytes],
      async () => {
        const known = isDelivered ? undefined : await database.drafts.get(copy.id);
        const knownFiles = await database.files.where('draftId').equals(copy.id).toArray();
        if (known !== undefined && isSameContent(known, copy) && hasFiles(knownFiles, copy)) {
          return known;
        }
        const isIdFree =
          !isDelivered && known === undefined && (await database.outbox.get(copy.id)) === undefined;
        const imported: Draft = {
          id: isIdFree ? copy.id : freshId,
          form: copy.form,
          answers: copy.answers,
          position: copy.position,
          createdAt: Number.isNaN(Date.parse(copy.createdAt)) ? now : copy.createdAt,
          ...(copy.formVersion === undefined ? {} : { formVersion: copy.formVersion }),
          updatedAt: await latestMoment(database, copy.form, now),
          revision: 1,
        };
        await database.drafts.put(imported);
        for (const [order, { attachment, bytes }] of decoded.entries()) {
          const record: StoredFile = {
            id: `${imported.id}:${order}`,
            draftId: imported.id,
            fieldName: attachment.fieldName,
            name: attachment.name,
            type: attachment.type,
            sizeBytes: bytes.byteLength,
            sha256: attachment.sha256,
            addedAt: now,
            order,
            url: null,
          };
          await database.fileBytes.put({ fileId: record.id, bytes });
          await database.files.put(record);
        }
        return imported;
      },
    ),
  );
  // Its files are others than those that this page may have shown under the same id.
  takeMissing(draft.id, []);
  publish({ type: 'drafts-changed' });
  return { kind: 'imported', draft };
}

function parseCopy(text: string): OwnCopy | null {
  try {
    const parsed = v.safeParse(OwnCopy, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Whether these are the files of a copy, each once. */
function hasFiles(files: readonly StoredFile[], { attachments }: OwnCopy): boolean {
  const keys = (all: readonly { name: string; sha256: string | null }[]) =>
    all.map(({ name, sha256 }) => `${sha256 ?? ''} ${name}`).toSorted();
  return JSON.stringify(keys(files)) === JSON.stringify(keys(attachments));
}

function kebab(form: FormKind): string {
  return form.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
