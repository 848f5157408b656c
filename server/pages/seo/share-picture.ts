import type { PublicPage } from './public-pages.ts';

/** Size of every share picture in pixels: the shape that link previews show uncropped. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Stem of a page's share picture: `projects-1` for `/projects/1`. */
export function shareStem(path: string): string {
  return path === '/' ? 'front' : path.slice(1).replaceAll('/', '-');
}

/** Public address of a share picture; it changes with its version, so that cached previews are renewed. */
export function shareAddress(path: string, version: string): string {
  return `/attached_assets_compressed/share/${shareStem(path)}.jpg?v=${version}`;
}

/** Large words of a share picture. The name of the practice is below them already, so the front page says its tagline. */
export function shareTitle(
  { kind, title }: Pick<PublicPage, 'kind' | 'title'>,
  tagline: string,
): string {
  return kind === 'front' ? tagline : title;
}

/** Small words above the title: the page it belongs to. */
export function shareSection(
  parent: string | null,
  titleOf: (path: string) => string | undefined,
): string {
  return parent === null || parent === '/' ? 'Central Victoria' : (titleOf(parent) ?? '');
}
