import type { ContentTypeName } from '#shared/content-types/types.ts';
import { materialIds } from '#shared/content-types/material.ts';
import { paths } from '#shared/paths.ts';

interface FieldLocation {
  kind: ContentTypeName;
  /** Null for the list of the kind. */
  id: string | null;
  /** Its path in the body. */
  field: string;
  /** What is changed there, where a fact has several locations. */
  what?: string;
}

/** A link to a field where a fact can be corrected. */
export interface FieldLink {
  to: string;
  what: string;
}

const inPractice = (field: string): FieldLocation => ({
  kind: 'practice',
  id: 'practice',
  field,
});
const inCommunity = (id: string): FieldLocation => ({
  kind: 'community-project',
  id,
  field: 'description',
});

const onPage = (id: string): FieldLocation => ({ kind: 'page', id, field: 'blocks' });

const onContact = (field: string): FieldLocation => ({
  kind: 'contact-page',
  id: 'contact-page',
  field,
  what: 'on Contact',
});

const inPricing: FieldLocation = {
  kind: 'services-page',
  id: 'services-page',
  field: 'pricing.items',
  what: 'on the services page',
};

const inTerms: FieldLocation = { ...onPage('terms'), what: 'in the terms' };

const onSheets = (field: string): FieldLocation[] =>
  materialIds.map((id) => ({ kind: 'material', id, field, what: id.replaceAll('-', ' ') }));

const locations: Readonly<Record<string, FieldLocation | readonly FieldLocation[]>> = {
  gst: inPractice('gst'),
  registration: inPractice('registration'),
  insurance: inPractice('insurance'),
  terms: onPage('terms'),
  'privacy-promises': onPage('privacy'),
  'promised-times': [onContact('response.text'), inPricing, inTerms],
  'hourly-rate-and-travel': [inPricing, onContact('area.text'), inTerms],
  'described-services': { kind: 'service', id: null, field: 'title' },
  'service-area': inPractice('serviceArea'),
  'deposits-not-given': { kind: 'report', id: 'pre-purchase', field: 'depositAud' },
  biography: onPage('about'),
  'how-you-work': onPage('about'),
  'macedonian-heritage': onPage('about'),
  'climate-figures': {
    kind: 'climate-figures',
    id: 'climate-figures',
    field: 'note',
  },
  orientation: onPage('philosophy-process'),
  'older-material-prices': {
    kind: 'materials-page',
    id: 'materials-page',
    field: 'priceLabels.material',
  },
  'material-prices-today': onSheets('costs.today'),
  'lime-data-sheet': { kind: 'material', id: 'lime', field: 'cautions' },
  'role-dunstan-reserve': inCommunity('1'),
  'role-northcote': inCommunity('2'),
  'role-food-systems': inCommunity('3'),
  'role-safe-place': inCommunity('4'),
};

/** Links to the fields that hold a fact of “Before going public”; none where no field holds it. */
export function fieldLinksFor(fact: string): FieldLink[] {
  const project = /^project-(\d+)$/.exec(fact)?.[1];
  const found: FieldLocation | readonly FieldLocation[] | undefined =
    project === undefined ? locations[fact] : { kind: 'project', id: project, field: 'status' };
  if (found === undefined) return [];
  const all = 'kind' in found ? [found] : found;
  return all.map(({ kind, id, field, what = 'it' }) => ({
    to:
      id === null
        ? `${paths.ownerSite}?kind=${kind}`
        : `${paths.ownerEntry(kind, id)}?field=${field}`,
    what,
  }));
}
