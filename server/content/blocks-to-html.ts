import { sources } from '#content/sources.ts';
import { parseInline } from '#lib/inline-markup.ts';
import type { InlineRun } from '#lib/inline-markup.ts';
import type { ArticleBlock } from '#shared/content-types/blocks.ts';
import type { Shown } from '#shared/page-content.ts';
import { articleFigure, escapeHtml } from './article-figure.ts';

/** A block of an article with its picture and the anchor of its heading. */
export type ShownArticleBlock = Shown<ArticleBlock>;

/**
 * The HTML of each block; empty for a picture that is not there (yet).
 * @param feedOrigin of a feed, whose reader needs whole addresses and lays tables out itself; undefined for the page
 */
export function blocksToHtml(blocks: readonly ShownArticleBlock[], feedOrigin?: string): string[] {
  const inline = (text: string) =>
    parseInline(text)
      .map((run) => runHtml(run, feedOrigin))
      .join('');
  let tables = 0;
  const html = (block: ShownArticleBlock): string => {
    switch (block.kind) {
      case 'paragraph':
        return `<p>${inline(block.text)}</p>`;
      case 'heading': {
        const isSection = block.level === 2 && feedOrigin === undefined;
        const id = isSection ? ` id="${escapeHtml(block.anchor)}"` : '';
        return `<h${block.level}${id}>${inline(block.text)}</h${block.level}>`;
      }
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
        return block.figure ? articleFigure(block.figure, feedOrigin) : '';
      case 'table': {
        const caption =
          block.caption === '' ? '' : `<caption>${escapeHtml(block.caption)}</caption>\n`;
        const header = block.header.map((text) => `<th scope="col">${inline(text)}</th>`).join('');
        // On a phone, a table of three columns or more is shown row by row, each cell beside its header.
        const isStacked = feedOrigin === undefined && block.header.length > 2;
        const labelOf = (column: number) =>
          isStacked && column > 0
            ? ` data-label="${inline(block.header[column] ?? '').replaceAll(/<[^>]*>/g, '')}"`
            : '';
        const rows = block.rows.map((row) => {
          const cells = row.map((text, column) => `<td${labelOf(column)}>${inline(text)}</td>`);
          return `<tr>${cells.join('')}</tr>`;
        });
        const table =
          `<table${isStacked ? ' data-words' : ''}>\n${caption}<thead><tr>${header}</tr></thead>\n` +
          `<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`;
        tables += 1;
        // It can be scrolled, and reached with the keyboard.
        return feedOrigin === undefined
          ? `<div role="region" aria-label="Table ${tables}" tabindex="0">${table}</div>`
          : table;
      }
    }
  };
  return blocks.map(html);
}

function runHtml(run: InlineRun, feedOrigin: string | undefined): string {
  if (run.kind === 'text') return escapeHtml(run.text);
  const inner = run.runs.map((each) => runHtml(each, feedOrigin)).join('');
  if (run.kind === 'strong') return `<strong>${inner}</strong>`;
  if (run.kind === 'emphasis') return `<em>${inner}</em>`;
  const href = addressOf(run.href);
  if (href === undefined) return inner;
  const isOurs = href.startsWith('/');
  const address = escapeHtml(isOurs ? `${feedOrigin ?? ''}${href}` : href);
  const rel = /^https?:/.test(href) ? ' rel="noopener noreferrer"' : '';
  return `<a href="${address}"${rel}>${inner}</a>`;
}

/** Where the target of a link leads; undefined for a source or a scheme that is not known. */
export function addressOf(target: string): string | undefined {
  const known: Readonly<Record<string, { url: string }>> = sources;
  const id = target.startsWith('source:') ? target.slice('source:'.length) : undefined;
  if (id !== undefined) return Object.hasOwn(known, id) ? known[id]?.url : undefined;
  return /^(?:https?:|mailto:|tel:|#|\/(?!\/))/i.test(target) ? target : undefined;
}
