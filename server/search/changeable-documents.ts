import { offeringsOf } from '#content/services.ts';
import { paths } from '#shared/paths.ts';
import type { CommunityProject, Project } from '#shared/schemas/content.ts';
import type { PublishedArticle } from '../content/article-page.ts';
import { introductionDocument, tidy } from './document-text.ts';
import type { DocumentText, FindPage } from './document-text.ts';
import { introducedDocuments } from './introduced-documents.ts';
import {
  libraryDocument,
  longTextDocuments,
  materialDocuments,
  photosDocument,
  workDocument,
} from './reading-documents.ts';
import {
  questionDocument,
  reportDocument,
  servicesPageDocuments,
  toolDocuments,
} from './service-documents.ts';
import { communityDocument, postDocuments, projectDocument } from './work-documents.ts';

/** Content that the owner can change and that can be searched. */
interface SearchedContent {
  projects: readonly Project[];
  communityProjects: readonly CommunityProject[];
  articles: readonly PublishedArticle[];
  findPage: FindPage;
}

/** Search documents of what the owner can change, by the path of its page; of a report, question or work, with its anchor. */
export function changeableDocuments(
  content: SearchedContent,
): ReadonlyMap<string, readonly DocumentText[]> {
  const tidied = (found: readonly DocumentText[]) =>
    found.map((one) => ({ ...one, text: tidy(one.text) }));
  const library = content.findPage('library');
  const services = content.findPage('design-services');
  const titleOf = (name: 'projects' | 'community-projects' | 'blog') =>
    content.findPage(name).introduction.title;
  const found = (one: DocumentText) => [one.url, tidied([one])] as const;
  return new Map<string, readonly DocumentText[]>([
    found(introductionDocument(paths.projects, content.findPage('projects').introduction)),
    found(
      introductionDocument(
        paths.communityProjects,
        content.findPage('community-projects').introduction,
      ),
    ),
    found(introductionDocument(paths.blog, content.findPage('blog').introduction)),
    ...introducedDocuments(content.findPage).map(found),
    ...[...toolDocuments(content.findPage)].map(
      ([path, documents]) => [path, tidied(documents)] as const,
    ),
    ...content.projects.map(
      (one) => [paths.project(one.id), tidied(projectDocument(one, titleOf('projects')))] as const,
    ),
    ...content.communityProjects.map(
      (one) =>
        [
          paths.communityProject(one.id),
          tidied(communityDocument(one, titleOf('community-projects'))),
        ] as const,
    ),
    ...content.articles.map(
      (one) => [paths.blogArticle(one.slug), tidied(postDocuments(one, titleOf('blog')))] as const,
    ),
    [paths.designServices, tidied(servicesPageDocuments(services))],
    ...offeringsOf(services.report).map((one) =>
      found(reportDocument(one, services.introduction.title)),
    ),
    ...services.question.map((one) => found(questionDocument(one, services.introduction.title))),
    found(libraryDocument(library)),
    ...library['library-work'].map((one) => found(workDocument(one, library.introduction.title))),
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
