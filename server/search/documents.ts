import { offlinePage } from '#content/offline-page.ts';
import type { SearchDocument } from '#features/search/search-document.ts';
import { paths } from '#shared/paths.ts';
import { findShippedPage } from '../content/shipped-pages.ts';
import { join, tidy } from './document-text.ts';
import type { DocumentText } from './document-text.ts';
import { introducedDocuments } from './introduced-documents.ts';
import {
  materialDocuments,
  libraryDocuments,
  longTextDocuments,
  photosDocument,
} from './reading-documents.ts';
import { projectDocuments, communityDocuments, blogDocuments } from './work-documents.ts';
import { serviceDocuments, toolDocuments } from './service-documents.ts';

/** Everything that can be searched, section by section, in the order of the site. */
export function searchDocuments(): SearchDocument[] {
  return [
    ...[...longTextDocuments(findShippedPage).values()].flat(),
    ...materialDocuments(findShippedPage('natural-building-materials')),
    ...libraryDocuments(findShippedPage('library')),
    ...[...toolDocuments(findShippedPage).values()].flat(),
    ...projectDocuments(),
    ...communityDocuments(),
    ...blogDocuments(),
    ...serviceDocuments(),
    ...otherPages(),
  ].map((found, id) => ({ id, ...found, text: tidy(found.text) }));
}

function otherPages(): DocumentText[] {
  return [
    ...introducedDocuments(findShippedPage),
    photosDocument(findShippedPage('photos')),
    {
      url: paths.offline,
      heading: offlinePage.title,
      page: '',
      text: join(
        offlinePage.standfirst,
        ...offlinePage.promises.items.map(({ term, text }) => `${term}: ${text}`),
      ),
    },
  ];
}
