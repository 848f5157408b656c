import type { ContentTypeName } from '#shared/content-types/types.ts';
import { paths } from '#shared/paths.ts';

interface ClaimLocation {
  label: string;
  to: string;
}

/** A time, price or area that several entries state in their text, and that was changed in one of them. */
export interface ChangedClaim {
  /** As an entry had it: `1-2 business days`. */
  before: readonly string[];
  after: readonly string[];
  locations: readonly ClaimLocation[];
  /** Where it is stated in a text that the owner cannot change. */
  fixed: string;
}

const contact = { label: 'Contact page', to: paths.ownerEntry('contact-page', 'contact-page') };
const services = {
  label: 'Services page',
  to: paths.ownerEntry('services-page', 'services-page'),
};
const terms = { label: 'Terms and refunds', to: paths.ownerEntry('page', 'terms') };

/** Kinds whose text states such claims. */
const kindsWithClaims: readonly ContentTypeName[] = [
  'contact-page',
  'services-page',
  'page',
  'question',
];

const claims: readonly (Pick<ChangedClaim, 'locations' | 'fixed'> & { pattern: RegExp })[] = [
  {
    pattern: /\d+(?:\s?[-–]\s?\d+)? business days?/g,
    locations: [contact, services, terms],
    fixed: 'The times on the report cards and in the payment instructions can’t be changed here.',
  },
  {
    pattern: /\$\d[\d,]*(?= (?:per|an) hour)/g,
    locations: [services, terms],
    fixed: 'The rate given to search engines can’t be changed here.',
  },
  {
    pattern: /\d+%(?= deposit)/g,
    locations: [services, terms],
    fixed: 'The deposit a customer pays is set under “Reports and prices”.',
  },
  {
    pattern: /(?<=outside the )[^.,]+(?= area)/g,
    locations: [services, contact, terms],
    fixed: 'The area in the payment instructions can’t be changed here.',
  },
];

/** Claims that an entry now states differently, and that other entries state as well. */
export function changedClaims(
  { kind, id }: { kind: ContentTypeName; id: string },
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): ChangedClaim[] {
  if (!kindsWithClaims.includes(kind)) return [];
  const own = paths.ownerEntry(kind, id);
  const [former, present] = [JSON.stringify(before), JSON.stringify(after)];
  return claims.flatMap(({ pattern, ...claim }) => {
    const found = (text: string) => [...new Set(text.match(pattern))].sort();
    const [stated, restated] = [found(former), found(present)];
    return stated.length === 0 || stated.join() === restated.join()
      ? []
      : [
          {
            ...claim,
            locations: claim.locations.filter(({ to }) => to !== own),
            before: stated.filter((one) => !restated.includes(one)),
            after: restated.filter((one) => !stated.includes(one)),
          },
        ];
  });
}
