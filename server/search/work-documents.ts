import { findCommunityDetails } from '#content/community/community-details.ts';
import { projectStatusLabels } from '#content/projects/projects-page.ts';
import { paths } from '#shared/paths.ts';
import type { CommunityProject, Project } from '#shared/schemas/content.ts';
import { textsOfArticle } from '../content/article-page.ts';
import type { PublishedArticle } from '../content/article-page.ts';
import { findReleasedPage, released } from '../content/released.ts';
import { introductionDocument, join } from './document-text.ts';
import type { DocumentText } from './document-text.ts';

export function projectDocuments(): DocumentText[] {
  const { introduction } = findReleasedPage('projects');
  return [
    introductionDocument(paths.projects, introduction),
    ...released.projects.flatMap((project) => projectDocument(project, introduction.title)),
  ];
}

/** The search document of a project. @param list title of the page that lists them */
export function projectDocument(project: Project, list: string): DocumentText[] {
  const { features = [] } = project;
  const page = project.title;
  return [
    {
      url: paths.project(project.id),
      heading: project.title,
      page: list,
      text: join(projectStatusLabels[project.status].label, project.description, project.category),
    },
    {
      url: `${paths.project(project.id)}#details`,
      heading: 'Project details',
      page,
      text: join(project.details),
    },
    ...(features.length === 0
      ? []
      : [
          {
            url: `${paths.project(project.id)}#features`,
            heading: 'Sustainable features',
            page,
            text: join(...features),
          },
        ]),
  ];
}

export function communityDocuments(): DocumentText[] {
  const { introduction } = findReleasedPage('community-projects');
  return [
    introductionDocument(paths.communityProjects, introduction),
    ...released.communityProjects.flatMap((project) =>
      communityDocument(project, introduction.title),
    ),
  ];
}

/** The search document of a community project. @param list title of the page that lists them */
export function communityDocument(project: CommunityProject, list: string): DocumentText[] {
  const details = findCommunityDetails(project.title);
  const path = paths.communityProject(project.id);
  const papers = details?.resources.kind === 'documents' ? details.resources : null;
  return [
    {
      url: path,
      heading: project.title,
      page: list,
      text: join(project.location, project.description),
    },
    ...(papers?.documents ?? []).map((document) => ({
      url: `${path}#papers`,
      heading: document.title,
      page: project.title,
      text: join(document.text),
    })),
  ];
}

export function blogDocuments(): DocumentText[] {
  const { introduction } = findReleasedPage('blog');
  return [
    introductionDocument(paths.blog, introduction),
    ...released.articles.flatMap((post) => postDocuments(post, introduction.title)),
  ];
}

/** The search document of an article. @param list title of the page that lists them */
export function postDocuments(post: PublishedArticle, list: string): DocumentText[] {
  const path = paths.blogArticle(post.slug);
  const { opening, sections } = textsOfArticle(post);
  return [
    {
      url: path,
      heading: post.title,
      page: list,
      text: join(post.excerpt, opening),
    },
    ...sections.map(({ id, title, text }) => ({
      url: `${path}#${id}`,
      heading: title,
      page: post.title,
      text,
    })),
  ];
}
