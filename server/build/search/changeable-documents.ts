import type { ServiceOffering } from '#content/services.ts';
import { paths } from '#shared/paths.ts';
import type { BlogPost, CommunityProject, Project } from '#shared/schemas/content.ts';
import { tidy } from './document-text.ts';
import type { DocumentText } from './document-text.ts';
import {
  libraryDocument,
  longTextDocuments,
  materialDocuments,
  photosDocument,
  workDocument,
} from './reading-documents.ts';
import type { FindPage } from './reading-documents.ts';
import { questionDocument, reportDocument } from './service-documents.ts';
import { communityDocument, postDocuments, projectDocument } from './work-documents.ts';

/** Search documents of what the owner can change. */
interface SearchedContent {
  projects: readonly Project[];
  communityProjects: readonly CommunityProject[];
  blogPosts: readonly BlogPost[];
  reports: readonly ServiceOffering[];
  findPage: FindPage;
}

/** The documents of each page that the owner can change, by its address; of a report, by its anchor. */
export function changeableDocuments(
  content: SearchedContent,
): ReadonlyMap<string, readonly DocumentText[]> {
  const tidied = (found: readonly DocumentText[]) =>
    found.map((one) => ({ ...one, text: tidy(one.text) }));
  const library = content.findPage('library');
  const found = (one: DocumentText) => [one.url, tidied([one])] as const;
  return new Map<string, readonly DocumentText[]>([
    ...content.projects.map(
      (one) => [paths.project(one.id), tidied(projectDocument(one))] as const,
    ),
    ...content.communityProjects.map(
      (one) => [paths.communityProject(one.id), tidied(communityDocument(one))] as const,
    ),
    ...content.blogPosts.map(
      (one) => [paths.blogArticle(one.slug), tidied(postDocuments(one))] as const,
    ),
    ...content.reports.map((one) => found(reportDocument(one))),
    ...content.findPage('design-services').questions.map((one) => found(questionDocument(one))),
    found(libraryDocument(library)),
    ...library.works.map((one) => found(workDocument(one, library.introduction.title))),
    found(photosDocument(content.findPage('photos'))),
    [
      paths.naturalBuildingMaterials,
      tidied(materialDocuments(content.findPage('natural-building-materials'))),
    ],
    ...[...longTextDocuments(content.findPage)].map(
      ([path, documents]) => [path, tidied(documents)] as const,
    ),
  ]);
}
