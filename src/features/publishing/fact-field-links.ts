import { climateFiguresEntryId } from '#shared/content-kinds/climate-figures.ts';
import { contactPageEntryId } from '#shared/content-kinds/contact-page.ts';
import type { ContentKindName } from '#shared/content-kinds/kinds.ts';
import { materialsPageEntryId } from '#shared/content-kinds/materials-page.ts';
import { practiceEntryId } from '#shared/content-kinds/practice.ts';
import { servicesPageEntryId } from '#shared/content-kinds/services-page.ts';
import { materialIds } from '#shared/material-parts.ts';
import { paths } from '#shared/paths.ts';

interface FieldLocation {
  kind: ContentKindName;
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
  id: practiceEntryId,
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
  id: contactPageEntryId,
  field,
  what: 'on Contact',
});

const inPricing: FieldLocation = {
  kind: 'services-page',
  id: servicesPageEntryId,
  field: 'pricing.items',
  what: 'on the services page',
};

const inTerms: FieldLocation = { ...onPage('terms'), what: 'in the terms' };

const onSheets = (field: string): FieldLocation[] =>
  materialIds.map((id) => ({ kind: 'material', id, field, what: id.replaceAll('-', ' ') }));

const locations: Readonly<Record<string, FieldLocation | readonly FieldLocation[]>> = {
  abn: inPractice('abn'),
  gst: inPractice('gst'),
  registration: inPractice('registration'),
  insurance: inPractice('insurance'),
  refunds: inPractice('refunds'),
  hosting: inPractice('hosting'),
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
    id: climateFiguresEntryId,
    field: 'note',
  },
  orientation: onPage('philosophy-process'),
  'older-material-prices': {
    kind: 'materials-page',
    id: materialsPageEntryId,
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
    project === undefined ? locations[fact] : { kind: 'project', id: project, field: 'standing' };
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
