import type { Erasure, ErasureBody, Folder, SpamErasure } from '#shared/api/inbox.ts';
import { invoiceNumberText, invoiceTitle } from '#shared/inbox/invoice-text.ts';
import type { RecordStore } from '../storage/ports.ts';
import { normalisedEmail } from '../storage/records.ts';
import type { Submission } from '../storage/records.ts';
import type { Uploads } from './uploads.ts';

export interface ErasuresOptions {
  store: RecordStore;
  uploads: Pick<Uploads, 'removeFiles'>;
  /** Deletes the hourly snapshots, which contain what was erased, and returns their number. */
  removeSnapshots: () => Promise<number>;
  /** Number of hourly snapshots there are. */
  countSnapshots: () => Promise<number>;
}

/** Permanent erasure by the owner. When one rejects, a part may be gone: calling it again continues. */
export interface Erasures {
  /** What one person sent; resolves when nothing of the person is left in the data folder. */
  erasePerson(body: ErasureBody): Promise<Erasure>;
  /** Records that are in the spam folder; the hourly snapshots stay. */
  eraseSpam(ids: readonly string[]): Promise<SpamErasure>;
}

export function createErasures(options: ErasuresOptions): Erasures {
  const { store, uploads, removeSnapshots, countSnapshots } = options;

  /** Counts only what this call removed: of two calls at the same moment, each record counts for one. */
  async function remove(found: Found, folder?: Folder): Promise<SpamErasure> {
    const { ids, uploads: names } = await store.removeSubmissions(idsOf(found), folder);
    // Even when nothing was found: an earlier call may have been interrupted between these steps.
    await uploads.removeFiles(await store.filesToDelete());
    await store.compact();
    const removed = new Set(ids);
    return { ...countsOf(found.filter(({ id }) => removed.has(id))), files: names.length };
  }

  /** What was sent with an address, or goes to it since the owner has corrected it. */
  async function ofPerson(email: string): Promise<Found> {
    const corrected = (await store.listWorkEntries({ kinds: ['address'], isWhole: true }))
      .filter((entry) => entry.kind === 'address' && normalisedEmail(entry.email) === email)
      .map(({ submissionId }) => submissionId);
    const ids = new Set<string | null>(corrected);
    const found: Readonly<Submission>[] = [];
    for (const isTrashed of [false, true]) {
      const typed = await store.listSubmissions({ email, isTrashed });
      const others = ids.size === 0 ? [] : await store.listSubmissions({ isTrashed });
      found.push(
        ...typed,
        ...others.filter((one) => ids.has(one.id) && !typed.some(({ id }) => id === one.id)),
      );
    }
    return found;
  }

  /** What was issued for some requests: `invoice 2026-0006`. */
  async function invoicesOf(submissionIds: readonly string[]): Promise<string[]> {
    const entries = await store.listWorkEntries({
      submissionIds,
      kinds: ['invoice'],
      isWhole: true,
    });
    return entries
      .filter((entry) => entry.kind === 'invoice')
      .toSorted((one, other) => one.number.number - other.number.number)
      .map(
        ({ form, number }) =>
          `${invoiceTitle(form, false).toLowerCase()} ${invoiceNumberText(number)}`,
      );
  }

  return {
    async erasePerson({ email, isDryRun }) {
      const sender = normalisedEmail(email);
      const found = await ofPerson(sender);
      const keptInvoices = await invoicesOf(idsOf(found));
      if (isDryRun) {
        const files = (await store.uploadsOnlyOf(idsOf(found))).length;
        const snapshots = await countSnapshots();
        return { ...countsOf(found), files, snapshots, keptInvoices, isErased: false };
      }
      const removed = await remove(found);
      return { ...removed, snapshots: await removeSnapshots(), keptInvoices, isErased: true };
    },

    async eraseSpam(ids) {
      const wanted = new Set(ids);
      const spam = await store.listSubmissions({ folder: 'spam' });
      // Moved elsewhere in the meantime: it stays.
      return remove(
        spam.filter(({ id }) => wanted.has(id)),
        'spam',
      );
    },
  };
}

type Found = readonly Readonly<Submission>[];

const idsOf = (found: Found) => found.map(({ id }) => id);

function countsOf(found: Found): { messages: number; requests: number } {
  const messages = found.filter(({ kind }) => kind === 'contact').length;
  return { messages, requests: found.length - messages };
}
