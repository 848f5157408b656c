/**
 * Whether a built file is a font that every page uses: the footer has all three faces in it. Rarer letters and the
 * outdoor mode's weight are loaded when they are wanted.
 */
export function isPreloadedFont(file: string): boolean {
  return file.endsWith('.woff2') && !/-(?:more|strong)-/.test(file);
}
