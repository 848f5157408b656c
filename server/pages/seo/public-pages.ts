import { comingSoonPictures } from '#content/coming-soon.ts';
import { resourcesHub } from '#content/resources-hub.ts';
import { toolsPage } from '#content/tools/tools-page.ts';
import { tools } from '#content/tools/tools.ts';
import type { PictureId } from '#content/schema.ts';
import { servicesPage } from '#content/services-page.ts';
import { pictureIdOf } from '#shared/media.ts';
import type {
  ArticlePageName,
  IntroducedPageName,
  PageContents,
  PageName,
} from '#shared/page-content.ts';
import { paths, siteName } from '#shared/paths.ts';
import type {
  BlogPost,
  CommunityProject,
  Project,
  ProjectStatus,
} from '#shared/schemas/content.ts';
import { addressesOf, picturesOf } from './article-pictures.ts';

/** Kind of a page for search engines. */
export type PageKind =
  | 'front'
  | 'contents'
  | 'list'
  | 'gallery'
  | 'article'
  | 'post'
  | 'project'
  | 'services'
  | 'about'
  | 'contact'
  | 'preparing'
  | 'tool';

/** A page that anybody may find, link to and share. */
export interface PublicPage {
  path: string;
  /** The page's own title, without the name of the site. */
  title: string;
  kind: PageKind;
  /** The leading picture of the page; where it has none, one that fits its subject. */
  picture: PictureId;
  /** Path of the page above it; null for the front page. */
  parent: string | null;
  /** ISO instant of its first publication, where it is known. */
  publishedAt?: string;
  /** Whether the building it shows was built; only for projects. */
  status?: ProjectStatus;
  /** Addresses of its own pictures, for the sitemap. */
  images: readonly string[];
}

/** The published content of the pages. */
export interface PublishedContent {
  listProjects(): readonly Project[];
  listCommunityProjects(): readonly CommunityProject[];
  listBlogPosts(): readonly Pick<BlogPost, 'slug' | 'title' | 'imageUrl' | 'publishedAt'>[];
  findPage<Name extends PageName>(name: Name): PageContents[Name];
}

/** All public pages, in the order of the site; for the sitemap, the heads and the share pictures. */
export function publicPages(content: PublishedContent): PublicPage[] {
  const landing = content.findPage('landing').hero.picture.id;
  const { 'materials-page': materials, material: sheets } = content.findPage(
    'natural-building-materials',
  );
  const materialsLead = materials.lead?.id ?? 'heroes/natural-building-materials';
  const photos = content.findPage('photos').photo.flatMap(({ photo }) => photo?.id ?? []);
  const titleOf = (name: IntroducedPageName) => content.findPage(name).introduction.title;
  const article = (
    path: string,
    name: ArticlePageName,
    parent?: string,
    /** The picture, if the page has none of its own. */
    otherwise: PictureId = 'heroes/about',
  ) => {
    const text = content.findPage(name).page;
    return showing(
      picturesOf(text),
      page(path, text.title, 'article', text.lead?.id ?? otherwise, parent),
    );
  };
  return [
    showing([landing], page(paths.landing, siteName, 'front', landing, null)),
    page(paths.siteMap, 'Site Map', 'contents', 'heritage/model-village-pattern'),
    page(paths.projects, titleOf('projects'), 'list', 'heroes/projects'),
    ...content.listProjects().map(({ id, title, imageUrl, gallery, createdAt, status }) => ({
      ...page(paths.project(id), title, 'project', pictureOf(imageUrl), paths.projects),
      publishedAt: createdAt,
      status,
      images: [imageUrl, ...gallery],
    })),
    page(
      paths.communityProjects,
      titleOf('community-projects'),
      'list',
      'heroes/community',
      paths.projects,
    ),
    ...content.listCommunityProjects().map(({ id, title, imageUrl, gallery }) => ({
      ...page(
        paths.communityProject(id),
        title,
        'project',
        pictureOf(imageUrl),
        paths.communityProjects,
      ),
      images: [imageUrl, ...gallery],
    })),
    page(paths.blog, titleOf('blog'), 'list', 'blog/the-owner-builder-year'),
    ...content.listBlogPosts().map(({ slug, title, imageUrl, publishedAt }) => ({
      ...page(paths.blogArticle(slug), title, 'post', pictureOf(imageUrl), paths.blog),
      publishedAt,
      images: [imageUrl],
    })),
    page(paths.resources, titleOf('resources'), 'contents', resourcesHub.picture),
    article(paths.climateResponsive, 'climate-responsive', paths.resources),
    article(paths.landscapeIntegration, 'landscape-integration', paths.resources),
    showing(
      [materialsLead, ...sheets.flatMap(({ picture }) => picture?.id ?? [])],
      page(
        paths.naturalBuildingMaterials,
        materials.title,
        'article',
        materialsLead,
        paths.resources,
      ),
    ),
    page(paths.library, titleOf('library'), 'contents', 'photos/photo-14', paths.resources),
    article(paths.glossary, 'glossary', paths.resources, 'materials/lime'),
    page(paths.tools, titleOf('tools'), 'contents', toolsPage.picture, paths.resources),
    ...tools.map(({ id, path, picture }) =>
      page(path, content.findPage(`tool-${id}`).tool.title, 'tool', picture, paths.tools),
    ),
    article(paths.philosophyProcess, 'philosophy-process'),
    article(paths.philosophy, 'philosophy', paths.philosophyProcess),
    { ...article(paths.about, 'about'), kind: 'about' },
    article(paths.heritageResearch, 'heritage-research'),
    showing(
      [servicesPage.picture],
      page(paths.designServices, titleOf('design-services'), 'services', servicesPage.picture),
    ),
    page(paths.contact, titleOf('contact'), 'contact', 'photos/photo-21'),
    showing(photos, page(paths.photos, titleOf('photos'), 'gallery', 'photos/photo-01')),
    article(paths.terms, 'terms', paths.designServices, 'heroes/philosophy'),
    article(paths.privacy, 'privacy', undefined, 'photos/photo-14'),
    page(
      paths.sustainability,
      content.findPage('sustainability')['coming-soon'].title,
      'preparing',
      comingSoonPictures.sustainability,
    ),
    page(
      paths.bioregionalism,
      content.findPage('bioregionalism')['coming-soon'].title,
      'preparing',
      comingSoonPictures.bioregionalism,
    ),
  ];
}

function page(
  path: string,
  title: string,
  kind: PageKind,
  picture: PictureId,
  parent: string | null = paths.landing,
): PublicPage {
  return { path, title, kind, picture, parent, images: [] };
}

function showing(pictures: readonly PictureId[], shown: PublicPage): PublicPage {
  return { ...shown, images: addressesOf(pictures) };
}

/** @throws Error for a cover that is not our picture, which the schema of the content refuses */
function pictureOf(address: string): PictureId {
  const id = pictureIdOf(address);
  if (id === null) throw new Error(`${address} is not a picture of the site`);
  return id;
}
