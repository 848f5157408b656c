import { createHash } from 'node:crypto';
import { imageCatalogue, imageRef } from '#content/image-catalogue.ts';
import type { Practice } from '#shared/api/practice.ts';
import type { ArticleBody } from '#shared/content-types/article.ts';
import type { CommunityProjectBody } from '#shared/content-types/community-project.ts';
import { contentTypeNames } from '#shared/content-types/types.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import type { ImageRef } from '#shared/content-types/image-ref.ts';
import type { PracticeBody } from '#shared/content-types/practice.ts';
import type { ProjectBody } from '#shared/content-types/project.ts';
import { pictureIdOf } from '#shared/media.ts';
import type { CommunityProject, Project, WrittenPost } from '#shared/schemas/content.ts';
import type { ContentRevision } from '../storage/content-records.ts';
import { articleFigures } from './article-figures.ts';
import { htmlToBlocks } from './html-to-blocks.ts';
import { defaultsOf } from './defaults-of.ts';

/** An entry of the release, in the form in which the owner edits it. */
export interface ShippedEntry {
  kind: ContentTypeName;
  id: string;
  number: number | null;
  /** Its first revision; in no store until the owner changes something. */
  revision: ContentRevision;
}

export interface ShippedContent {
  projects: readonly Project[];
  communityProjects: readonly CommunityProject[];
  blogPosts: readonly WrittenPost[];
  /** Practice details from the environment. */
  practice: Practice;
}

/** All entries of the release, in the order of the site. */
export function shippedEntries(content: ShippedContent): ShippedEntry[] {
  const { projects, communityProjects, blogPosts, practice } = content;
  return [
    ...blogPosts.map((post) => entry('article', String(post.id), articleBody(post), post)),
    ...projects.map((project) =>
      entry('project', String(project.id), projectBody(project), { id: project.id }),
    ),
    ...communityProjects.map((project) =>
      entry('community-project', String(project.id), communityBody(project), { id: project.id }),
    ),
    entry('practice', 'practice', practiceBody(practice)),
    ...contentTypeNames.flatMap((name) =>
      defaultsOf(name).map(({ id, body }) => entry(name, id, body)),
    ),
  ];
}

function entry(
  kind: ContentTypeName,
  id: string,
  body: Record<string, unknown>,
  { slug = '', id: number = null }: { slug?: string; id?: number | null } = {},
): ShippedEntry {
  const revisionId = uuidOf(JSON.stringify([kind, id, slug, body]));
  const revision: ContentRevision = {
    kind,
    entryId: id,
    revisionId,
    baseRevisionId: null,
    slug,
    body,
    savedAt: null,
  };
  return { kind, id, number, revision };
}

/** A UUID derived from a text, so that the same content always has the same id (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The picture at an address; one without texts in the catalogue counts as decoration. */
function imageRefAt(address: string): ImageRef {
  const picture = pictureIdOf(address);
  return picture !== null && imageCatalogue.has(picture)
    ? imageRef(picture)
    : { picture: picture ?? '', alt: '', isDecorative: true, caption: '', isStandIn: false };
}

const figures = articleFigures(() => undefined);

function articleBody(post: WrittenPost): ArticleBody {
  const { title, excerpt, category, imageUrl, content } = post;
  const { blocks } = htmlToBlocks(content, figures);
  return { title, excerpt, category, cover: imageRefAt(imageUrl), blocks };
}

function projectBody(project: Project): ProjectBody {
  const {
    title,
    category,
    standing,
    description,
    details,
    imageUrl,
    gallery,
    features = [],
  } = project;
  return {
    title,
    category,
    standing,
    description,
    details,
    cover: imageRefAt(imageUrl),
    gallery: gallery.map(imageRefAt),
    groups: project.galleryWithCaptions.map(({ images, caption }) => ({
      pictures: images.map(imageRefAt),
      caption,
    })),
    features: [...features],
  };
}

function communityBody(project: CommunityProject): CommunityProjectBody {
  const { title, location, description, imageUrl, gallery, link = '', linkText = '' } = project;
  return {
    title,
    location,
    description,
    cover: imageRefAt(imageUrl),
    gallery: gallery.map(imageRefAt),
    link,
    linkText,
  };
}

function practiceBody({ email, phone, seller }: Practice): PracticeBody {
  const { legalName, abn, isGstRegistered, registration, insurance, refunds, hosting } = seller;
  return {
    email: email ?? '',
    phone: phone ?? '',
    hours: '',
    serviceArea: '',
    legalName: legalName ?? '',
    abn: abn ?? '',
    gst:
      isGstRegistered === null ? 'unpublished' : isGstRegistered ? 'registered' : 'not-registered',
    registration: registration ?? '',
    insurance: insurance ?? '',
    refunds: refunds ?? '',
    hosting: hosting ?? '',
  };
}
