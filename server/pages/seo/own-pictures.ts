import type { Picture } from '#shared/media.ts';
import type { Content } from '../../services/content.ts';

/** Finds a picture that the owner has added, as the entry that shows it has it. */
export function createOwnPictures(content: Content): (id: string) => Picture | undefined {
  return (id) =>
    [
      ...[
        ...content.listProjects(),
        ...content.listCommunityProjects(),
        ...content.listBlogPosts(),
      ].flatMap((entry) => entry.pictures ?? []),
      ...content.listPages().flatMap((page) => picturesIn(page.content)),
    ].find((picture) => picture.id === id);
}

/** Every picture in a page's content. */
function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  return isPicture(value) ? [value] : Object.values(value).flatMap(picturesIn);
}

const isPicture = (value: object): value is Picture => 'alt' in value && 'width' in value;
