import type { PageContents } from '#shared/page-content.ts';
import { paths } from '#shared/paths.ts';
import { introductionDocument } from './document-text.ts';
import type { DocumentText } from './document-text.ts';
import type { FindPage } from './reading-documents.ts';

/** Search documents of the contact, resources and coming-soon pages: one each, under its introduction. */
export function introducedDocuments(find: FindPage): DocumentText[] {
  const resources = find('resources');
  return [
    contactDocument(find('contact')),
    introductionDocument(
      paths.resources,
      resources.introduction,
      ...resources.cards.map(({ title, line }) => `${title}: ${line}`),
      ...resources.window,
    ),
    comingSoonDocument(paths.sustainability, find('sustainability')),
    comingSoonDocument(paths.bioregionalism, find('bioregionalism')),
  ];
}

function contactDocument({ introduction, parts }: PageContents['contact']): DocumentText {
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
  { introduction, planned }: PageContents['sustainability'],
): DocumentText {
  return introductionDocument(path, introduction, ...planned);
}
