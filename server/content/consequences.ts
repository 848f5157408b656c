import { leafFieldsOf, valueAt } from '#shared/content-types/definition.ts';
import type { LeafField } from '#shared/content-types/definition.ts';
import { linkTargetsOf } from '#shared/content-types/texts.ts';
import { contentTypeOf } from '#shared/content-types/types.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { formatAud } from '#shared/format-aud.ts';
import { choicesOf, counterOf, groupsOf, inAnyNumber, nounsOf } from './counted-entries.ts';
import { textsOf } from './entry-texts.ts';
import type { EntryText } from './entry-texts.ts';
import { factsIn, isSameTopic, sentencesOf, wholeFact } from './facts-of-text.ts';
import type { Fact } from './facts-of-text.ts';

type Body = Readonly<Record<string, unknown>>;

/** An entry as visitors see it. */
export interface LiveEntry {
  kind: ContentTypeName;
  id: string;
  title: string;
  /** Address of its page; null where it has none. */
  path: string | null;
  slug: string;
  body: Body;
}

/** What is about to change for visitors. */
export interface EntryChange {
  kind: ContentTypeName;
  id: string;
  /** Null where they see nothing yet. */
  before: LiveEntry | null;
  /** Null where they will no longer see it. */
  after: Body | null;
}

/** A sentence that may no longer be true. */
export interface Consequence {
  kind: ContentTypeName;
  id: string;
  title: string;
  /** Its path in the body. */
  field: string;
  label: string;
  sentence: string;
  /** What has changed, in a sentence. */
  reason: string;
}

/** The same in a place that the owner cannot change. */
export interface FixedConsequence {
  where: string;
  reason: string;
}

export interface Consequences {
  places: Consequence[];
  fixed: FixedConsequence[];
}

/** Fields that hold one thing, so that their text is a fact as a whole. */
const heldWhole: ReadonlySet<unknown> = new Set(['email', 'phone', 'aud', 'day', 'line']);
/** Fields in which people write sentences. */
const isWritten = ({ input }: Pick<EntryText, 'input'>) =>
  input !== 'slug' && typeof input === 'string' && !['aud', 'day', 'rating'].includes(input);

/** A reason to look at other texts, and which sentences it concerns. */
interface Reason {
  text: string;
  concerns: (sentence: string, at: { entry: LiveEntry | null; field: string }) => boolean;
}

/**
 * What other texts say that a change makes untrue. Nothing is listed by hand: prices, times, names and addresses are
 * looked for in every text; numbers are compared with the number of entries; choices with what is said of them; and links
 * with the page that goes.
 * @param live all entries as visitors see them
 * @param fixed texts that no entry holds
 */
export function consequencesOf(
  change: EntryChange,
  live: readonly LiveEntry[],
  fixed: readonly { where: string; text: string }[],
): Consequences {
  const others = live.filter(({ kind, id }) => kind !== change.kind || id !== change.id);
  const reasons = [
    ...changedFacts(change),
    ...changedChoices(change, others),
    ...changedCounts(change, others),
    ...changedShares(change),
  ];
  const places = others.flatMap((entry) =>
    textsOf(entry.kind, { slug: '', body: entry.body })
      .filter(isWritten)
      .flatMap(({ path, label, text }) =>
        sentencesOf(text).flatMap((sentence): Consequence[] => {
          const reason = reasons.find(({ concerns }) => concerns(sentence, { entry, field: path }));
          const { kind, id, title } = entry;
          return reason
            ? [{ kind, id, title, field: path, label, sentence, reason: reason.text }]
            : [];
        }),
      ),
  );
  return {
    places: [...followers(change), ...places, ...linksTo(change, others, places)],
    fixed: fixed.flatMap(({ where, text }) => {
      const reason = reasons.find(({ concerns }) =>
        sentencesOf(text).some((sentence) => concerns(sentence, { entry: null, field: '' })),
      );
      return reason ? [{ where, reason: reason.text }] : [];
    }),
  };
}

/** Facts of one change that are looked for: more are a text that was replaced as a whole. */
const maxFacts = 100;

/** Facts that the entry no longer states. */
function changedFacts({ kind, before, after }: EntryChange): Reason[] {
  if (before === null) return [];
  const former = textsOf(kind, before);
  // Of an entry that goes, others know the name; its figures were its own.
  const facts = after === null ? namesIn(kind, before.body) : former.flatMap(factsOf);
  const present = after === null ? [] : textsOf(kind, { slug: before.slug, body: after });
  const stated = new Set(present.flatMap(factsOf).map(({ key }) => key));
  const gone = new Map(
    facts.filter(({ key }) => !stated.has(key)).map((fact) => [fact.key, fact] as const),
  );
  const known = new Set(facts.map(({ key }) => key));
  return [...gone.values()].slice(0, maxFacts).map((fact) => {
    const successor = present
      .filter(({ path }) => path === fact.path)
      .flatMap(factsOf)
      .find(({ key, needsContext }) => !known.has(key) && needsContext === fact.needsContext);
    return {
      text: successor
        ? `“${fact.words}” becomes “${successor.words}”.`
        : after === null
          ? `“${fact.words}” is no longer on the website.`
          : `“${fact.words}” is gone.`,
      concerns: (sentence) =>
        fact.pattern.test(sentence) && (!fact.needsContext || isSameTopic(sentence, fact.sentence)),
    };
  });
}

function factsOf(text: EntryText): Fact[] {
  if (!heldWhole.has(text.input)) return factsIn(text);
  // One common word is no name: “Lime” stands in half of the sentences.
  const isName = text.input !== 'line' || /\S[\s/@]\S/.test(text.text);
  return isName ? [wholeFact(text)] : [];
}

function namesIn(kind: ContentTypeName, body: Body): Fact[] {
  const title = contentTypeOf(kind).fields.find(({ name }) => name === 'title');
  return textsOf(kind, { slug: '', body })
    .filter(({ path }) => path === title?.name)
    .flatMap(factsOf);
}

/** “None of these houses is built”: a denial a few words before what it denies. */
const denialOf = (label: string) =>
  new RegExp(
    String.raw`(?<!\p{L})(?:(none)|no|not|never|isn’t|aren’t|hasn’t|haven’t)(?:\s+[\p{L}’]+){0,4}?\s+${label.toLowerCase()}(?!\p{L})`,
    'iu',
  );

/** What was chosen before is no longer so, and whatever denies what is chosen now. */
function changedChoices(
  { kind, before, after }: EntryChange,
  others: readonly LiveEntry[],
): Reason[] {
  if (before === null || after === null) return [];
  const titles = others
    .filter((entry) => entry.kind === kind)
    .map(({ title }) => title.toLowerCase());
  return choicesOf(kind).flatMap(({ path, options }) => {
    const [was, is] = [before.body, after].map((body) =>
      options.find(({ value }) => value === valueAt(body, path)),
    );
    if (was === undefined || is === undefined || was === is) return [];
    const former = wordsOf([was.label]);
    const denial = denialOf(is.label);
    const nouns = wordsOf(nounsOf(kind));
    /** Of all entries of this type, or of one of them. */
    const isDenied = (sentence: string) => {
      const found = denial.exec(sentence);
      return found !== null && (found[1] !== undefined || nouns.test(sentence));
    };
    return [
      {
        text: `“${before.title}”: “${was.label}” becomes “${is.label}”.`,
        concerns: (sentence, { entry }) =>
          // Entries of the same type speak of themselves, and a sentence that names another one of that.
          entry !== null &&
          entry.kind !== kind &&
          !titles.some((title) => sentence.toLowerCase().includes(title)) &&
          ((was.label.includes(' ') && former.test(sentence)) || isDenied(sentence)),
      } satisfies Reason,
    ];
  });
}

const wordsOf = (nouns: readonly string[]) =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${nouns.map((noun) => inAnyNumber(noun.toLowerCase())).join('|')})(?!\p{L})`,
    'iu',
  );

/** “A 50% deposit”, where one amount is a share of another. */
function changedShares({ kind, before, after }: EntryChange): Reason[] {
  if (before === null || after === null) return [];
  return contentTypeOf(kind).fields.flatMap(({ name, label, follows }) => {
    if (follows === undefined) return [];
    const [was, is] = [before.body, after].map((body) => shareOf(body[name], body[follows]));
    if (was === undefined || was === is) return [];
    const words = `${was}% ${label.toLowerCase()}`;
    const said = new RegExp(String.raw`(?<![\d.])${was}\s?%\s${label}`, 'i');
    return [
      {
        text: is === undefined ? `“${words}” is gone.` : `“${words}” becomes ${is}%.`,
        concerns: (sentence: string) => said.test(sentence),
      },
    ];
  });
}

function shareOf(part: unknown, whole: unknown): number | undefined {
  return typeof part === 'number' && typeof whole === 'number'
    ? Math.round((part / whole) * 100)
    : undefined;
}

/** Numbers of entries that no longer add up. */
function changedCounts(
  { kind, before, after }: EntryChange,
  others: readonly LiveEntry[],
): Reason[] {
  const rest = others.filter((entry) => entry.kind === kind);
  return groupsOf(kind).flatMap((group) => {
    const of = (body: Body | null | undefined) => (body && group.isIn(body) ? 1 : 0);
    const kept = rest.filter(({ body }) => group.isIn(body)).length;
    const was = kept + of(before?.body);
    const is = kept + of(after);
    if (was === is) return [];
    const countsIn = counterOf(group);
    return [
      {
        text: `There were ${was}, and there will be ${is}.`,
        concerns: (sentence) => countsIn(sentence).includes(was),
      } satisfies Reason,
    ];
  });
}

const goneText = 'A link leads to this page, which visitors will no longer find.';

/** Links to a page that goes: a reader of the text no longer sees their targets. */
function linksTo(
  { before, after }: EntryChange,
  others: readonly LiveEntry[],
  known: readonly Consequence[],
): Consequence[] {
  const target = before?.path ?? null;
  // Without an address of its own, it only leaves a page that stays.
  if (after !== null || before === null || target === null) return [];
  if (contentTypeOf(before.kind).address === 'none') return [];
  return others.flatMap((entry) =>
    leafFieldsOf(contentTypeOf(entry.kind).fields).flatMap(({ path, label }) =>
      stringsIn(valueAt(entry.body, path), path).flatMap(({ field, text }) => {
        const isLinked = linkTargetsOf(text).some((one) => one.split(/[?#]/)[0] === target);
        const { kind, id, title } = entry;
        const isKnown = known.some(
          (one) => one.kind === kind && one.id === id && one.field === field,
        );
        return isLinked && !isKnown
          ? [{ kind, id, title, field, label, sentence: text, reason: goneText }]
          : [];
      }),
    ),
  );
}

function stringsIn(value: unknown, field: string): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, `${field}.${key}`));
}

/** Amounts of the same entry that follow one that changed, and were left as they were. */
function followers({ kind, id, before, after }: EntryChange): Consequence[] {
  if (before === null || after === null) return [];
  const leader = (follows: string | undefined): LeafField | undefined =>
    leafFieldsOf(contentTypeOf(kind).fields).find(({ path }) => path === follows);
  return contentTypeOf(kind).fields.flatMap(({ name, label, follows }) => {
    const led = leader(follows);
    if (led === undefined) return [];
    const [was, is, own, kept] = [
      before.body[led.path],
      after[led.path],
      before.body[name],
      after[name],
    ];
    const areAmounts = typeof was === 'number' && typeof is === 'number' && typeof own === 'number';
    if (!areAmounts || was === is || own !== kept) return [];
    return [
      {
        kind,
        id,
        title: before.title,
        field: name,
        label,
        sentence: `${label}: ${formatAud(own)}`,
        reason: `The ${led.label.toLowerCase()} changes from ${formatAud(was)} to ${formatAud(is)}, and this stays as it was.`,
      },
    ];
  });
}
