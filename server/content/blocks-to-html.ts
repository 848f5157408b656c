import { parseInline } from '#lib/inline-markup.ts';
import type { InlineRun } from '#lib/inline-markup.ts';
import type { ArticleBlock } from '#shared/content-types/blocks.ts';
import type { ImageRef } from '#shared/content-types/image-ref.ts';

export interface HtmlOptions {
  /** HTML of a picture with its words; empty for one that is not there (yet). */
  figure: (use: ImageRef) => string;
  /** Address of an entry of the list of sources; undefined for none. */
  sourceUrl: (id: string) => string | undefined;
}

/** An article's blocks as HTML. */
export function blocksToHtml(blocks: readonly ArticleBlock[], options: HtmlOptions): string {
  const { figure, sourceUrl } = options;
  const inline = (text: string) =>
    parseInline(text)
      .map((run) => runHtml(run, sourceUrl))
      .join('');
  const cell = (tag: 'th' | 'td') => (text: string) => `<${tag}>${inline(text)}</${tag}>`;
  const html = (block: ArticleBlock): string => {
    switch (block.kind) {
      case 'paragraph':
        return `<p>${inline(block.text)}</p>`;
      case 'heading':
        return `<h${block.level}>${inline(block.text)}</h${block.level}>`;
      case 'list': {
        const tag = block.style === 'numbered' ? 'ol' : 'ul';
        const items = block.items.map((item) => `<li>${inline(item)}</li>`);
        return `<${tag}>\n${items.join('\n')}\n</${tag}>`;
      }
      case 'quote': {
        const source = block.source === '' ? '' : `<p><cite>${inline(block.source)}</cite></p>`;
        return `<blockquote><p>${inline(block.text)}</p>${source}</blockquote>`;
      }
      case 'note':
        return (
          `<aside data-tone="${block.tone}"><p><strong>${escapeHtml(block.title)}</strong></p>` +
          `<p>${inline(block.text)}</p></aside>`
        );
      case 'figure':
        return figure(block.figure);
      case 'table': {
        const caption =
          block.caption === '' ? '' : `<caption>${escapeHtml(block.caption)}</caption>\n`;
        const rows = block.rows.map((row) => `<tr>${row.map(cell('td')).join('')}</tr>`);
        return (
          `<table>\n${caption}<thead><tr>${block.header.map(cell('th')).join('')}</tr></thead>\n` +
          `<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`
        );
      }
    }
  };
  return blocks
    .map(html)
    .filter((text) => text !== '')
    .join('\n');
}

/** A run of inline text as HTML. */
export function runHtml(run: InlineRun, sourceUrl: HtmlOptions['sourceUrl']): string {
  if (run.kind === 'text') return escapeHtml(run.text);
  const inner = run.runs.map((each) => runHtml(each, sourceUrl)).join('');
  if (run.kind === 'strong') return `<strong>${inner}</strong>`;
  if (run.kind === 'emphasis') return `<em>${inner}</em>`;
  const href = run.href.startsWith('source:')
    ? sourceUrl(run.href.slice('source:'.length))
    : run.href;
  return href === undefined ? inner : `<a href="${escapeHtml(href)}">${inner}</a>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
