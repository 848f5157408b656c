import { countWords, readingMinutes } from '#lib/reading-time.ts';

/** An article's HTML, ready for the page. */
export interface ReadablePost {
  /** With an anchor on every second-level heading and a scrolling frame round every table. */
  html: string;
  /** The second-level headings, in order. */
  sections: { id: string; title: string }[];
  minutes: number;
}

/**
 * Prepares an article of the server for reading. The HTML is flat and clean by contract (headings from h2, no
 * attributes but `href`), so plain replacement is enough, on the server and in the browser alike.
 */
export function readPost(content: string): ReadablePost {
  const sections: { id: string; title: string }[] = [];
  let tables = 0;
  const html = content
    .replaceAll(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
      const title = plain(inner);
      const id = freeId(idOf(title), sections);
      sections.push({ id, title });
      return `<h2 id="${id}">${inner}</h2>`;
    })
    .replaceAll('<table>', () => {
      tables += 1;
      return `<div role="region" aria-label="Table ${tables}" tabindex="0"><table>`;
    })
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<thead><tr><th>', '<thead><tr><th scope="col">')
    .replaceAll('</th><th>', '</th><th scope="col">');
  return { html, sections, minutes: readingMinutes(countWords(plain(content))) };
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function idOf(title: string): string {
  const id = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return id === '' ? 'section' : id;
}

function freeId(id: string, taken: readonly { id: string }[]): string {
  if (!taken.some((section) => section.id === id)) return id;
  for (let number = 2; ; number += 1) {
    const next = `${id}-${number}`;
    if (!taken.some((section) => section.id === next)) return next;
  }
}
