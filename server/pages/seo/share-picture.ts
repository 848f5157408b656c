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

/** Small words above the title: the page it belongs to. */
export function shareSection(
  parent: string | null,
  titleOf: (path: string) => string | undefined,
): string {
  return parent === null || parent === '/' ? 'Central Victoria' : (titleOf(parent) ?? '');
}
