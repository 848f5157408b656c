import type { PageContents } from '#shared/page-content.ts';
import { paragraphsOf } from '#lib/paragraphs-of.ts';
import { paths } from '#shared/paths.ts';
import { introductionDocument } from './document-text.ts';
import type { DocumentText, FindPage } from './document-text.ts';

/** Search documents of the contact, resources and coming-soon pages: one each, under its introduction. */
export function introducedDocuments(find: FindPage): DocumentText[] {
  const { introduction, 'resources-page': cards } = find('resources');
  return [
    contactDocument(find('contact')),
    introductionDocument(
      paths.resources,
      introduction,
      ...Object.values(cards).map(({ title, line }) => `${title}: ${line}`),
      ...paragraphsOf(cards.tools.window),
    ),
    comingSoonDocument(paths.sustainability, find('sustainability')),
    comingSoonDocument(paths.bioregionalism, find('bioregionalism')),
  ];
}

function contactDocument({
  introduction,
  'contact-page': parts,
}: PageContents['contact']): DocumentText {
  const { form, ways, questionnaire, haveReady, response, ...others } = parts;
  const sections = [form, questionnaire, response, haveReady, ...Object.values(others)];
  return introductionDocument(
    paths.contact,
    introduction,
    ...sections.map(({ title, text }) => `${title}: ${text}`),
    ...Object.values(ways),
    ...response.items,
    ...haveReady.items,
  );
}

function comingSoonDocument(
  path: string,
  { 'coming-soon': words }: PageContents['sustainability' | 'bioregionalism'],
): DocumentText {
  return introductionDocument(path, words, ...words.planned);
}
