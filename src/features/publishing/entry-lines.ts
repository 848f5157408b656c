import type { EntryDraft } from '#offline/records.ts';
import type { EntrySummary } from '#shared/api/owner-entries.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { titleOf } from './entry-labels.ts';

/** One line of the list: an entry of the server, a draft of this device, or both. */
export interface Line {
  kind: ContentTypeName;
  id: string;
  title: string;
  entry: EntrySummary | null;
  draft: EntryDraft | null;
}

/** In the order of the server's list; what only this device has comes first. */
export function linesOf(entries: readonly EntrySummary[], drafts: readonly EntryDraft[]): Line[] {
  const byKey = new Map(drafts.map((draft) => [draft.key, draft]));
  const known = entries.map((entry): Line => {
    const key = `${entry.kind}/${entry.id}`;
    const draft = byKey.get(key) ?? null;
    byKey.delete(key);
    const title =
      draft === null
        ? titleOf(entry.kind, { title: entry.title })
        : titleOf(draft.kind, draft.body);
    return { kind: entry.kind, id: entry.id, title, entry, draft };
  });
  const own = [...byKey.values()].map((draft): Line => ({
    kind: draft.kind,
    id: draft.entryId,
    title: titleOf(draft.kind, draft.body),
    entry: null,
    draft,
  }));
  return [...own, ...known];
}
