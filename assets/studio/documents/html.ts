/** One paper as a printed page: the same data as on the site, set in HTML for A4. */
import { parseInline, type InlineRun } from '#lib/inline-markup.ts';
import { sourcesLine } from '#ui/sources/sources-line.ts';
import { formatMonth } from '#lib/format-month.ts';
import type { Source } from '#content/schema.ts';
import type { ContentBlock } from '#shared/content-types/blocks.ts';
import type { PageBody } from '#shared/content-types/page.ts';
import { sectionsOf } from '#shared/sections-of.ts';
import type { SectionOf } from '#shared/sections-of.ts';
import { sources } from '#content/sources.ts';

export interface Insert {
  section: string;
  /** Before the block of this index; the number of blocks puts it last. */
  before: number;
  html: string;
}

export interface Paper {
  name: string;
  number: number;
  article: PageBody;
  /** Accent of rules and numerals, and the cover's whole drawing, 210 mm wide. */
  accent: string;
  cover: string;
  coverNote: string;
  inserts: readonly Insert[];
  /** Whole pages between the text and the sources: drawings, sheets to fill in. */
  plates: readonly { title: string; html: string }[];
}

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const known: Readonly<Record<string, Source>> = sources;

/** Numbers sources in the order of their first mention. */
function references(): { cite(id: string): number; cited(): readonly Source[] } {
  const order: string[] = [];
  return {
    cite(id) {
      const found = order.indexOf(id);
      return found >= 0 ? found + 1 : order.push(id);
    },
    cited: () =>
      order.map((id) => {
        const source = known[id];
        if (source === undefined) throw new Error(`No source ${id}`);
        return source;
      }),
  };
}

type Cite = (id: string) => number;

function inline(text: string, cite: Cite): string {
  const run = (part: InlineRun): string => {
    switch (part.kind) {
      case 'text':
        return escape(part.text);
      case 'strong':
        return `<strong>${part.runs.map(run).join('')}</strong>`;
      case 'emphasis':
        return `<em>${part.runs.map(run).join('')}</em>`;
      case 'link': {
        const label = part.runs.map(run).join('');
        if (!part.href.startsWith('source:')) return label;
        const id = part.href.slice('source:'.length);
        const number = cite(id);
        return `<a class="cited" href="${escape(known[id]?.url ?? '')}">${label}</a>${mark(number)}`;
      }
    }
  };
  return parseInline(text).map(run).join('');
}

const mark = (number: number): string =>
  `<a class="mark" href="#source-${number}"><span class="unseen">source </span>${number}</a>`;

function table(block: Extract<ContentBlock, { kind: 'table' }>, cite: Cite): string {
  const side = (i: number): string => (block.header[i] === 'Figure' ? ' class="end"' : '');
  const head = block.header
    .map((text, i) => `<th scope="col"${side(i)}>${escape(text)}</th>`)
    .join('');
  const body = block.rows
    .map((row) => {
      const cells = row.map((cell, i) =>
        i === 0
          ? `<th scope="row">${inline(cell, cite)}</th>`
          : `<td${side(i)}>${inline(cell, cite)}</td>`,
      );
      return `<tr>${cells.join('')}</tr>`;
    })
    .join('');
  const from = block.source === undefined ? '' : mark(cite(block.source));
  const wide =
    block.header.length > 2
      ? ' wide'
      : block.rows.every(([first = '']) => first.length < 16)
        ? ' terms'
        : '';
  return `<div class="table${wide}"><table><caption>${escape(block.caption)}${from}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

const noteLabels = { information: 'Note', caution: 'Caution', check: 'Check first' } as const;

function renderBlock(block: ContentBlock, cite: Cite): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${inline(block.text, cite)}</p>`;
    case 'heading':
      return `<h3>${inline(block.text, cite)}</h3>`;
    case 'list': {
      const tag = block.style === 'numbered' ? 'ol' : 'ul';
      const items = block.items.map((item) => `<li>${inline(item, cite)}</li>`).join('');
      return `<${tag}>${items}</${tag}>`;
    }
    case 'quote':
      return `<blockquote>${inline(block.text, cite)}</blockquote>`;
    case 'definitions':
      return `<dl>${block.items.map((d) => `<div><dt>${inline(d.term, cite)}</dt><dd>${inline(d.text, cite)}</dd></div>`).join('')}</dl>`;
    case 'note':
      return `<aside class="note ${block.tone}"><p class="label">${noteLabels[block.tone]}</p><h3>${inline(block.title, cite)}</h3><p>${inline(block.text, cite)}</p></aside>`;
    case 'table':
      return table(block, cite);
    // Pictures and components belong to the site; a paper draws its own figures.
    case 'figure':
    case 'part':
    case 'gallery':
      return '';
  }
}

function renderSection(
  section: SectionOf<ContentBlock>,
  number: number,
  paper: Paper,
  cite: Cite,
): string {
  const inserted = (i: number): string =>
    paper.inserts
      .filter((x) => x.section === section.id && x.before === i)
      .map((x) => x.html)
      .join('');
  const blocks = section.blocks.map((block, i) => inserted(i) + renderBlock(block, cite)).join('');
  return `<section id="${section.id}"><h2><span class="numeral">${number}</span>${escape(section.title)}</h2>${blocks}${inserted(section.blocks.length)}</section>`;
}

export interface ContentsRow {
  title: string;
  href: string;
}

export function contentsOf(paper: Paper): ContentsRow[] {
  return [
    ...sectionsOf(paper.article.blocks).map((s) => ({ title: s.title, href: `#${s.id}` })),
    ...paper.plates.map((p, i) => ({ title: p.title, href: `#plate-${i + 1}` })),
    { title: 'Sources', href: '#sources' },
  ];
}

/** Month of this edition of the papers, as on their covers. */
const edition = formatMonth('2026-11');

export function paperHtml(paper: Paper, css: string, pages: ReadonlyMap<string, number>): string {
  const { article } = paper;
  const refs = references();
  const sections = sectionsOf(article.blocks)
    .map((s, i) => renderSection(s, i + 1, paper, refs.cite))
    .join('');
  const cited = refs.cited();
  const plates = paper.plates
    .map(
      (p, i) =>
        `<section class="plate" id="plate-${i + 1}"><h2>${escape(p.title)}</h2>${p.html}</section>`,
    )
    .join('');
  const contents = contentsOf(paper)
    .map(
      (row) =>
        `<li><a href="${row.href}">${escape(row.title)}</a><span class="leader"></span><span class="page">${pages.get(row.href) ?? ''}</span></li>`,
    )
    .join('');
  const list = cited
    .map(
      (s, i) =>
        `<li id="source-${i + 1}"><span class="numeral">${i + 1}</span><p>${escape(s.title)}${/[.?!]$/.test(s.title) ? '' : '.'} <em>${escape(s.publisher)}.</em><br><a href="${escape(s.url)}">${escape(s.url.replace('https://', '')).replaceAll('/', '/<wbr>')}</a></p></li>`,
    )
    .join('');
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><title>${escape(article.title)}: a working paper by Natural Building Design</title>
<meta name="description" content="${escape(article.description)}"><style>${css}
:root{--accent:${paper.accent}}</style></head><body>
<div class="cover"><div class="art">${paper.cover}</div>
<p class="series"><span>Natural Building Design</span><span>Working paper ${paper.number}</span></p>
<div class="title"><h1>${escape(article.title)}</h1><p class="standfirst">${escape(article.standfirst)}</p></div>
<p class="drawn">${escape(paper.coverNote)}</p><p class="month">${edition}</p></div>
<main><nav class="contents" aria-label="Contents"><p class="label">In this paper</p><ol>${contents}</ol></nav>
${sections}${plates}
<section id="sources" class="sources"><h2>Sources</h2>
<p>${escape(sourcesLine(cited) ?? '')}</p>
<ol>${list}</ol></section>
<aside class="imprint"><p class="label">Imprint</p><div><p><strong>${escape(article.title)}.</strong> Working paper ${paper.number} of Natural Building Design, central Victoria, Australia. ${edition}.</p>
<p>This is a working paper of the practice. It is general information, not advice for a particular site, nor legal or financial advice, and no substitute for the council, a registered building practitioner, a surveyor or a lawyer. It speaks for nobody but the practice.</p>
<p>Text and drawings by Natural Building Design. The drawings are studies; no drawing shows a real property. Set in EB Garamond and Atkinson Hyperlegible Next, both under the SIL Open Font Licence.</p></div></aside>
</main></body></html>`;
}
