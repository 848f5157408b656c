import type { Picture } from '#shared/media.ts';
import type { PageContent } from '#shared/page-content.ts';
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
      ...content.listPages().flatMap(picturesOn),
    ].find((picture) => picture.id === id);
}

function picturesOn(page: PageContent): readonly Picture[] {
  if ('pictures' in page) return page.pictures;
  if ('sheets' in page) {
    return [page.lead, ...page.sheets.map(({ picture }) => picture)].filter((one) => one !== null);
  }
  if ('photos' in page) return page.photos.map(({ picture }) => picture);
  return 'picture' in page ? [page.picture] : [];
}
