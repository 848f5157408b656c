import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createSerialQueue } from '#lib/serial-queue.ts';
import { attachedFile } from '#shared/attachable-name.ts';
import type { PreviewSize, UploadAddress } from '#shared/api/upload.ts';
import type { StoredUpload } from '#shared/api/uploads-of-request.ts';
import { Hour } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import { wellFormed } from '#shared/well-formed.ts';
import type { FileStore, QuarantinedFile, RecordStore } from '../storage/ports.ts';
import type { Upload } from '../storage/records.ts';
import { createOrphanQuota } from './orphan-quota.ts';
import type { OrphanQuotaOptions, Sender } from './orphan-quota.ts';
import type { UploadPreviews, PreviewOutcome } from './upload-previews.ts';

/** A received file, with what the visitor's browser said about it. */
export interface ReceivedFile extends QuarantinedFile {
  originalName: string;
  declaredType: string;
  /** Lower-case hexadecimal; undefined when the sender gave none. */
  expectedSha256: string | undefined;
}

export type UploadOutcome =
  | { kind: 'stored'; addresses: UploadAddress[] }
  | { kind: 'digest-mismatch' }
  | { kind: 'unsupported'; originalName: string };

export interface Uploads {
  /**
   * Reserves space for files being uploaded, in bytes.
   * @returns a function that releases the space, for when they are stored or have failed; undefined when the sender has
   *   too many orphans already
   * @throws StorageUnavailableError when nothing more can be stored at the moment
   */
  reserveSpace(sender: Sender, bytes: number): Promise<(() => void) | undefined>;
  quarantine(source: AsyncIterable<Uint8Array>): Promise<QuarantinedFile>;
  /**
   * Stores all files or none; what is not stored stays in quarantine until it is discarded.
   * @param options.key id of the request they are for, lower case
   * @param options.only the one media type that is accepted; by default every kind that can be attached
   */
  accept(
    files: readonly ReceivedFile[],
    options?: { key?: string | undefined; sender?: Sender; only?: string },
  ): Promise<UploadOutcome>;
  /** Uploads for a request, in the order they were sent. */
  listFor(key: string): Promise<readonly StoredUpload[]>;
  discard(id: string): Promise<void>;
  /** For the owner. */
  open(
    name: string,
  ): Promise<{ upload: Readonly<Upload>; stream: Readable; sizeBytes: number } | undefined>;
  /** A preview of an uploaded picture, for the inbox. */
  show(name: string, size: PreviewSize): Promise<PreviewOutcome>;
  /** Deletes bytes whose records are gone, with the copies made of them. */
  removeFiles(names: readonly string[]): Promise<void>;
  /**
   * Deletes files that were accepted for what was erased in the meantime, with their names; what anything refers to
   * stays.
   */
  withdraw(addresses: readonly string[]): Promise<void>;
  /**
   * Puts files without a request in the trash after `orphanHours`, finishes interrupted erasures, and sets aside files
   * that have no record.
   */
  sweep(): Promise<SweptUploads>;
  /** Restores files that were set aside and have a record after all; returns the number. */
  reclaim(): Promise<number>;
}

export interface SweptUploads {
  /** Uploads that are in the trash now. */
  trashed: number;
  /** Names of files without a record. */
  setAside: readonly string[];
}

export interface UploadsOptions {
  store: RecordStore;
  files: FileStore;
  clock: Clock;
  previews: UploadPreviews;
  /** Hours after which a file without a request expires. Default 48. */
  orphanHours?: number;
  /** Limits of the quota for files without a request. */
  quota?: Pick<OrphanQuotaOptions, 'maxBytes' | 'maxBytesOfSender'>;
  /** Creates 32 random hexadecimal digits. */
  makeName?: () => string;
}

const maxOriginalNameLength = 200;

const addressOf = (name: string): UploadAddress => `/uploads/${name}`;

export function createUploads(options: UploadsOptions): Uploads {
  const { store, files, clock, previews, orphanHours = 48 } = options;
  const makeName = options.makeName ?? (() => randomBytes(16).toString('hex'));

  /** A check needs a whole file in memory. */
  const enqueueCheck = createSerialQueue();

  async function kindOf(file: ReceivedFile) {
    const bytes = await files.readQuarantined(file.id);
    return attachedFile({ bytes, name: file.originalName, declaredType: file.declaredType });
  }

  async function accept(
    received: readonly ReceivedFile[],
    { key, sender = [], only }: { key?: string | undefined; sender?: Sender; only?: string } = {},
  ): Promise<UploadOutcome> {
    const moved: string[] = [];
    let isStored = false;
    try {
      if (received.some((file) => file.expectedSha256 && file.expectedSha256 !== file.sha256)) {
        return { kind: 'digest-mismatch' };
      }
      const uploads: Upload[] = [];
      for (const file of received) {
        const kind = await enqueueCheck(() => kindOf(file));
        if (!kind || (only !== undefined && kind.mediaType !== only)) {
          return { kind: 'unsupported', originalName: file.originalName };
        }
        uploads.push({
          name: `${makeName()}.${kind.extension}`,
          originalName: wellFormed(kind.name.slice(-maxOriginalNameLength)),
          mediaType: kind.mediaType,
          sizeBytes: file.sizeBytes,
          sha256: file.sha256,
          storedAt: clock().toISOString(),
          isAttached: false,
          key: key ?? null,
        });
      }
      for (const [index, file] of received.entries()) {
        const name = uploads[index]?.name ?? '';
        await files.accept(file.id, name);
        moved.push(name);
      }
      await store.addUploads(uploads);
      isStored = true;
      quota.rememberSender(moved, sender);
      return {
        kind: 'stored',
        addresses: uploads.map(({ name }) => addressOf(name)),
      };
    } finally {
      if (!isStored) for (const name of moved) await files.remove(name);
    }
  }

  async function removeFiles(names: readonly string[]): Promise<void> {
    for (const name of names) {
      await files.remove(name);
      await previews.forget(name);
    }
    await store.noteDeletedFiles(names);
  }

  const quota = createOrphanQuota({ store, removeFiles, ...options.quota });

  return {
    accept,
    listFor: async (key) =>
      (await store.uploadsFor(key)).map(({ name, originalName, sha256 }) => ({
        url: addressOf(name),
        name: originalName,
        sha256,
      })),
    async reserveSpace(sender, bytes) {
      await files.probe();
      return quota.reserve(sender, bytes);
    },
    quarantine: (source) => files.quarantine(source),
    discard: (id) => files.discard(id),
    async open(name) {
      const upload = await store.findUpload(name);
      const file = upload && (await files.open(upload.name));
      return upload && file && { upload, ...file };
    },
    async show(name, size) {
      const upload = await store.findUpload(name);
      return upload ? previews.show(upload, size) : { kind: 'unknown' };
    },
    removeFiles,
    async withdraw(addresses) {
      const names = addresses.map((address) => address.replace('/uploads/', ''));
      const removed = await store.removeOrphanUploads(names);
      if (removed.length === 0) return;
      await removeFiles(removed);
      await store.compact();
    },
    async reclaim() {
      const aside = await files.listSetAside();
      const known = aside.length === 0 ? [] : await store.listUploads(aside);
      for (const { name } of known) await files.putBack(name);
      return known.length;
    },
    async sweep() {
      const now = clock();
      const before = new Date(now.getTime() - orphanHours * Hour.ms);
      const trashed = await store.trashOrphanUploads(before, now);
      await quota.forgetSenders();
      // Left by a crash between the removal of a record and the deletion of its bytes.
      await removeFiles(await store.filesToDelete());
      // Anything else may be a file of a request whose records are elsewhere: a wrong folder, half a restore.
      const old = await files.listOlderThan(new Date(now.getTime() - Hour.ms));
      const known = new Set((await store.listUploads(old)).map(({ name }) => name));
      const setAside = old.filter((name) => !known.has(name));
      for (const name of setAside) await files.setAside(name);
      return { trashed, setAside };
    },
  };
}
