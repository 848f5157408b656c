import type { StoredFile } from '../records.ts';

/**
 * The files that this page has shown as attached, by draft. A browser that clears a site's storage leaves its open page
 * alone: without this a request would go out with fewer files than the visitor saw.
 */
const shown = new Map<string, Map<string, string>>();

/** Notes what a draft has. */
export function noteShown(draftId: string, files: readonly StoredFile[]): void {
  if (files.length === 0) return;
  const names = shown.get(draftId) ?? new Map<string, string>();
  for (const { id, name } of files) names.set(id, name);
  shown.set(draftId, names);
}

/** Names of the files that this page has shown of a draft. */
export function shownNames(draftId: string): string[] {
  return [...(shown.get(draftId)?.values() ?? [])];
}

/** The visitor took a file off. */
export function forgetShown(fileId: string): void {
  for (const names of shown.values()) names.delete(fileId);
}

/** A draft continues under another id, with copies of the files that are left: the others are still missed. */
export function passOnShown(
  from: string,
  to: string,
  copiedFrom: readonly Pick<StoredFile, 'id'>[],
): void {
  const missing = new Map(shown.get(from));
  for (const { id } of copiedFrom) missing.delete(id);
  if (missing.size > 0) shown.set(to, missing);
}

/**
 * Names of files that were shown and are gone although nobody took them off. Said once: whoever sends again has read
 * it.
 */
export function takeMissing(draftId: string, files: readonly StoredFile[]): string[] {
  const missing = new Map(shown.get(draftId));
  shown.delete(draftId);
  for (const { id } of files) missing.delete(id);
  return [...missing.values()];
}
