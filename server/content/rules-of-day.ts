import { datedRules } from '#content/dated-rules.ts';
import type { PlainDate } from '#shared/time.ts';
import type { Published } from './published.ts';

const marker = /\{rule:(?<id>[a-z-]+)\}/g;

/** A year in an example, so that it never ages: this one, the next, or that of the last summer that is over. */
const yearMarker = /\{year:(?<which>this|next|summer)\}/g;

function yearOn(which: string, day: PlainDate): string {
  const year = Number(day.slice(0, 4));
  if (which === 'next') return String(year + 1);
  return String(which === 'summer' && day.slice(5) < '03-01' ? year - 1 : year);
}

/** The last day on or before this one on which any rule, or the year of an example, changed. */
export function rulesEdition(day: PlainDate): PlainDate {
  const year = day.slice(0, 4);
  return Object.values(datedRules)
    .flatMap(({ changes }) => changes.map(({ from }): PlainDate => from))
    .concat(`${year}-01-01`, `${year}-03-01`)
    .reduce((last: PlainDate, from) => (from <= day && from > last ? from : last), '');
}

/** What a rule says on a day; undefined for an unknown one. */
export function ruleOn(id: string, day: PlainDate): string | undefined {
  if (!Object.hasOwn(datedRules, id)) return undefined;
  const { before, changes } = datedRules[id as keyof typeof datedRules];
  return changes.findLast(({ from }) => from <= day)?.text ?? before;
}

/** A text with what its rules say on a day; the marker of an unknown rule stays, for its author to see. */
export function withRules(text: string, day: PlainDate): string {
  return text
    .replaceAll(marker, (all, id: string) => ruleOn(id, day) ?? all)
    .replaceAll(yearMarker, (_, which: string) => yearOn(which, day));
}

/** Without the marks of rules, for the search: its index is built on another day. */
export function withoutRules(text: string): string {
  return text.replaceAll(marker, '');
}

/** The published content with what its rules say on a day. */
export function publishedOn(published: Published, day: PlainDate): Published {
  const said = <Value>(value: Value): Value =>
    JSON.parse(JSON.stringify(value), (_, each: unknown) =>
      typeof each === 'string' ? withRules(each, day) : each,
    ) as Value;
  return {
    ...published,
    projects: said(published.projects),
    communityProjects: said(published.communityProjects),
    pages: said(published.pages),
    articles: said(published.articles),
  };
}
