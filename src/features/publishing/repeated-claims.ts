import { contactPageEntryId } from '#shared/content-kinds/contact-page.ts';
import type { ContentKindName } from '#shared/content-kinds/kinds.ts';
import { servicesPageEntryId } from '#shared/content-kinds/services-page.ts';
import { paths } from '#shared/paths.ts';

interface ClaimPlace {
  label: string;
  to: string;
}

/** A time, price or area that several entries state in their text, and that was changed in one of them. */
export interface ChangedClaim {
  /** As an entry had it: `1-2 business days`. */
  before: readonly string[];
  after: readonly string[];
  places: readonly ClaimPlace[];
  /** Where it is stated in a text that the owner cannot change. */
  fixed: string;
}

const contact = { label: 'Contact page', to: paths.ownerEntry('contact-page', contactPageEntryId) };
const services = {
  label: 'Services page',
  to: paths.ownerEntry('services-page', servicesPageEntryId),
};
const terms = { label: 'Terms and refunds', to: paths.ownerEntry('page', 'terms') };

/** Kinds whose text states such claims. */
const kindsWithClaims: readonly ContentKindName[] = [
  'contact-page',
  'services-page',
  'page',
  'question',
];

const claims: readonly (Pick<ChangedClaim, 'places' | 'fixed'> & { words: RegExp })[] = [
  {
    words: /\d+(?:\s?[-–]\s?\d+)? business days?/g,
    places: [contact, services, terms],
    fixed: 'The times on the report cards and in the payment instructions can’t be changed here.',
  },
  {
    words: /\$\d[\d,]*(?= (?:per|an) hour)/g,
    places: [services, terms],
    fixed: 'The rate given to search engines can’t be changed here.',
  },
  {
    words: /\d+%(?= deposit)/g,
    places: [services, terms],
    fixed: 'The deposit a customer pays is set under “Reports and prices”.',
  },
  {
    words: /(?<=outside the )[^.,]+(?= area)/g,
    places: [services, contact, terms],
    fixed: 'The area in the payment instructions can’t be changed here.',
  },
];

/** Claims that an entry now states differently, and that other entries state as well. */
export function changedClaims(
  { kind, id }: { kind: ContentKindName; id: string },
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): ChangedClaim[] {
  if (!kindsWithClaims.includes(kind)) return [];
  const own = paths.ownerEntry(kind, id);
  const [former, present] = [JSON.stringify(before), JSON.stringify(after)];
  return claims.flatMap(({ words, ...promise }) => {
    const said = (text: string) => [...new Set(text.match(words))].toSorted();
    const [gone, come] = [said(former), said(present)];
    return gone.length === 0 || gone.join() === come.join()
      ? []
      : [
          {
            ...promise,
            places: promise.places.filter(({ to }) => to !== own),
            before: gone.filter((one) => !come.includes(one)),
            after: come.filter((one) => !gone.includes(one)),
          },
        ];
  });
}
