import { contactPageEntryId } from '#shared/content-kinds/contact-page.ts';
import type { ContentKindName } from '#shared/content-kinds/kinds.ts';
import { servicesPageEntryId } from '#shared/content-kinds/services-page.ts';
import { paths } from '#shared/paths.ts';

interface PromisePlace {
  label: string;
  to: string;
}

/** A promise that several entries make, each in its own words. */
export interface ChangedPromise {
  /** As an entry had it: `1-2 business days`. */
  before: readonly string[];
  after: readonly string[];
  places: readonly PromisePlace[];
  /** What comes with the site and keeps saying it. */
  fixed: string;
}

const contact = { label: 'Contact page', to: paths.ownerEntry('contact-page', contactPageEntryId) };
const services = {
  label: 'Services page',
  to: paths.ownerEntry('services-page', servicesPageEntryId),
};
const terms = { label: 'Terms and refunds', to: paths.ownerEntry('page', 'terms') };

/** Kinds in which such a promise stands. */
const promising: readonly ContentKindName[] = ['contact-page', 'services-page', 'page', 'question'];

const promises: readonly (Pick<ChangedPromise, 'places' | 'fixed'> & { words: RegExp })[] = [
  {
    words: /\d+(?:\s?[-–]\s?\d+)? business days?/g,
    places: [contact, services, terms],
    fixed:
      'The report cards and the payment instructions come with the site: they keep the times they have.',
  },
  {
    words: /\$\d[\d,]*(?= (?:per|an) hour)/g,
    places: [services, terms],
    fixed: 'What search engines are told of it comes with the site, and stays.',
  },
  {
    words: /\d+%(?= deposit)/g,
    places: [services, terms],
    fixed: 'What a customer transfers is the deposit under “Reports and prices”.',
  },
  {
    words: /(?<=outside the )[^.,]+(?= area)/g,
    places: [services, contact, terms],
    fixed: 'The payment instructions come with the site: they keep the area they have.',
  },
];

/** Promises that an entry makes otherwise than before, and that other entries make too. */
export function changedPromises(
  kind: ContentKindName,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): ChangedPromise[] {
  if (!promising.includes(kind)) return [];
  const [former, present] = [JSON.stringify(before), JSON.stringify(after)];
  return promises.flatMap(({ words, ...promise }) => {
    const said = (text: string) => [...new Set(text.match(words))].toSorted();
    const [gone, come] = [said(former), said(present)];
    return gone.length === 0 || gone.join() === come.join()
      ? []
      : [
          {
            ...promise,
            before: gone.filter((one) => !come.includes(one)),
            after: come.filter((one) => !gone.includes(one)),
          },
        ];
  });
}
