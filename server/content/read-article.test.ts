import { expect, test } from 'vitest';
import { sources } from '#content/sources.ts';
import { cleanArticle } from '../services/content.ts';
import { articleForFeed, picturesInArticle, readArticle, textsOfArticle } from './read-article.ts';

/** The HTML of each part that the page lays out on its own. */
function partsOf(html: string): string[] {
  const { content, sections } = readArticle(html);
  const starts = [0, ...sections.map(({ at }) => at)];
  return starts.map((start, index) => content.slice(start, starts[index + 1]));
}

test('gives every section an anchor of its own', () => {
  const { content, sections } = readArticle(
    '<h2>Straw &amp; clay</h2><p>a</p><h2>Straw &amp; clay</h2><h2><em>North</em> wind</h2>',
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
  const titles = ['Lime', 'Lime 2', 'Lime', 'Lime', '粘土', '', 'Section', 'Lime-2'];
  const { sections } = readArticle(titles.map((title) => `<h2>${title}</h2>`).join(''));
  const ids = sections.map(({ id }) => id);
  expect(ids.slice(0, 4)).toEqual(['lime', 'lime-2', 'lime-3', 'lime-4']);
  expect(ids.slice(4, 7)).toEqual(['section', 'section-2', 'section-3']);
  expect(new Set(ids).size).toBe(titles.length);
});

test('says where each section begins', () => {
  expect(partsOf('<p>𝄞 &amp; one</p>\n<h2>A</h2>\n<p>a</p>\n<h2>B</h2>')).toEqual([
    '<p>𝄞 &amp; one</p>\n',
    '<h2 id="a">A</h2>\n<p>a</p>\n',
    '<h2 id="b">B</h2>',
  ]);
  expect(partsOf('<h2>A</h2>')).toEqual(['', '<h2 id="a">A</h2>']);
});

test('does not begin a section at a heading inside a block', () => {
  const html = '<blockquote><h2>Said</h2><p>b</p></blockquote><h3>Small</h3><h2>A <em>b</em></h2>';
  expect(readArticle(html).sections).toMatchObject([{ id: 'a-b', title: 'A b' }]);
  expect(partsOf(html)[0]).toBe('<blockquote><h2>Said</h2><p>b</p></blockquote><h3>Small</h3>');
});

test('an empty article has no sections and takes a minute', () => {
  expect(readArticle('')).toEqual({ content: '', sections: [], minutes: 1, sources: [] });
  expect(textsOfArticle('')).toEqual({ opening: '', sections: [] });
  expect(picturesInArticle('')).toEqual([]);
  expect(articleForFeed('', 'https://practice.test')).toBe('');
});

test('puts every table into a frame that can scroll and be reached by keyboard', () => {
  const table =
    '<table><thead><tr><th>Day</th><th>Sun</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>';
  const framed = (number: number) =>
    `<div role="region" aria-label="Table ${number}" tabindex="0"><table><thead><tr>` +
    '<th scope="col">Day</th><th scope="col">Sun</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>';
  expect(readArticle(`${table}<p>a</p>${table}`).content).toBe(`${framed(1)}<p>a</p>${framed(2)}`);
});

test('does not mark the header of a row as one of a column, and keeps an existing scope', () => {
  const rows = '<tr><th>Lime</th><td>1</td></tr>';
  expect(readArticle(`<table><tbody>${rows}</tbody></table>`).content).toContain(rows);
  const grouped = '<thead><tr><th scope="colgroup">Lime</th></tr></thead>';
  expect(readArticle(`<table>${grouped}</table>`).content).toContain(grouped);
});

test('leaves HTML unchanged that needs neither an anchor nor a frame', () => {
  const html = cleanArticle(
    '<figure><img src="/attached_assets_compressed/a/b-800.webp" alt="&quot;A&quot; &amp; b" width="8" height="6" loading="lazy" /></figure>' +
      '<figure><img src="/attached_assets_compressed/a/c-800.webp" alt="" /><figcaption>1 &lt; 2</figcaption></figure>' +
      '<p>“Lime”, <a href="/library?a=1&amp;b=2">R 2.5</a><br />CO<sub>2</sub></p><hr />',
  );
  expect(readArticle(html).content).toBe(html);
});

test('counts words and not tags', () => {
  expect(readArticle(`<p>${'word '.repeat(660)}</p><ul><li></li></ul>`).minutes).toBe(3);
  const words = (count: number) => '<li><strong>w</strong>ord</li>'.repeat(count);
  expect(readArticle(`<ul>${words(220 * 5)}</ul>`).minutes).toBe(5);
});

test('lists the sources it links to once, in the order of reading', () => {
  const link = (url: string) => `<a href="${url.replaceAll('&', '&amp;')}">l</a>`;
  const { vicplan, 'daylesford-rain': rain } = sources;
  const first = link(rain.url);
  const others = [link('/library'), link('https://unlisted.example/'), link(vicplan.url), first];
  expect(
    readArticle(`<p>${first}</p><ul><li>${others.join('</li><li>')}</li></ul>`).sources,
  ).toEqual([rain.url, vicplan.url]);
});

test('returns the text of each section for the search', () => {
  expect(
    textsOfArticle(
      '<p>Out <em>in</em>side.</p><p>Next</p><h2>Mix <em>it</em></h2><h3>Dry</h3>' +
        '<table><tbody><tr><td>lime &amp; sand</td><td>1</td></tr></tbody></table><h2>B</h2>',
    ),
  ).toEqual({ opening: 'Out inside. Next', sections: ['Dry lime & sand; 1;', ''] });
});

test('finds the pictures of an article', () => {
  expect(
    picturesInArticle('<p> src="/no"</p><figure><img src="/a?b=1&amp;c=2"></figure><img alt="x">'),
  ).toEqual(['/a?b=1&c=2']);
});

test('gives a feed reader absolute addresses and one copy of each picture', () => {
  expect(
    articleForFeed(
      '<p>href="/a" <a href="/a">a</a><a href="//b.test/">b</a><a href="https://c.test/">c</a></p>' +
        '<img src="/d.webp" srcset="/d.avif 8w" sizes="100vw" alt="" />',
      'https://practice.test',
    ),
  ).toBe(
    '<p>href="/a" <a href="https://practice.test/a">a</a><a href="//b.test/">b</a><a href="https://c.test/">c</a></p>' +
      '<img src="https://practice.test/d.webp" alt="" />',
  );
});

test.each([
  ['thirty thousand equal headings', '<h2>a</h2>'.repeat(30_000), 30_000],
  ['lists in lists', '<ul><li>'.repeat(5_000), 0],
  ['tables in tables', '<table><tr><td>'.repeat(1_000), 0],
  ['tags that nobody closed', '<p>a<h2><em>b</h2>'.repeat(1_000), 1_000],
  ['headings in what nobody closed', '<p><strong>a<h2>b'.repeat(1_000), 0],
  ['one long paragraph', `<p>${'<b>'.repeat(10_000)}${'a '.repeat(135_000)}</p>`, 0],
])('reads %s', (_, html, count) => {
  const cleaned = cleanArticle(html);
  const { content, sections } = readArticle(cleaned);
  expect(sections).toHaveLength(count);
  for (const { id, at } of sections) expect(content.startsWith(`<h2 id="${id}">`, at)).toBe(true);
  expect(textsOfArticle(cleaned).sections).toHaveLength(count);
});
