import { bioregionalismPage, comingSoonCards, sustainabilityPage } from '#content/coming-soon.ts';
import { contactPage } from '#content/contact-page.ts';
import { paths } from '#shared/paths.ts';
import { introductionDocument } from './document-text.ts';
import type { DocumentText } from './document-text.ts';
import type { FindPage } from './reading-documents.ts';

/** Of the pages whose owner writes the top, and whose other words come with the release. */
export function introducedDocuments(find: FindPage): DocumentText[] {
  return [
    introductionDocument(
      paths.contact,
      find('contact').introduction,
      ...contactPage.ways.items.map(({ title, text }) => `${title}: ${text}`),
      ...contactPage.haveReady.items,
    ),
    introductionDocument(
      paths.resources,
      find('resources').introduction,
      ...Object.entries(comingSoonCards).map(([title, { text }]) => `${title}: ${text}`),
    ),
    introductionDocument(
      paths.sustainability,
      find('sustainability').introduction,
      ...sustainabilityPage.planned,
    ),
    introductionDocument(
      paths.bioregionalism,
      find('bioregionalism').introduction,
      ...bioregionalismPage.planned,
    ),
  ];
}
