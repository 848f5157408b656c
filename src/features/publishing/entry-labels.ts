import { formatDay, formatMoment } from '#lib/format-date.ts';
import { plainText } from '#lib/inline-markup.ts';
import type { EntryDraft } from '#offline/records.ts';
import type { EntrySummary } from '#shared/api/owner-entries.ts';
import { contentTypeOf } from '#shared/content-types/types.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';

/** A label for the state of an entry; `tone` is its colour. */
export interface StateLabel {
  text: string;
  tone: 'leaf' | 'ochre' | 'indigo' | 'soft' | 'alarm';
}

/** Labels for what visitors see of an entry. */
export function stateLabels({ state, publishAt, hasDraft }: EntrySummary): StateLabel[] {
  const labels: StateLabel[] = [];
  switch (state) {
    case 'live':
      labels.push({ text: 'Live', tone: 'leaf' });
      break;
    case 'hidden':
      labels.push({ text: 'Hidden', tone: 'soft' });
      break;
    case 'draft':
      labels.push({ text: 'Draft', tone: 'ochre' });
      break;
    case 'scheduled':
      break;
  }
  if (publishAt !== null) {
    const what = state === 'live' ? 'Changes go live' : 'Goes live';
    labels.push({ text: `${what} ${formatMoment(publishAt)}`, tone: 'indigo' });
  }
  if (hasDraft && state !== 'draft' && publishAt === null) {
    labels.push({ text: 'Changes not published', tone: 'ochre' });
  }
  return labels;
}

/** What the list of entries can be narrowed to. */
export const entryStates = ['unsent', 'draft', 'scheduled', 'live', 'hidden'] as const;
export type EntryState = (typeof entryStates)[number];

export const entryStateNames = {
  unsent: 'Not sent',
  draft: 'Not published',
  scheduled: 'Scheduled',
  live: 'Live',
  hidden: 'Hidden',
} as const satisfies Record<EntryState, string>;

export const isEntryState = (name: string): name is EntryState =>
  Object.hasOwn(entryStateNames, name);

/** The states in which an entry is found: a live page can also have unpublished changes. */
export function statesOf(
  entry: Pick<EntrySummary, 'state' | 'publishAt' | 'hasDraft'> | null,
  isUnsent: boolean,
): EntryState[] {
  const states: EntryState[] = isUnsent ? ['unsent'] : [];
  if (entry === null) return states;
  const { state, publishAt, hasDraft } = entry;
  if (publishAt !== null || state === 'scheduled') states.push('scheduled');
  else if (hasDraft || state === 'draft') states.push('draft');
  if (state === 'live' || state === 'hidden') states.push(state);
  return states;
}

/** Label for changes to an entry that this device has not sent. */
export function unsentLabel({
  pendingAction,
  trouble,
}: Pick<EntryDraft, 'pendingAction' | 'trouble'>): StateLabel {
  if (trouble?.kind === 'conflict') return { text: 'Also changed elsewhere', tone: 'alarm' };
  if (trouble?.kind === 'refused') return { text: 'Needs a correction', tone: 'alarm' };
  if (pendingAction !== null) return { text: 'Waiting to be sent', tone: 'ochre' };
  return { text: 'Changes on this device', tone: 'ochre' };
}

/** Title of an entry as typed so far; `Untitled article` while there is none. */
export function titleOf(kind: ContentTypeName, body: Readonly<Record<string, unknown>>): string {
  const { labels, fields } = contentTypeOf(kind);
  const isNamed = fields.some(({ name }) => ['title', 'question', 'text'].includes(name));
  // The only entry of its kind is called by the name of the kind.
  if (!isNamed) return labels.one;
  const text = body['title'] ?? body['question'] ?? body['text'];
  const title = typeof text === 'string' ? plainText(text).trim() : '';
  return title === '' ? `Untitled ${labels.one.toLowerCase()}` : title;
}

/** Day on which something was changed last. */
export const changedLabel = (updatedAt: string | null): string =>
  updatedAt === null ? 'Original version' : `Changed ${formatDay(updatedAt)}`;
