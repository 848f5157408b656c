import type { StoredFile } from '../records.ts';

/**
 * The files that this page has shown as attached, by draft. A browser that clears a site's storage leaves its open page
 * alone: without this a request would be sent with fewer files than the visitor saw.
 */
const shown = new Map<string, Map<string, string>>();

/** Remembers the files of a draft. */
export function rememberShown(draftId: string, files: readonly StoredFile[]): void {
  if (files.length === 0) return;
  const names = shown.get(draftId) ?? new Map<string, string>();
  for (const { id, name } of files) names.set(id, name);
  shown.set(draftId, names);
}

/** Names of the files that this page has shown for a draft. */
export function shownNames(draftId: string): string[] {
  return [...(shown.get(draftId)?.values() ?? [])];
}

/** The visitor removed a file. */
export function forgetShown(fileId: string): void {
  for (const names of shown.values()) names.delete(fileId);
}

/** A draft continues under another id, with copies of its remaining files: the others are still missing. */
export function moveShown(
  from: string,
  to: string,
  copiedFrom: readonly Pick<StoredFile, 'id'>[],
): void {
  const missing = new Map(shown.get(from));
  for (const { id } of copiedFrom) missing.delete(id);
  if (missing.size > 0) shown.set(to, missing);
}

/**
 * Names of files that were shown and are gone although nobody removed them. Reported once: sending again means that the
 * visitor has read it.
 */
export function takeMissing(draftId: string, files: readonly StoredFile[]): string[] {
  const missing = new Map(shown.get(draftId));
  shown.delete(draftId);
  for (const { id } of files) missing.delete(id);
  return [...missing.values()];
}
