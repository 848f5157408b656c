import { blogPage } from '#content/blog/blog-page.ts';
import { findCommunityDetails } from '#content/community/community-details.ts';
import {
  communityProjectsPage,
  projectsPage,
  standingWords,
} from '#content/projects/projects-page.ts';
import { readPost } from '#features/blog/post-html.ts';
import { paths } from '#shared/paths.ts';
import type { BlogPost, CommunityProject, Project } from '#shared/schemas/content.ts';
import { blogPosts } from '#content/blog/blog-posts.ts';
import { communityProjects } from '#content/community/community-projects.ts';
import { projects } from '#content/projects/projects.ts';
import { join } from './document-text.ts';
import type { DocumentText } from './document-text.ts';

export function projectDocuments(): DocumentText[] {
  return [
    {
      url: paths.projects,
      heading: projectsPage.title,
      page: '',
      text: join(projectsPage.intro),
    },
    ...projects.flatMap(projectDocument),
  ];
}

/** The search document of a project. */
export function projectDocument(project: Project): DocumentText[] {
  const { features = [] } = project;
  const page = project.title;
  return [
    {
      url: paths.project(project.id),
      heading: project.title,
      page: projectsPage.title,
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
  return [
    {
      url: paths.communityProjects,
      heading: communityProjectsPage.title,
      page: '',
      text: join(communityProjectsPage.intro),
    },
    ...communityProjects.flatMap(communityDocument),
  ];
}

/** The search document of a community project. */
export function communityDocument(project: CommunityProject): DocumentText[] {
  const details = findCommunityDetails(project.title);
  const path = paths.communityProject(project.id);
  const papers = details?.resources.kind === 'documents' ? details.resources : null;
  return [
    {
      url: path,
      heading: project.title,
      page: communityProjectsPage.title,
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
  return [
    { url: paths.blog, heading: blogPage.title, page: '', text: join(blogPage.intro) },
    ...blogPosts.flatMap(postDocuments),
  ];
}

/** The search document of an article. */
export function postDocuments(post: BlogPost): DocumentText[] {
  const path = paths.blogArticle(post.slug);
  const { html, sections } = readPost(post.content);
  const [opening = '', ...parts] = html.split(/<h2 id="[^"]*">.*?<\/h2>/s);
  return [
    {
      url: path,
      heading: post.title,
      page: blogPage.title,
      text: join(post.excerpt, withoutTags(opening)),
    },
    ...sections.map(({ id, title }, index) => ({
      url: `${path}#${id}`,
      heading: title,
      page: post.title,
      text: withoutTags(parts[index] ?? ''),
    })),
  ];
}

function withoutTags(html: string): string {
  return html
    .replaceAll(/<\/(?:td|th)>/g, '; ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
