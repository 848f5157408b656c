import { createHash } from 'node:crypto';
import type { OutboxItem, StoredFile } from '#offline/records.ts';
import { filledForm } from './filled-forms.ts';
import type { OpenForm } from './filled-forms.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A finished form with its files, as it waits in the outbox of a device. */
export interface QueuedRequest {
  item: OutboxItem;
  files: readonly { file: StoredFile; bytes: Buffer }[];
}

const pdfHead = Buffer.from('%PDF-1.7\n');
const moment = '2026-03-01T00:00:00.000Z';

/** @param fileSizes of its PDFs, in bytes */
export function queuedRequest(
  form: OpenForm,
  fileSizes: readonly number[],
  chance: SeededRandom,
): QueuedRequest {
  const id = chance.uuid();
  const files = fileSizes.map((sizeBytes, order) => {
    const bytes = Buffer.concat([pdfHead, chance.bytes(sizeBytes - pdfHead.length)]);
    const file: StoredFile = {
      id: `${id}-${order}`,
      draftId: id,
      fieldName: 'attachments',
      name: `site ${order + 1}.pdf`,
      type: 'application/pdf',
      sizeBytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      addedAt: moment,
      order,
      url: null,
    };
    return { file, bytes };
  });
  const body = filledForm(form, chance);
  const item: OutboxItem = {
    id,
    form,
    body,
    answers: body,
    position: null,
    createdAt: moment,
    queuedAt: moment,
    tries: 0,
    lastTryAt: null,
    isPaused: false,
    mayBeStored: false,
    filesTotal: files.length,
    filesUploaded: 0,
    reuploads: 0,
    state: { kind: 'queued', nextTryAtMs: null, waitingFor: null },
  };
  return { item, files };
}
