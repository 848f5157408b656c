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

/** Where the browser does not say when the page was drawn, its letters stay as they are. */
function haveSomeComeLate(): boolean {
  const [drawn] = performance.getEntriesByName('first-contentful-paint');
  if (drawn === undefined) return false;
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
    ({ name, responseEnd }) => name.endsWith('.woff2') && responseEnd > drawn.startTime,
  );
}

/** A rule written anew gets its file from the browser's cache and another chance. */
function swapIn(sheet: CSSStyleSheet): void {
  for (const [index, { cssText }] of [...sheet.cssRules].entries()) {
    if (!/^@font-face.*font-display:\s*optional/s.test(cssText)) continue;
    sheet.deleteRule(index);
    sheet.insertRule(cssText.replace(/(font-display:\s*)optional/, '$1swap'), index);
  }
}
