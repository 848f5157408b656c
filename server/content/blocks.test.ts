import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ArticleBlocks } from '#shared/content-kinds/blocks.ts';
import { blogPosts } from '#content/blog/blog-posts.ts';
import { cleanArticle } from '../services/content.ts';
import { tidyHtml } from '../testing/tidy-html.ts';
import { articleFigures } from './article-figures.ts';
import { blocksToHtml } from './blocks-to-html.ts';
import { htmlToBlocks } from './html-to-blocks.ts';

const figures = articleFigures(() => undefined);
const blocksOf = (html: string) => htmlToBlocks(html, figures).blocks;
const htmlOf = (blocks: ReturnType<typeof blocksOf>) =>
  blocksToHtml(blocks, { figure: figures.figure, sourceUrl: () => undefined });

describe.each(blogPosts)('the shipped article $slug', ({ content }) => {
  test('survives conversion to blocks and back to HTML unchanged', () => {
    const html = tidyHtml(cleanArticle(content));
    const blocks = blocksOf(cleanArticle(content));
    expect(tidyHtml(cleanArticle(htmlOf(blocks)))).toBe(html);
    expect(v.safeParse(ArticleBlocks, blocks).issues).toBeUndefined();
    expect(blocksOf(htmlOf(blocks))).toEqual(blocks);
  });
});

test('every kind of block is parsed from its own HTML', () => {
  const blocks = v.parse(ArticleBlocks, [
    { kind: 'heading', level: 3, text: 'Lime & sand' },
    {
      kind: 'paragraph',
      text: 'One **bold**, one *slanted*, a [link](https://a.example/?a=1&b=2).',
    },
    { kind: 'list', style: 'numbered', items: ['one', '**two**'] },
    { kind: 'quote', text: 'Well said', source: 'Somebody, 1901' },
    { kind: 'note', tone: 'caution', title: 'Wear gloves', text: 'Lime burns.' },
    {
      kind: 'table',
      caption: 'Mixes',
      header: ['Part', ''],
      rows: [
        ['lime', '1'],
        ['sand', '< 3'],
      ],
    },
  ]);
  expect(blocksOf(htmlOf(blocks))).toEqual(blocks);
});

test('cleans what Word copies to the clipboard', () => {
  const { blocks, leftOut } = htmlToBlocks(
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
     <body lang=EN-AU><!--StartFragment-->
     <h1 style="mso-style-name:x">Lime<o:p></o:p></h1>
     <p class=MsoNormal><b><span lang=EN-AU>Bold </span></b><span style="font-style:italic">and slanted</span>&nbsp;text<o:p></o:p></p>
     <p class=MsoListParagraphCxSpFirst style="mso-list:l0 level1 lfo1"><span>·<span style="font:7pt">      </span></span>First</p>
     <p class=MsoListParagraphCxSpLast style="mso-list:l0 level1 lfo1"><span>·<span>   </span></span>Second</p>
     <p class=MsoNormal><img src="file:///C:/x.png"><a href="javascript:alert(1)">no link</a> <a href="https://example.org/a(b)">a link</a></p>
     <table><tr><td><p>Part</p></td><td>Share</td></tr><tr><td>Lime</td><td>1</td></tr></table>
     <!--EndFragment--><script>alert(1)</script></body></html>`,
    figures,
  );
  expect(blocks).toEqual([
    { kind: 'heading', level: 2, text: 'Lime' },
    { kind: 'paragraph', text: '**Bold** *and slanted* text' },
    { kind: 'list', style: 'bulleted', items: ['First', 'Second'] },
    { kind: 'paragraph', text: 'no link [a link](https://example.org/a%28b%29)' },
    {
      kind: 'table',
      caption: '',
      header: ['Part', 'Share'],
      rows: [['Lime', '1']],
    },
  ]);
  expect(leftOut).toEqual(['One picture was left out. Add it as a photo.']);
});

test('cleans what a web editor and a plain page copy to the clipboard', () => {
  expect(
    blocksOf(
      '<b style="font-weight:normal"><p>One<br>two</p><div>three<ul><li>a<ul><li>b</li></ul></li></ul>four</div></b>',
    ),
  ).toEqual([
    { kind: 'paragraph', text: 'One two' },
    { kind: 'paragraph', text: 'three' },
    { kind: 'list', style: 'bulleted', items: ['a', 'b'] },
    { kind: 'paragraph', text: 'four' },
  ]);
  expect(blocksOf('plain words<br><br>and more')).toEqual([
    { kind: 'paragraph', text: 'plain words' },
    { kind: 'paragraph', text: 'and more' },
  ]);
  expect(blocksOf('<p> </p><div></div>')).toEqual([]);
});

test('pasted text is never taken for markup', () => {
  const [block] = blocksOf('<p>2*3*4 and [a](/b) **x**</p>');
  expect(block).toEqual({ kind: 'paragraph', text: '2∗3∗4 and (a) (/b) ∗∗x∗∗' });
  expect(htmlOf(block ? [block] : [])).not.toMatch(/<(?:em|strong|a)/);
});

/** Pastes of a megabyte that are quadratic for a careless parser, or overflow its stack. */
test.each<[string, string]>([
  ['brackets', `${'['.repeat(1e6)}cob`],
  ['line breaks', `${'<br>'.repeat(250_000)}cob`],
  ['the dots of an address', `<a href="http://${'.a'.repeat(5e5)} x">cob</a>`],
  ['the ats of an address', `<a href="mailto:${'a@'.repeat(5e5)} x">cob</a>`],
  ['elements in elements', `${'<span>'.repeat(160_000)}cob`],
  ['lists in lists', `${'<ul><li>'.repeat(125_000)}cob`],
  ['one wide row among many', `<table><tr>${'<td>'.repeat(1e5)}</tr>${'<tr><td>cob'.repeat(5e4)}`],
])('reads a paste of %s', (_, html) => {
  const blocks = blocksOf(html);
  expect(blocks.every(({ kind }) => kind === 'paragraph')).toBe(true);
  expect(JSON.stringify(blocks)).toContain('cob');
});

test('turns what is nested too deep into plain text, without comments, with its entities', () => {
  expect(blocksOf(`${'<div>'.repeat(300)}lime<!-- > --> &amp; <b title=">">sand</b><br>*`)).toEqual(
    [{ kind: 'paragraph', text: 'lime & sand ∗' }],
  );
});

test('escapes everything that is text', () => {
  expect(
    htmlOf([
      { kind: 'note', tone: 'check', title: '<i>', text: '"&"' },
      { kind: 'table', caption: '<b>', header: ['<', ''], rows: [['>', '']] },
    ]),
  ).not.toMatch(/<[ib]>|"&"/);
});
