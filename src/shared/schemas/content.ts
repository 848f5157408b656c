import * as v from 'valibot';
import { Instant } from '../schemas.ts';

/** Kinds of project; the values of `GET /api/projects?category=`. */
export const projectCategories = [
  'residential',
  'commercial',
  'community',
  'educational',
  'other',
] as const;

/** One of `projectCategories`. */
export const ProjectCategory = v.picklist(projectCategories);
export type ProjectCategory = v.InferOutput<typeof ProjectCategory>;

/** Whether a project was built; only the owner says so. */
export const projectStatuses = ['design-study', 'built'] as const;
export const ProjectStatus = v.picklist(projectStatuses);
export type ProjectStatus = v.InferOutput<typeof ProjectStatus>;

/** Address of a picture on this site, from the root: `/attached_assets_compressed/projects/example-cover-1600.avif`. */
export const PictureAddress = v.pipe(
  v.string(),
  v.regex(
    /^\/attached_assets_compressed\/[\w-]+\/[\w-]+-1600\.avif$/,
    'A picture is given by the address of its largest copy, never by its master',
  ),
);
export type PictureAddress = v.InferOutput<typeof PictureAddress>;

/** A picture that the owner added, or one of the release whose texts the owner changed. */
export const OwnPicture = v.object({
  id: v.custom<`${string}/${string}`>(
    (id) => typeof id === 'string' && /^[\w-]+\/[\w-]+$/.test(id),
  ),
  alt: v.string(),
  caption: v.string(),
  label: v.string(),
  width: v.number(),
  height: v.number(),
  colour: v.exactOptional(v.string()),
  version: v.exactOptional(v.string()),
  focus: v.exactOptional(v.object({ x: v.number(), y: v.number() })),
});
const ownPictures = v.exactOptional(v.array(OwnPicture));

const Id = v.pipe(v.number(), v.integer(), v.minValue(1));
const Text = v.pipe(v.string(), v.nonEmpty());
/** A part of a project's gallery: some pictures that share one caption. */
export const GallerySection = v.object({
  /** Pictures of the section, in order. */
  images: v.pipe(v.array(PictureAddress), v.minLength(1)),
  /** Text under the pictures; words between double asterisks are bold. */
  caption: Text,
});
export type GallerySection = v.InferOutput<typeof GallerySection>;

/** One project, as `GET /api/projects` and `GET /api/projects/{id}` answer it. */
export const Project = v.object({
  /** Stable number, also the last part of the page's address. */
  id: Id,
  /** Name of the project; the background of its page is looked up by it. */
  title: Text,
  /** Kind of building; the list can be filtered by it. */
  category: ProjectCategory,
  /** Whether it was built. */
  status: ProjectStatus,
  /** Two or three sentences for the head of the page and search engines. */
  description: Text,
  /** The long text; paragraphs are separated by a blank line. */
  details: Text,
  /** Cover picture. */
  imageUrl: PictureAddress,
  /** When it was first published here, ISO 8601 in UTC. */
  createdAt: Instant,
  /** Gallery pictures, in order, without captions. */
  gallery: v.array(PictureAddress),
  /** Gallery in captioned sections; empty for projects with a plain gallery. */
  galleryWithCaptions: v.array(GallerySection),
  /** Sustainable features; when missing or empty, the page says that they are coming. */
  features: v.exactOptional(v.array(Text)),
  pictures: ownPictures,
});
export type Project = v.InferOutput<typeof Project>;

/** One community project, as `GET /api/community-projects` and `/{id}` answer it. */
export const CommunityProject = v.object({
  /** Stable number, also the last part of the page's address. */
  id: Id,
  /** Name of the project; the extra content of its page is looked up by it. */
  title: Text,
  /** The text of the page; paragraphs are separated by a blank line. */
  description: Text,
  /** Suburb, town or shire. */
  location: Text,
  /** Cover picture. */
  imageUrl: PictureAddress,
  /** A page elsewhere about the project; the card then links there. */
  link: v.exactOptional(v.pipe(v.string(), v.url())),
  /** Label of the link button; without it the page's default. */
  linkText: v.exactOptional(Text),
  /** Gallery pictures, in order. */
  gallery: v.array(PictureAddress),
  pictures: ownPictures,
});
export type CommunityProject = v.InferOutput<typeof CommunityProject>;

/** An article as it is written: what comes with the site, and what the owner publishes. */
export const WrittenPost = v.object({
  /** Stable number. */
  id: Id,
  /** Last part of the page's address: lower case words joined by hyphens. */
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  /** Headline. */
  title: Text,
  /** Two or three sentences for the card and the head of the article. */
  excerpt: Text,
  /** The article as HTML; its headings start at h2. Sanitised by the server. */
  content: Text,
  /** Cover picture. */
  imageUrl: PictureAddress,
  /** Subject shown on the card. */
  category: Text,
  /** When it was first published here, ISO 8601 in UTC. */
  publishedAt: Instant,
  pictures: ownPictures,
});
export type WrittenPost = v.InferOutput<typeof WrittenPost>;

/** A part of an article under a heading of the second level. */
export const ArticleSection = v.object({
  /** Anchor of the heading. */
  id: Text,
  /** Plain text of the heading. */
  title: v.string(),
  /** Where in `content` the heading begins, in UTF-16 code units. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type ArticleSection = v.InferOutput<typeof ArticleSection>;

/** One article of the blog, as `GET /api/blog` and `GET /api/blog/{slug}` answer it. */
export const BlogPost = v.object({
  ...WrittenPost.entries,
  /** The article as HTML for its page: as written, with anchors, and with a scrolling frame round each table. */
  content: Text,
  /** In order; `content` can be cut where they begin. */
  sections: v.array(ArticleSection),
  /** Whole minutes an adult reads, at least one. */
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Addresses of the sources it links to, each once, in the order of reading. */
  sources: v.array(v.string()),
});
export type BlogPost = v.InferOutput<typeof BlogPost>;
