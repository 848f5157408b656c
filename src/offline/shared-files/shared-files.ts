import { createDraft, takeBackEmptyDraft } from '../drafts/drafts.ts';
import { publish } from '../events.ts';
import { addFile } from '../files/files.ts';
import type { AddFileRefusal } from '../files/files.ts';
import { isReducible, reducePhoto } from '../files/reduce-photo.ts';
import type { FormKind } from '#shared/form-kinds.ts';
import {
  sharedAtHeader,
  sharedCacheName,
  sharedNameHeader,
  sharedRefusalHeader,
} from './shared-cache.ts';

/** A file that came from another program on the phone and waits for a form. */
export interface SharedFile {
  /** Key in the cache. */
  address: string;
  name: string;
  type: string;
  sizeBytes: number;
  sharedAt: Date;
  /** Why no byte of it was kept; null: all of it is here. */
  refusal: AddFileRefusal | null;
}

/** What waits, in the order it came. Empty where nothing does or the browser keeps nothing. */
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
  return files.toSorted((one, other) => one.sharedAt.getTime() - other.sharedAt.getTime());
}

export interface AttachOutcome {
  draftId: string;
  attached: number;
  refused: { reason: AddFileRefusal; name: string }[];
}

/**
 * Attaches what waits to a draft, large photographs made smaller; a file leaves the cache only when the draft has it on
 * the disk. What is refused goes on waiting; a new draft that would hold nothing is not begun.
 * @param to id of a draft, or the form of which a new one is begun
 * @throws StorageError when a new draft cannot be stored
 */
export async function attachSharedFiles(
  to: { draftId: string } | { form: FormKind },
): Promise<AttachOutcome> {
  if ('form' in to) {
    const draft = await createDraft(to.form);
    const outcome = await attachTo(draft.id);
    // Empty, it would be the newest one and stand before a draft with words in it.
    if (outcome.attached === 0) await takeBackEmptyDraft(draft);
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
    const added = await addFile(draftId, 'attachments', file);
    const isKept =
      added.kind === 'added' ? added.storageProblem === null : added.reason === 'attached-already';
    if (isKept) {
      await cache.delete(shared.address);
      outcome.attached += 1;
    } else if (added.kind === 'refused') {
      outcome.refused.push({ reason: added.reason, name: added.name });
    }
  }
  publish({ type: 'drafts-changed' });
  return outcome;
}

/** Throws away what waits. Only ever the visitor's own action. */
export async function discardSharedFiles(): Promise<void> {
  await caches.delete(sharedCacheName);
  publish({ type: 'drafts-changed' });
}
