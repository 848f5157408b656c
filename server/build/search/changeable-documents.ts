import type { ServiceOffering } from '#content/services.ts';
import { paths } from '#shared/paths.ts';
import type { BlogPost, CommunityProject, Project } from '#shared/schemas/content.ts';
import { tidy } from './document-text.ts';
import type { DocumentText } from './document-text.ts';
import { reportDocument } from './service-documents.ts';
import { communityDocument, postDocuments, projectDocument } from './work-documents.ts';

/** What the owner can change, as the search finds it. */
interface SearchedContent {
  projects: readonly Project[];
  communityProjects: readonly CommunityProject[];
  blogPosts: readonly BlogPost[];
  reports: readonly ServiceOffering[];
}

/** The documents of each page that the owner can change, by its address; of a report, by its place on the page. */
export function changeableDocuments(
  content: SearchedContent,
): ReadonlyMap<string, readonly DocumentText[]> {
  const tidied = (found: readonly DocumentText[]) =>
    found.map((one) => ({ ...one, text: tidy(one.text) }));
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
    ...content.reports.map((one) => {
      const found = reportDocument(one);
      return [found.url, tidied([found])] as const;
    }),
  ]);
}
