import * as v from 'valibot';
import type { Consequences, TextMatch } from '#shared/api/owner-texts.ts';
import { excerptOf } from '#shared/content-types/excerpt-of.ts';
import { contentTypeOf, isContentType, pathOfEntry } from '#shared/content-types/types.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { searchTextOf, searchWords } from '#shared/inbox/search-text.ts';
import { consequencesOf } from '../content/consequences.ts';
import type { LiveEntry } from '../content/consequences.ts';
import { defaultRevisions } from '../content/default-revisions.ts';
import { textsOf } from '../content/entry-texts.ts';
import type { EntryText } from '../content/entry-texts.ts';
import { releaseTexts } from '../content/release-texts.ts';
import { entryKey } from '../storage/content-records.ts';
import type { ContentEntry, ContentRevision } from '../storage/content-records.ts';
import type { ContentStore } from '../storage/ports.ts';
import type { Content } from './content.ts';

/** What the texts of all entries say. */
export interface OwnerTexts {
  /** Entries in which every word stands somewhere; in the order of the owner's list. */
  find(search: string): Promise<TextMatch[]>;
  /** The fields that have most of the words, the best first. */
  nearest(search: string): Promise<TextMatch[]>;
  /** Undefined for an unknown entry. @param body null to hide it */
  consequences(
    kind: ContentTypeName,
    id: string,
    body: Readonly<Record<string, unknown>> | null,
  ): Promise<Consequences | undefined>;
}

/** A field as it is searched. */
interface FoldedText extends EntryText {
  folded: string;
}

/** An entry as its editor shows it. */
interface SearchedEntry {
  kind: ContentTypeName;
  id: string;
  title: string;
  texts: readonly FoldedText[];
}

const maxMatches = 100;
const maxPlaces = 50;
/** Share of the words that a field has to have to be near. */
const nearShare = 0.6;

export function createOwnerTexts({
  store,
  content,
}: {
  store: Pick<ContentStore, 'listEntries' | 'listCurrent'>;
  content: Pick<Content, 'release'>;
}): OwnerTexts {
  const defaults = defaultRevisions(content.release);
  /** By revision, which never changes: folding all texts takes a tenth of a second. */
  let known = new Map<string, SearchedEntry>();

  async function stored() {
    const [entries, revisions] = await Promise.all([store.listEntries(), store.listCurrent()]);
    return {
      entries: new Map(entries.map((entry) => [entryKey(entry.kind, entry.id), entry])),
      revisions: new Map(revisions.map((revision) => [revision.revisionId, revision])),
    };
  }

  /** Each entry with the revision that this chooses; without one, of the release. */
  async function all(choose: (entry: Readonly<ContentEntry>) => string | undefined) {
    const { entries, revisions } = await stored();
    const first = new Map(defaults.map((one) => [entryKey(one.kind, one.id), one]));
    const keys = new Set([...entries.keys(), ...first.keys()]);
    return [...keys].flatMap((key) => {
      const entry = entries.get(key);
      const id = entry && choose(entry);
      const revision =
        (id === undefined ? undefined : revisions.get(id)) ?? first.get(key)?.revision;
      return revision && isContentType(revision.kind)
        ? [
            {
              kind: revision.kind,
              entry,
              number: entry?.number ?? first.get(key)?.number ?? null,
              revision,
            },
          ]
        : [];
    });
  }

  async function searched(): Promise<SearchedEntry[]> {
    const current = await all(({ revisionIds }) => revisionIds.at(-1));
    const next = new Map(
      current.map(({ kind, revision }) => [
        revision.revisionId,
        known.get(revision.revisionId) ?? searchedOf(kind, revision),
      ]),
    );
    known = next;
    return [...next.values()];
  }

  return {
    async find(search) {
      const words = searchWords(search);
      if (words.length === 0) return [];
      return (await searched())
        .flatMap((entry) => {
          const whole = entry.texts.map(({ folded }) => folded).join(' ');
          if (!words.every((word) => whole.includes(word))) return [];
          const [best] = rank(entry, words);
          return best ? [matchOf(entry, best.text, words)] : [];
        })
        .slice(0, maxMatches);
    },
    async nearest(search) {
      const words = searchWords(search);
      if (words.length === 0) return [];
      return (await searched())
        .flatMap((entry) => rank(entry, words).map((found) => ({ ...found, entry })))
        .filter(({ share }) => share >= nearShare)
        .toSorted((one, other) => other.share - one.share || one.excess - other.excess)
        .slice(0, maxMatches)
        .map(({ entry, text }) => matchOf(entry, text, words));
    },
    async consequences(kind, id, body) {
      const live = (await all(({ live: one }) => one?.revisionId)).flatMap(
        ({ entry, number, revision, ...rest }): LiveEntry[] => {
          const isShipped = revision.savedAt === null;
          if (entry?.isHidden || (entry && !entry.live && !isShipped)) return [];
          const { slug } = revision;
          const address = { id: revision.entryId, number, slug };
          return [
            {
              kind: rest.kind,
              id: revision.entryId,
              title: titleOf(rest.kind, revision.body),
              path: pathOfEntry(rest.kind, address) ?? null,
              slug,
              body: revision.body,
            },
          ];
        },
      );
      const before = live.find((one) => one.kind === kind && one.id === id) ?? null;
      if (before === null && body === null) return undefined;
      const { places, fixed } = consequencesOf(
        { kind, id, before, after: body },
        live,
        releaseTexts,
      );
      return {
        places: places.slice(0, maxPlaces),
        fixed,
        left: Math.max(0, places.length - maxPlaces),
      };
    },
  };
}

function searchedOf(kind: ContentTypeName, revision: Readonly<ContentRevision>): SearchedEntry {
  const texts = textsOf(kind, revision).map((text) => ({
    ...text,
    folded: searchTextOf([text.text]),
  }));
  return { kind, id: revision.entryId, title: titleOf(kind, revision.body), texts };
}

/** The fields of an entry that have any of the words, those with the most first. */
function rank({ texts }: SearchedEntry, words: readonly string[]) {
  return texts
    .map((text) => ({
      text,
      share: words.filter((word) => text.folded.includes(word)).length / words.length,
      /** Of two fields with all the words, the shorter one says nothing else. */
      excess: text.folded.length,
    }))
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share || one.excess - other.excess);
}

function matchOf(
  { kind, id, title }: SearchedEntry,
  { path, label, text }: EntryText,
  words: readonly string[],
): TextMatch {
  return { kind, id, title, field: path, label, excerpt: excerptOf(text, words) };
}

/** Title of a body that any release may have written. */
export function titleOf(kind: ContentTypeName, body: Record<string, unknown>): string {
  const parsed = v.safeParse(contentTypeOf(kind).body, body);
  if (parsed.success) return contentTypeOf(kind).titleOf(parsed.output);
  return typeof body['title'] === 'string' ? body['title'] : '';
}
