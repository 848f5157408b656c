/**
 * Whether a built file is a font that every page uses: the footer has all three faces. Rare characters and the heavier
 * weight of outdoor mode are loaded when needed.
 */
export function isPreloadedFont(file: string): boolean {
  return file.endsWith('.woff2') && !/-(?:more|strong)-/.test(file);
}
