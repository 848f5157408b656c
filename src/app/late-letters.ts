const ourFamilies = ["'EB Garamond'", "'Atkinson Hyperlegible Next'"];

/**
 * Letters that come after the first view are not put into the page that is being read (`font-display: optional`), for
 * every line could break elsewhere. They are from the next page on, where nothing has stood before.
 */
export class LateLetters {
  private isShown = false;
  private firstPage: string | null = null;

  /** Tells of the page that is shown now; the first one keeps the letters it was drawn with. */
  showOn(pathname: string): void {
    this.firstPage ??= pathname;
    if (this.isShown || pathname === this.firstPage || !haveSomeComeLate()) return;
    this.isShown = true;
    for (const sheet of document.styleSheets) {
      // Another origin's, such as an extension's, cannot be read.
      if (sheet.href === null || sheet.href.startsWith(window.location.origin)) swapIn(sheet);
    }
  }
}

/** Whether letters have come and the page is drawn without them all the same. */
function haveSomeComeLate(): boolean {
  // One that is still under way is not told of.
  const isThere = performance
    .getEntriesByType('resource')
    .some(({ name }) => name.endsWith('.woff2'));
  const canvas = document.createElement('canvas').getContext('2d');
  if (!isThere || canvas === null) return false;
  const widthIn = (families: string) => {
    canvas.font = `96px ${families}`;
    return canvas.measureText('Hamburgefonts').width;
  };
  return ourFamilies.some((family) => widthIn(`${family}, monospace`) === widthIn('monospace'));
}

/** A rule written anew gets its file from the browser's cache and another chance. */
function swapIn(sheet: CSSStyleSheet): void {
  for (const [index, { cssText }] of [...sheet.cssRules].entries()) {
    if (!/^@font-face.*font-display:\s*optional/s.test(cssText)) continue;
    sheet.deleteRule(index);
    sheet.insertRule(cssText.replace(/(font-display:\s*)optional/, '$1swap'), index);
  }
}
