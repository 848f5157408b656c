import { findCommunityDetails } from '#content/community/community-details.ts';
import { standingWords } from '#content/projects/projects-page.ts';
import { paths } from '#shared/paths.ts';
import type { CommunityProject, Project, WrittenPost } from '#shared/schemas/content.ts';
import { blogPosts } from '#content/blog/blog-posts.ts';
import { communityProjects } from '#content/community/community-projects.ts';
import { projects } from '#content/projects/projects.ts';
import { readArticle, textsOfArticle } from '../content/read-article.ts';
import { findShippedPage } from '../content/shipped-pages.ts';
import { introductionDocument, join } from './document-text.ts';
import type { DocumentText } from './document-text.ts';

export function projectDocuments(): DocumentText[] {
  const { introduction } = findShippedPage('projects');
  return [
    introductionDocument(paths.projects, introduction),
    ...projects.flatMap((project) => projectDocument(project, introduction.title)),
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
      text: join(standingWords[project.standing].label, project.description, project.category),
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
  const { introduction } = findShippedPage('community-projects');
  return [
    introductionDocument(paths.communityProjects, introduction),
    ...communityProjects.flatMap((project) => communityDocument(project, introduction.title)),
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
  const { introduction } = findShippedPage('blog');
  return [
    introductionDocument(paths.blog, introduction),
    ...blogPosts.flatMap((post) => postDocuments(post, introduction.title)),
  ];
}

/** The search document of an article. @param list title of the page that lists them */
export function postDocuments(post: WrittenPost, list: string): DocumentText[] {
  const path = paths.blogArticle(post.slug);
  const { sections } = readArticle(post.content);
  const texts = textsOfArticle(post.content);
  return [
    {
      url: path,
      heading: post.title,
      page: list,
      text: join(post.excerpt, texts.opening),
    },
    ...sections.map(({ id, title }, index) => ({
      url: `${path}#${id}`,
      heading: title,
      page: post.title,
      text: texts.sections[index] ?? '',
    })),
  ];
}
