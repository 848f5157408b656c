import { createHash } from 'node:crypto';
import { drain } from '#offline/outbox/drain.ts';
import { createMemoryStorage } from '#offline/outbox/memory-storage.ts';
import type { OutboxItem, StoredFile } from '#offline/records.ts';
import { formDescriptions, formKinds } from '#shared/form-kinds.ts';
import { Second } from '#shared/time.ts';
import { filledForm } from '../support/filled-forms.ts';
import type { Chance } from '../support/seeded.ts';

/** What one visitor sends: a finished form with its files, under an id that never changes. */
export interface Sent {
  item: OutboxItem;
  files: readonly { file: StoredFile; bytes: Buffer }[];
  /** Address the visitor seems to come from. */
  address: string;
}

const pdfHead = Buffer.from('%PDF-1.7\n');
const moment = '2026-03-01T00:00:00.000Z';

/** Fills in one of the six forms; of those that take files, about one in three has some. */
export function fillIn(number: number, chance: Chance): Sent {
  const form = chance.pick(formKinds);
  const id = chance.uuid();
  const hasFiles = formDescriptions[form].hasAttachments && chance.next() < 0.35;
  const files = Array.from({ length: hasFiles ? 1 + chance.below(3) : 0 }, (_, order) => {
    const bytes = Buffer.concat([pdfHead, chance.bytes(500 + chance.below(40_000))]);
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
  return { item, files, address: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` };
}

/** The request was refused for good, which no fault of the network may bring about. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

export interface Delivery {
  receipt: string;
  /** Tries it took. */
  tries: number;
}

/**
 * Sends with the program's own outbox, the same id on every try, until there is a receipt. Only the waits between two
 * tries are shorter than a phone's.
 * @throws RefusedError when the server refuses it for good
 */
export async function deliver(
  { item, files, address }: Sent,
  serverAddress: string,
  chance: Chance,
): Promise<Delivery> {
  const storage = createMemoryStorage(
    item,
    files.map(({ file }) => file),
    async (fileId) => {
      const bytes = files.find(({ file }) => file.id === fileId)?.bytes;
      return bytes === undefined ? null : new Uint8Array(bytes).buffer;
    },
  );
  const send: typeof globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('X-Forwarded-For', address);
    return globalThis.fetch(serverAddress + String(input), { ...init, headers });
  };
  for (let tries = 1; ; tries += 1) {
    await drain(
      {
        storage,
        fetch: send,
        now: () => Date.now(),
        random: () => chance.next(),
        onChange: () => undefined,
      },
      { urgency: 'visitor', isAlone: true },
    );
    const { state } = storage.item();
    if (state.kind === 'delivered') return { receipt: state.receipt, tries };
    if (state.kind === 'needs-attention') {
      throw new RefusedError(`${item.form} ${item.id}: ${state.refusal.message}`);
    }
    const isBusy = state.kind === 'queued' && state.waitingFor === 'busy';
    await pause(isBusy ? 0.3 * Second.ms + chance.below(700) : 20 + chance.below(150));
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
