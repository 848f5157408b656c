import { compressedAddress, pictureIdOf, pictureWidths, webpWidth } from '#shared/media.ts';
import { uploadedDigestOf } from '#shared/content-types/image-ref.ts';
import type { CommunityProject, Project } from '#shared/schemas/content.ts';
import type { PackFile, PackManifest } from '#shared/content-pack.ts';
import type { ContentPicture } from '../storage/content-records.ts';
import type { PublishedArticle } from './article-page.ts';

/** What shows pictures, and can be changed by the owner. */
interface Pictured {
  projects: readonly Project[];
  communityProjects: readonly CommunityProject[];
  articles: readonly PublishedArticle[];
}

/** Names of every picture that some content shows. */
function picturesOf({ projects, communityProjects, articles }: Pictured): Set<string> {
  const addresses = [
    ...projects.flatMap(({ imageUrl, gallery, galleryWithCaptions }) => [
      imageUrl,
      ...gallery,
      ...galleryWithCaptions.flatMap(({ images }) => images),
    ]),
    ...communityProjects.flatMap(({ imageUrl, gallery }) => [imageUrl, ...gallery]),
    ...articles.map(({ imageUrl }) => imageUrl),
  ];
  const figures = articles.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'figure' ? (block.figure?.id ?? []) : [])),
  );
  return new Set([...addresses.map((address) => pictureIdOf(address) ?? ''), ...figures]);
}

/**
 * What a device downloads for reading without a network, as the content is now: the pictures that the owner has added
 * and that are shown come to the list of the release, and those that only hidden pages show leave it.
 */
export function packOf(
  built: PackManifest,
  {
    released,
    published,
    findPicture,
  }: {
    released: Pictured;
    /** Pictures of the site's own pages only come to it: others may show the one that stood there before. */
    published: Pictured & { pagePictures: ReadonlySet<string> };
    findPicture: (sha256: string) => Readonly<ContentPicture> | undefined;
  },
): PackManifest {
  const shown = new Set([...picturesOf(published), ...published.pagePictures]);
  const gone = new Set([...picturesOf(released)].filter((id) => !shown.has(id)));
  const isLeft = ({ url }: PackFile) => !gone.has(pictureIdOf(url) ?? '');
  const added = (width: number): PackFile[] =>
    [...shown].flatMap((id) => {
      const picture = findPicture(uploadedDigestOf(id) ?? '');
      const copy = picture?.copies.find((each) => each.width === width && each.format === 'avif');
      if (!copy) return [];
      const { sizeBytes, sha256 } = copy;
      return [{ url: compressedAddress(id, width, 'avif'), bytes: sizeBytes, sha256 }];
    });
  return {
    ...built,
    files: [...built.files.filter(isLeft), ...added(webpWidth)],
    tabletPictures: [...built.tabletPictures.filter(isLeft), ...added(Math.max(...pictureWidths))],
  };
}
