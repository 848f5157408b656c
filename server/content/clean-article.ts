import sanitizeHtml from 'sanitize-html';

const articleTags =
  'h2 h3 h4 p ul ol li blockquote em strong a br hr figure figcaption img table caption thead tbody tr th td ' +
  'code sub sup abbr cite q dl dt dd aside div';

/** Deeper than any article is nested. The functions that read the tree are recursive, so deeper tags are dropped. */
const deepestTag = 50;

/** Keeps the few tags an article needs; scripts, styles, handlers and external pictures are removed. */
export function cleanArticle(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: articleTags.split(' '),
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
      table: ['data-words'],
      th: ['scope'],
      td: ['data-label'],
      // Anchors of sections, and the frames of tables.
      h2: ['id'],
      div: ['role', 'aria-label', 'tabindex'],
      abbr: ['title'],
      aside: ['data-tone'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: deepestTag,
    exclusiveFilter: (frame) =>
      frame.tag === 'img' &&
      ![frame.attribs['src'] ?? '', ...(frame.attribs['srcset']?.split(/,\s*/) ?? [])].every(
        (address) => address.startsWith('/attached_assets_compressed/'),
      ),
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: /^https?:/.test(attribs['href'] ?? '')
          ? { ...attribs, rel: 'noopener noreferrer' }
          : attribs,
      }),
    },
  });
}
