import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ArticleBlocks } from '#shared/content-types/blocks.ts';
import { tidyHtml } from '../testing/tidy-html.ts';
import { blocksToHtml } from './blocks-to-html.ts';
import { htmlToBlocks } from './html-to-blocks.ts';
import { released } from './released.ts';
import { shownBody } from './shown-body.ts';
import { pastedPictures, usedPicture } from './used-picture.ts';

const cleaned = (html: string, options = pastedPictures) =>
  htmlToBlocks(html, options) ?? expect.fail('too many elements');
const blocksOf = (html: string) => cleaned(html).blocks;
const htmlOf = (blocks: ReturnType<typeof blocksOf>) =>
  blocksToHtml(shownBody({ blocks }, (use) => usedPicture(use, () => undefined)).blocks).join('\n');

describe.each(released.articles)('the article $slug', ({ blocks: shown }) => {
  test('is the same when it is copied from its page and pasted', () => {
    const html = blocksToHtml(shown).join('\n');
    const blocks = blocksOf(html);
    expect(v.safeParse(ArticleBlocks, blocks).issues).toBeUndefined();
    const anchors = / id="[^"]*"/g;
    expect(tidyHtml(htmlOf(blocks)).replaceAll(anchors, '')).toBe(
      tidyHtml(html).replaceAll(anchors, ''),
    );
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
  const { blocks, leftOut } = cleaned(
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
     <body lang=EN-AU><!--StartFragment-->
     <h1 style="mso-style-name:x">Lime<o:p></o:p></h1>
     <p class=MsoNormal><b><span lang=EN-AU>Bold </span></b><span style="font-style:italic">and slanted</span>&nbsp;text<o:p></o:p></p>
     <p class=MsoListParagraphCxSpFirst style="mso-list:l0 level1 lfo1"><span>·<span style="font:7pt">      </span></span>First</p>
     <p class=MsoListParagraphCxSpLast style="mso-list:l0 level1 lfo1"><span>·<span>   </span></span>Second</p>
     <p class=MsoNormal><img src="file:///C:/x.png"><a href="javascript:alert(1)">no link</a> <a href="https://example.org/a(b)">a link</a></p>
     <table><tr><td><p>Part</p></td><td>Share</td></tr><tr><td>Lime</td><td>1</td></tr></table>
     <!--EndFragment--><script>alert(1)</script></body></html>`,
    pastedPictures,
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

test.each([
  ['<p>Bales are 900*450*350 mm</p>', 'Bales are 900*450*350 mm'],
  [
    '<p><b>900*450</b>, from $1,450* a report. *Travel</p>',
    '**900*450**, from $1,450* a report. *Travel',
  ],
  ['<p><b>H</b>igh and <i>l</i>ow</p>', 'High and low'],
  ['<p>10<sup>3</sup> kg, 120 m<sup>2</sup>, H<sub>2</sub>O</p>', '10³ kg, 120 m², H₂O'],
  ['<p>10<sup><b>-6</b></sup> and x<sup>a+b</sup>, k<sub>max</sub></p>', '10⁻⁶ and x^a+b, k_max'],
  ['<p>The 21<sup>st</sup>, Earth<sup>™</sup></p>', 'The 21st, Earth™'],
  ['<p>5 m<span style="vertical-align: super">3</span></p>', '5 m³'],
  ['<p>Lime\u000Band\u0000 cl\uFFFEay\uD83D</p>', 'Lime and clay'],
])('publishes what was pasted as it was meant: %s', (html, text) => {
  expect(blocksOf(html)).toEqual([{ kind: 'paragraph', text }]);
});

test.each([
  ['<p><s>$300</s> now $250</p>'],
  ['<p><del>$300</del> now <strike>$260</strike> $250</p>'],
  ['<p><span style="color:red; text-decoration: line-through">$300</span> now $250</p>'],
  ['<del><p>From $300</p></del><p>now $250</p>'],
])('leaves out struck words, and says so: %s', (html) => {
  const { blocks, leftOut } = cleaned(html, { pictureAt: () => undefined });
  expect(blocks).toEqual([{ kind: 'paragraph', text: 'now $250' }]);
  expect(leftOut).toEqual(['Struck-through words were left out.']);
});

test.each<[string, string, string[], string[][]]>([
  [
    'rows in the first column',
    '<tr><th>Wall</th><th>Layer</th><th>mm</th></tr><tr><td rowspan=2>North</td><td>Lime</td><td>20</td></tr><tr><td>Cob</td><td>400</td></tr>',
    ['Wall', 'Layer', 'mm'],
    [
      ['North', 'Lime', '20'],
      ['North', 'Cob', '400'],
    ],
  ],
  [
    'columns in the head',
    '<thead><tr><th>Wall</th><th colspan=2>Size</th></tr></thead><tbody><tr><td>North</td><td>3 m</td><td>2 m</td></tr></tbody>',
    ['Wall', 'Size', 'Size'],
    [['North', '3 m', '2 m']],
  ],
  [
    'both, over two rows of headings',
    '<tr><th rowspan=2>Wall</th><th colspan=2>Size</th></tr><tr><th>long</th><th>high</th></tr><tr><td>North</td><td>3 m</td><td>2 m</td></tr>',
    ['Wall', 'Size long', 'Size high'],
    [['North', '3 m', '2 m']],
  ],
  [
    'both, as a word processor writes them, without headings of their own',
    '<tr><td rowspan=2>Wall</td><td colspan=2>Size</td></tr><tr><td>long</td><td>high</td></tr><tr><td>North</td><td>3 m</td><td>2 m</td></tr>',
    ['Wall', 'Size long', 'Size high'],
    [['North', '3 m', '2 m']],
  ],
  [
    'columns in the body, and a line across',
    '<tr><th>Wall</th><th>Lime</th><th>Clay</th><th>Note</th></tr><tr><td colspan=4>Outside</td></tr><tr><td>North</td><td colspan=2>none</td><td>dry</td></tr>',
    ['Wall', 'Lime', 'Clay', 'Note'],
    [
      ['Outside', '', '', ''],
      ['North', 'none', 'none', 'dry'],
    ],
  ],
  [
    'rows and columns, in the middle and beyond the end',
    '<tr><th>A</th><th>B</th><th>C</th></tr><tr><td>1</td><td rowspan=9>2</td><td>3</td></tr><tr><td>4</td><td colspan=0>5</td></tr>',
    ['A', 'B', 'C'],
    [
      ['1', '2', '3'],
      ['4', '2', '5'],
    ],
  ],
])('puts each cell under its own heading: merged %s', (_what, rows, header, body) => {
  expect(blocksOf(`<table>${rows}</table>`)).toEqual([
    { kind: 'table', caption: '', header, rows: body },
  ]);
});

/** Pastes of a megabyte that are quadratic for a careless parser, or overflow its stack. */
test.each<[string, string]>([
  ['brackets', `${'['.repeat(1e6)}cob`],
  ['line breaks', `${'<br>'.repeat(49_000)}cob`],
  ['the dots of an address', `<a href="http://${'.a'.repeat(5e5)} x">cob</a>`],
  ['the ats of an address', `<a href="mailto:${'a@'.repeat(5e5)} x">cob</a>`],
  ['elements in elements', `${'<span>'.repeat(160_000)}cob`],
  ['lists in lists', `${'<ul><li>'.repeat(125_000)}cob`],
  [
    'cells over many rows and columns',
    `<table>${'<tr><td rowspan=65534 colspan=1000>cob'.repeat(2e4)}`,
  ],
  ['one wide row among many', `<table><tr>${'<td>'.repeat(2e4)}</tr>${'<tr><td>cob'.repeat(1e4)}`],
])('reads a paste of %s', (_, html) => {
  const blocks = blocksOf(html);
  expect(blocks.every(({ kind }) => kind === 'paragraph')).toBe(true);
  expect(JSON.stringify(blocks)).toContain('cob');
});

test('turns what is nested too deep into plain text, without comments, with its entities', () => {
  expect(blocksOf(`${'<div>'.repeat(300)}lime<!-- > --> &amp; <b title=">">sand</b><br>*`)).toEqual(
    [{ kind: 'paragraph', text: 'lime & sand *' }],
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
