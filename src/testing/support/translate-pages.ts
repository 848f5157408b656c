import type { BrowserContext } from '@playwright/test';

interface Manner {
  /** Begins while the document is read, as on a slow connection; otherwise after hydration. */
  isEarly?: boolean;
  /** Replaces a text by one element for each of its sentences. */
  isBySentence?: boolean;
}

/**
 * A stand-in for a browser's translator, on every page of the context: each text node is replaced by
 * `<font><font>text</font></font>`, also those that are added later or whose text changes. The words stay the same, so
 * that a story finds them.
 */
export async function translatePages(context: BrowserContext, manner: Manner = {}): Promise<void> {
  await context.addInitScript(({ isEarly = false, isBySentence = false }: Manner) => {
    const left = 'script, style, noscript, textarea, svg, font';
    function translated(words: string): Element {
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = words;
      return outer;
    }
    function translate(node: Node): void {
      if (node instanceof Text) {
        if (!/\S/.test(node.data) || !node.parentElement || node.parentElement.closest(left))
          return;
        const parts = isBySentence ? node.data.split(/(?<=\. )/) : [node.data];
        node.replaceWith(...parts.map(translated));
        return;
      }
      if (node instanceof Element && node.matches(left)) return;
      for (const child of Array.from(node.childNodes)) translate(child);
    }
    function start(): void {
      if (document.body) translate(document.body);
      new MutationObserver((records) => {
        for (const { target, type, addedNodes } of records) {
          if (type === 'characterData') translate(target);
          else if (document.body?.contains(target)) addedNodes.forEach(translate);
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    }
    if (isEarly) {
      start();
      return;
    }
    const hydration = new MutationObserver(() => {
      if (!document.querySelector('html[data-hydrated]')) return;
      hydration.disconnect();
      start();
    });
    hydration.observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  }, manner);
}

/** The texts of a page that are the translator's. */
export const translatedTexts = 'font > font';
