import { offlinePage } from '#content/offline-page.ts';
import type { SearchDocument } from '#features/search/search-document.ts';
import { paths } from '#shared/paths.ts';
import { findReleasedPage } from '../content/released.ts';
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
    ...[...longTextDocuments(findReleasedPage).values()].flat(),
    ...materialDocuments(findReleasedPage('natural-building-materials')),
    ...libraryDocuments(findReleasedPage('library')),
    ...[...toolDocuments(findReleasedPage).values()].flat(),
    ...projectDocuments(),
    ...communityDocuments(),
    ...blogDocuments(),
    ...serviceDocuments(),
    ...otherPages(),
  ].map((found, id) => ({ id, ...found, text: tidy(found.text) }));
}

function otherPages(): DocumentText[] {
  return [
    ...introducedDocuments(findReleasedPage),
    photosDocument(findReleasedPage('photos')),
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
