import { createHash } from 'node:crypto';
import { imageCatalogue } from '#content/image-catalogue.ts';
import { shareVersions } from '#content/media/share.generated.ts';
import type { Picture } from '#shared/media.ts';
import type { Content } from '../../services/content.ts';
import { createOwnPictures } from './own-pictures.ts';
import { publicPages } from './public-pages.ts';
import type { PublicPage } from './public-pages.ts';
import { shareAddress, shareSection, shareTitle } from './share-picture.ts';
import { sitePages } from './site-pages.ts';

/** The content of the share picture of a page for which the release has none, or an outdated one. */
export interface EntryCard {
  title: string;
  section: string;
  picture: Picture;
}

export interface EntryCards {
  /** Address of a page's share picture; undefined where its picture is not known. */
  addressOf(page: PublicPage): string | undefined;
  /** The card at such an address, if it is the current one of a page. */
  find(path: string): EntryCard | undefined;
}

const folder = '/share-cards/';
const sectionOf = ({ parent }: PublicPage, pages: ReadonlyMap<string, PublicPage>) =>
  shareSection(parent, (path) => pages.get(path)?.title);

/** Share pictures of what the owner has added or changed; their addresses contain a hash of their content. */
export function createEntryCards(content: Content): EntryCards {
  const pagesNow = sitePages(content);
  const { projects, communityProjects, articles, pages } = content.released;
  const shipped = new Map(
    publicPages({
      listProjects: () => projects,
      listCommunityProjects: () => communityProjects,
      listBlogPosts: () => articles,
      findPage: (name) => pages[name],
    }).map((page) => [page.path, page]),
  );

  const ownPicture = createOwnPictures(content);
  const shippedTagline = pages.landing.opening.tagline;
  const titleOf = (page: PublicPage) =>
    shareTitle(page, content.findPage('landing').opening.tagline);

  /** Address of the release's share picture, if the page has not changed since. */
  function shippedAddress(page: PublicPage): string | undefined {
    const { path, picture } = page;
    const version = shareVersions[path];
    const before = shipped.get(path);
    return version !== undefined &&
      before !== undefined &&
      shareTitle(before, shippedTagline) === titleOf(page) &&
      sectionOf(before, shipped) === sectionOf(page, pagesNow()) &&
      before.picture === picture &&
      ownPicture(picture)?.focus === undefined
      ? shareAddress(path, version)
      : undefined;
  }

  function cardOf(page: PublicPage): EntryCard | undefined {
    const id = page.picture;
    const picture = ownPicture(id) ?? imageCatalogue.get(id);
    return picture && { title: titleOf(page), section: sectionOf(page, pagesNow()), picture };
  }

  function versionOf({ title, section, picture: { id, version, focus } }: EntryCard): string {
    return createHash('sha256')
      .update(JSON.stringify([title, section, id, version, focus]))
      .digest('hex')
      .slice(0, 32);
  }

  return {
    addressOf(page) {
      const card = cardOf(page);
      return shippedAddress(page) ?? (card && `${folder}${versionOf(card)}.jpg`);
    },
    find(path) {
      if (!path.startsWith(folder)) return undefined;
      for (const page of pagesNow().values()) {
        if (shippedAddress(page) !== undefined) continue;
        const card = cardOf(page);
        if (card && path === `${folder}${versionOf(card)}.jpg`) return card;
      }
      return undefined;
    },
  };
}
