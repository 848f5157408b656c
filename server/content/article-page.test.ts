import { expect, test } from 'vitest';
import { sources } from '#content/sources.ts';
import type { ArticleBlock } from '#shared/content-types/blocks.ts';
import { feedHtml, shownPost, textsOfArticle } from './article-page.ts';
import { shownBody } from './shown-body.ts';
import { usedPicture } from './used-picture.ts';

const article = (...blocks: ArticleBlock[]) => ({
  id: 1,
  slug: 'lime',
  title: 'Lime',
  excerpt: 'In short.',
  imageUrl: '/attached_assets_compressed/blog/cover-1600.avif',
  category: 'Materials',
  publishedAt: '2026-01-01T00:00:00.000Z',
  ...shownBody({ blocks }, (use) => usedPicture(use, () => undefined)),
});
const section = (text: string): ArticleBlock => ({ kind: 'heading', level: 2, text });
const paragraph = (text: string): ArticleBlock => ({ kind: 'paragraph', text });
const table: ArticleBlock = {
  kind: 'table',
  caption: '',
  header: ['Day', 'Sun'],
  rows: [['1', '2']],
};

/** The HTML of each part that the page lays out on its own. */
function partsOf(...blocks: ArticleBlock[]): string[] {
  const { content, sections } = shownPost(article(...blocks));
  const starts = [0, ...sections.map(({ at }) => at)];
  return starts.map((start, index) => content.slice(start, starts[index + 1]).trim());
}

test('gives every section an anchor of its own', () => {
  const { content, sections } = shownPost(
    article(
      section('Straw & clay'),
      paragraph('a'),
      section('Straw & clay'),
      section('*North* wind'),
    ),
  );
  expect(sections.map(({ id, title }) => ({ id, title }))).toEqual([
    { id: 'straw-clay', title: 'Straw & clay' },
    { id: 'straw-clay-2', title: 'Straw & clay' },
    { id: 'north-wind', title: 'North wind' },
  ]);
  expect(content).toContain('<h2 id="straw-clay">Straw &amp; clay</h2>');
  expect(content).toContain('<h2 id="north-wind"><em>North</em> wind</h2>');
});

test('gives unique anchors, whatever the headings say', () => {
  const titles = ['Lime', 'Lime 2', 'Lime', 'Lime', '粘土', '!', 'Section', 'Lime-2'];
  const ids = shownPost(article(...titles.map(section))).sections.map(({ id }) => id);
  expect(ids.slice(0, 4)).toEqual(['lime', 'lime-2', 'lime-3', 'lime-4']);
  expect(ids.slice(4, 7)).toEqual(['section', 'section-2', 'section-3']);
  expect(new Set(ids).size).toBe(titles.length);
});

test('says where each section begins, which no smaller heading does', () => {
  expect(
    partsOf(
      paragraph('𝄞 & one'),
      section('A'),
      { kind: 'heading', level: 3, text: 'Small' },
      section('B'),
    ),
  ).toEqual(['<p>𝄞 &amp; one</p>', '<h2 id="a">A</h2>\n<h3>Small</h3>', '<h2 id="b">B</h2>']);
  expect(partsOf(section('A'))).toEqual(['', '<h2 id="a">A</h2>']);
});

test('puts every table into a frame that can scroll and be reached by keyboard', () => {
  const framed = (number: number) =>
    `<div role="region" aria-label="Table ${number}" tabindex="0"><table>\n<thead><tr>` +
    '<th scope="col">Day</th><th scope="col">Sun</th></tr></thead>\n<tbody>\n<tr><td>1</td><td>2</td></tr>\n</tbody>\n</table></div>';
  expect(shownPost(article(table, paragraph('a'), table)).content).toBe(
    `${framed(1)}\n<p>a</p>\n${framed(2)}`,
  );
});

test('a table of three columns names the header of each cell, for a phone that shows it row by row', () => {
  const wide = {
    ...table,
    header: ['Part', 'Do **not** "cut" & burn', 'When'],
    rows: [['Eave', 'a', 'b']],
  };
  expect(shownPost(article(wide)).content).toContain(
    '<table data-words>\n<thead><tr><th scope="col">Part</th>',
  );
  expect(shownPost(article(wide)).content).toContain(
    '<tr><td>Eave</td><td data-label="Do not &quot;cut&quot; &amp; burn">a</td><td data-label="When">b</td></tr>',
  );
});

test('counts words and not marks, at least a minute of them', () => {
  expect(shownPost(article(paragraph('**word** '.repeat(660)))).minutes).toBe(3);
  expect(shownPost(article(paragraph('!'))).minutes).toBe(1);
});

test('lists the sources it links to once, in the order of reading', () => {
  const { vicplan, 'daylesford-rain': rain } = sources;
  const links = `[a](${rain.url}) [b](/library) [c](https://unlisted.example/) [d](source:vicplan)`;
  const post = shownPost(article(paragraph(links), paragraph('[e](source:daylesford-rain)')));
  expect(post.sources).toEqual([rain.url, vicplan.url]);
});

test('leads nowhere but to known addresses', () => {
  const { content } = shownPost(
    article(paragraph('[a](javascript:alert(1)) [b](source:nobody) [c](//b.test) [d](/about)')),
  );
  expect(content).toBe('<p>a b c <a href="/about">d</a></p>');
});

test('leaves out a picture that is not there', () => {
  const figure = {
    picture: `uploaded/${'a'.repeat(64)}`,
    alt: 'a',
    isDecorative: false,
    caption: '',
    isStandIn: false,
  };
  expect(shownPost(article(paragraph('a'), { kind: 'figure', figure })).content).toBe('<p>a</p>');
});

test('returns the text of each section for the search', () => {
  expect(
    textsOfArticle(
      article(
        paragraph('Out *and* in.'),
        paragraph('Next'),
        section('Mix *it*'),
        { kind: 'heading', level: 3, text: 'Dry' },
        table,
        section('B'),
      ),
    ),
  ).toEqual({
    opening: 'Out and in. Next',
    sections: [
      { id: 'mix-it', title: 'Mix it', text: 'Dry Day; Sun; 1; 2;' },
      { id: 'b', title: 'B', text: '' },
    ],
  });
});

test('gives a feed reader whole addresses, and no frames', () => {
  expect(
    feedHtml(
      article(section('A'), paragraph('[a](/a) [c](https://c.test/)'), table),
      'https://practice.test',
    ),
  ).toBe(
    '<h2>A</h2>\n<p><a href="https://practice.test/a">a</a> <a href="https://c.test/" rel="noopener noreferrer">c</a></p>\n' +
      '<table>\n<thead><tr><th scope="col">Day</th><th scope="col">Sun</th></tr></thead>\n<tbody>\n<tr><td>1</td><td>2</td></tr>\n</tbody>\n</table>',
  );
});
