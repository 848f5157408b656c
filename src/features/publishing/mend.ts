import type { ContentKindName } from '#shared/content-kinds/kinds.ts';
import { practiceEntryId } from '#shared/content-kinds/practice.ts';
import { paths } from '#shared/paths.ts';

interface Place {
  kind: ContentKindName;
  /** Null for the list of the kind. */
  id: string | null;
  field: string;
}

const inPractice = (field: string): Place => ({ kind: 'practice', id: practiceEntryId, field });
const inCommunity = (id: string): Place => ({
  kind: 'community-project',
  id,
  field: 'description',
});

const onPage = (id: string): Place => ({ kind: 'page', id, field: 'blocks' });

const places: Readonly<Record<string, Place>> = {
  abn: inPractice('abn'),
  gst: inPractice('gst'),
  registration: inPractice('registration'),
  insurance: inPractice('insurance'),
  refunds: inPractice('refunds'),
  hosting: inPractice('hosting'),
  'service-area': inPractice('serviceArea'),
  'deposits-not-given': { kind: 'report', id: 'pre-purchase', field: 'depositAud' },
  biography: onPage('about'),
  'how-you-work': onPage('about'),
  'macedonian-heritage': onPage('about'),
  orientation: onPage('philosophy-process'),
  'role-dunstan-reserve': inCommunity('1'),
  'role-northcote': inCommunity('2'),
  'role-food-systems': inCommunity('3'),
  'role-safe-place': inCommunity('4'),
};

/** Address of the field that mends a fact of the list “Before going public”; null where there is none yet. */
export function mendedAt(fact: string): string | null {
  const project = /^project-(\d+)$/.exec(fact)?.[1];
  const place =
    project === undefined
      ? places[fact]
      : ({ kind: 'project', id: project, field: 'standing' } as const);
  if (place === undefined) return null;
  if (place.id === null) return `${paths.ownerSite}?kind=${place.kind}`;
  return `${paths.ownerEntry(place.kind, place.id)}?field=${place.field}`;
}
