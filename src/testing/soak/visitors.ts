import { drain } from '#offline/outbox/drain.ts';
import { createMemoryStorage } from '#offline/outbox/memory-storage.ts';
import { formDescriptions } from '#shared/form-kinds.ts';
import { Second } from '#shared/time.ts';
import { openForms } from '../support/filled-forms.ts';
import { queuedRequest } from '../support/queued-request.ts';
import type { QueuedRequest } from '../support/queued-request.ts';
import type { SeededRandom } from '../support/seeded-random.ts';

/** What one visitor sends, under an id that never changes. */
export interface Sent extends QueuedRequest {
  /** Address the visitor seems to come from. */
  address: string;
}

/** Fills in one of the six forms; of those that take files, about one in three has some. */
export function fillIn(number: number, chance: SeededRandom): Sent {
  const form = chance.pick(openForms);
  const hasFiles = formDescriptions[form].hasAttachments && chance.next() < 0.35;
  const fileSizes = Array.from({ length: hasFiles ? 1 + chance.below(3) : 0 }, () => {
    return 500 + chance.below(40_000);
  });
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  return { ...queuedRequest(form, fileSizes, chance), address };
}

/** The request was refused permanently, which no fault of the network may cause. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

export interface Delivery {
  receipt: string;
  /** Tries it took. */
  tries: number;
}

/**
 * Sends with the app's own outbox, the same id on every try, until there is a receipt. Only the waits between two
 * tries are shorter than a phone's.
 * @throws RefusedError when the server refuses it permanently
 */
export async function deliver(
  { item, files, address }: Sent,
  serverAddress: string,
  chance: SeededRandom,
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
