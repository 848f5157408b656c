import { compressedAddress, pictureIdOf, pictureWidths, webpWidth } from '#shared/media.ts';
import { packParameter } from '../content-pack/pack-cache.ts';

/**
 * Which requests the worker answers and how; everything else goes to the network as if there were no worker. Only pure
 * functions over addresses; the other modules do the work.
 */
export type Strategy =
  /** A page: the network for three seconds, then the shell. */
  | 'navigation'
  /** A chunk of the shell of this or the previous version. */
  | 'shell-asset'
  /** A public read: the network first, then the cached answer. */
  | 'content-read'
  /** A picture: the cache, then the network. */
  | 'picture'
  /** A video or PDF: the downloaded file, otherwise the network, nothing cached. */
  | 'downloaded-file'
  | 'network';

/** Not `/api/practice`: last year's account number must never come out of a cache. */
const publicReads = ['/api/projects', '/api/community-projects', '/api/blog'];
/** Never a page, whatever a link says. */
const notPages = ['/api', '/uploads', '/attached_assets', '/attached_assets_compressed', '/assets'];
const notPageNames = new Set(['/healthz', '/readyz']);
/** Icons and the web manifest are at the root and part of the shell. */
const rootFile = /^\/[^/]+\.(?:png|svg|ico|webmanifest)$/;

/** How to answer a GET request of this site. */
export function strategyFor(request: { url: string; mode: RequestMode }, origin: string): Strategy {
  const url = new URL(request.url);
  if (url.origin !== origin) return 'network';
  // A download for the pack needs the server's bytes, not the cache's.
  if (url.searchParams.has(packParameter)) return 'network';
  const { pathname } = url;
  if (publicReads.some((path) => isAtOrUnder(pathname, path))) return 'content-read';
  if (isAtOrUnder(pathname, '/assets') || rootFile.test(pathname)) return 'shell-asset';
  if (isAtOrUnder(pathname, '/attached_assets_compressed')) return 'picture';
  if (isAtOrUnder(pathname, '/attached_assets')) return 'downloaded-file';
  if (request.mode === 'navigate' && isPage(pathname)) return 'navigation';
  return 'network';
}

/** Whether an address is a page of the app: no API, no upload, no file name. */
export function isPage(pathname: string): boolean {
  if (notPageNames.has(pathname) || notPages.some((path) => isAtOrUnder(pathname, path)))
    return false;
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  return !name.includes('.');
}

/** Addresses of the small copies of a picture, the downloaded size first. */
export function sizesOfPictureAt(pathname: string): string[] {
  const id = pictureIdOf(pathname);
  if (id === null) return [];
  const avif = [...pictureWidths]
    .sort((one, other) => Math.abs(one - webpWidth) - Math.abs(other - webpWidth))
    .map((width) => compressedAddress(id, width, 'avif'));
  return [...avif, compressedAddress(id, webpWidth, 'webp')].filter((path) => path !== pathname);
}

function isAtOrUnder(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
