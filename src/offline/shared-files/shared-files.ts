import { attachableName } from '#shared/attachable-name.ts';
import type { FormKind } from '#shared/form-kinds.ts';
import { limits } from '#shared/limits.ts';
import { shareTargetPath } from '#shared/share-target.ts';
import type { Clock } from '#shared/time.ts';
import { randomUuid } from '#lib/uuid.ts';
import { createDraft, removeEmptyDraft } from '../drafts/drafts.ts';
import { publish } from '../events.ts';
import { addFile } from '../files/files.ts';
import type { AddFileRefusal } from '../files/files.ts';
import { isReducible, reducePhoto } from '../files/reduce-photo.ts';
import { shrinkTogether } from '../files/shrink-together.ts';
import { canStoreTwice } from '../storage/persistence.ts';
import { isQuotaExceeded } from '../storage/storage-error.ts';
import { maxSharedBytes } from './offered-files.ts';

/** Cache of shared files that wait for a form. Only the visitor's own action deletes from it. */
export const sharedCacheName = 'shared-files-v1';

/** Headers of a shared file: its name (percent-encoded), when it was shared, and why it was not stored. */
const sharedNameHeader = 'X-Shared-Name';
const sharedAtHeader = 'X-Shared-At';
const sharedRefusalHeader = 'X-Shared-Refusal';

/** A photo above the limit of the forms is stored: it is reduced when it is attached. */
const maxPhotoBytes = 40 * 1024 * 1024;

/** A file that the visitor shared with the site and that waits for a form. */
export interface SharedFile {
  /** Key in the cache. */
  address: string;
  name: string;
  type: string;
  sizeBytes: number;
  sharedAt: Date;
  /** Why none of it was stored; null: all of it is here. */
  refusal: AddFileRefusal | null;
}

/** What waits, in the order it was shared. Empty where there is none or the browser stores nothing. */
export async function listSharedFiles(): Promise<SharedFile[]> {
  if (typeof caches === 'undefined' || !(await caches.has(sharedCacheName))) return [];
  const cache = await caches.open(sharedCacheName);
  const files: SharedFile[] = [];
  for (const { url } of await cache.keys()) {
    const kept = await cache.match(url);
    if (kept === undefined) continue;
    files.push({
      address: new URL(url).pathname,
      name: decodeURIComponent(kept.headers.get(sharedNameHeader) ?? ''),
      type: kept.headers.get('Content-Type') ?? '',
      sizeBytes: (await kept.blob()).size,
      sharedAt: new Date(kept.headers.get(sharedAtHeader) ?? 0),
      refusal: (kept.headers.get(sharedRefusalHeader) as AddFileRefusal | null) ?? null,
    });
  }
  return [...files].sort((one, other) => one.sharedAt.getTime() - other.sharedAt.getTime());
}

/**
 * Stores what the visitor says they shared, until a form is chosen for it. As much waits as one form accepts; what does
 * not fit is listed with the reason, and nothing on the device is deleted for it.
 */
export async function storeSharedFiles(
  files: readonly File[],
  clock: Clock = () => new Date(),
): Promise<void> {
  const waiting = (await listSharedFiles()).filter(({ refusal }) => refusal === null);
  let left = limits.maxFiles - waiting.length;
  let leftBytes = maxSharedBytes - waiting.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  for (const file of files) {
    const isWithinCap = left > 0 && file.size <= leftBytes;
    const refusal = refusalOf(file) ?? (isWithinCap ? null : 'too-many');
    const isKept = await store(file, refusal, clock().toISOString());
    if (!isKept) continue;
    left -= 1;
    leftBytes -= file.size;
  }
  publish({ type: 'drafts-changed' });
}

/** Why no form can accept a file, known now and not when sending; null: one can. */
function refusalOf(file: File): AddFileRefusal | null {
  if (attachableName(file) === null) return 'unsupported';
  if (file.size === 0) return 'empty';
  const maxBytes = file.type.startsWith('image/') ? maxPhotoBytes : limits.maxFileBytes;
  return file.size > maxBytes ? 'too-large' : null;
}

/** Returns whether its bytes are stored. */
async function store(
  file: File,
  refusal: AddFileRefusal | null,
  sharedAt: string,
): Promise<boolean> {
  const cache = await caches.open(sharedCacheName);
  const address = `${shareTargetPath}/${randomUuid()}`;
  const headers = {
    'Content-Type': file.type || 'application/octet-stream',
    [sharedNameHeader]: encodeURIComponent(file.name),
    [sharedAtHeader]: sharedAt,
  };
  const note = async (reason: AddFileRefusal) => {
    const refused = { ...headers, [sharedRefusalHeader]: reason };
    await cache.put(address, new Response(null, { headers: refused }));
    return false;
  };
  if (refusal !== null) return note(refusal);
  // Twice: it is written here now, and into the draft while it is still here.
  if (!(await canStoreTwice(2 * file.size))) return note('no-space');
  try {
    await cache.put(address, new Response(file, { headers }));
    return true;
  } catch (error) {
    return note(isQuotaExceeded(error) ? 'no-space' : 'unreadable');
  }
}

export interface AttachOutcome {
  draftId: string;
  attached: number;
  refused: { reason: AddFileRefusal; name: string }[];
}

/**
 * Attaches what waits to a draft, large photos reduced; a file is removed from the cache only when the draft has
 * it on the disk. What is refused keeps waiting; a new draft that would be empty is not started.
 * @param to id of a draft, or the form of which a new one is started
 * @throws StorageError when a new draft cannot be stored
 */
export async function attachSharedFiles(
  to: { draftId: string } | { form: FormKind },
): Promise<AttachOutcome> {
  if ('form' in to) {
    const draft = await createDraft(to.form);
    const outcome = await attachTo(draft.id);
    // Empty, it would be the newest one and open before a draft with answers.
    if (outcome.attached === 0) await removeEmptyDraft(draft);
    return outcome;
  }
  return attachTo(to.draftId);
}

async function attachTo(draftId: string): Promise<AttachOutcome> {
  const outcome: AttachOutcome = { draftId, attached: 0, refused: [] };
  const cache = await caches.open(sharedCacheName);
  for (const shared of await listSharedFiles()) {
    if (shared.refusal !== null) continue;
    const kept = await cache.match(shared.address);
    if (kept === undefined) continue;
    const original = new File([await kept.blob()], shared.name, { type: shared.type });
    const file = isReducible(original) ? await reducePhoto(original) : original;
    const added = await addFile(draftId, 'attachments', file, original.size);
    const isKept =
      added.kind === 'added' ? added.storageProblem === null : added.reason === 'attached-already';
    if (isKept) {
      await cache.delete(shared.address);
      outcome.attached += 1;
    } else if (added.kind === 'refused') {
      outcome.refused.push({ reason: added.reason, name: added.name });
    }
  }
  await shrinkTogether(draftId);
  publish({ type: 'drafts-changed' });
  return outcome;
}

/** Discards what waits, only on the visitor's own action. */
export async function discardSharedFiles(): Promise<void> {
  await caches.delete(sharedCacheName);
  publish({ type: 'drafts-changed' });
}
