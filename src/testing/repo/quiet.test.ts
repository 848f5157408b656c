import { expect, test } from 'vitest';
import { papers } from '../../../assets/studio/documents/papers.ts';
import { paperHtml } from '../../../assets/studio/documents/html.ts';
import { searchDocuments } from '#server/search/documents.ts';
import { createPageHead } from '#server/pages/seo/page-head.ts';
import { publicAddresses } from '../support/public-addresses.ts';
import { pageWords } from '../support/page-words.ts';
import { renderPage, seedContent } from '../support/render-page.ts';

/** How a text was checked, and what is not there yet: the owner's to know, in “Before going public”. */
const apparatus: readonly RegExp[] = [
  /stored copy/i,
  /haven[’']t (?:yet )?read/i,
  /not (?:yet )?(?:been )?(?:checked|confirmed|published)(?: yet| with)/i,
  /not yet (?:checked|confirmed|published)/i,
  /hasn[’']t (?:been )?(?:checked|published)|isn[’']t (?:checked|published|confirmed)/i,
  /photos? to come|until photo(?:graph)?s|photo(?:graph)?s will (?:replace|take)/i,
  /not a photo(?:graph)? of/i,
  /licence or use/i,
];

/** What a visitor came for is the house, not the website. */
const aboutItself: readonly RegExp[] = [
  /(?:this|our) (?:web ?)?(?:page|site) (?:says|tells|shows|explains|lists|will|has|is)\b/i,
  /(?:form|list|table|picture)s? on this (?:page|site|website)/i,
  /here you(?:’ll| will) find/i,
  /still working on this page/i,
];

/** A picture that was rendered claims no work of hands: nobody built, cut or printed it. */
const madeByHand: readonly RegExp[] = [
  /study models?\b/i,
  /\b(?:lino|wood)(?:cuts?|block)\b/i,
  /\b(?:built|carved|cut|drawn|made|printed) for (?:this|the) (?:page|site|website)/i,
];

/** Share of all words that lists of sources may take. */
const sourceShare = 0.04;

const seoHead = createPageHead(seedContent);
const pages = await Promise.all(
  [...publicAddresses, '/nowhere', '/projects/999', '/blog/none'].map(async (address) => {
    const rendered = await renderPage(address);
    const { pathname } = new URL(address, 'http://site.invalid');
    const head = seoHead(rendered, pathname, 'https://site.invalid');
    const { html, state, content, facts } = rendered;
    const data = [state, content ?? '', JSON.stringify(facts), JSON.stringify(head ?? {})];
    return { address, ...pageWords(html), data: data.join('\n') };
  }),
);

const found = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

test.each(pages)('$address says nothing about how its text was checked', ({ text, data }) => {
  expect(found(`${text}\n${data}`, apparatus)).toEqual([]);
});

test.each(pages)('$address talks about houses, not about itself', ({ text }) => {
  expect(found(text, aboutItself)).toEqual([]);
});

test.each(pages)('$address prints no program code', ({ text, data }) => {
  expect(found(`${text}\n${data}`, [/.{0,40}\$\{.{0,20}/])).toEqual([]);
});

test.each(pages)('$address claims no work of hands for its pictures', ({ text, data }) => {
  expect(found(`${text}\n${data}`, madeByHand)).toEqual([]);
});

test('search results and PDFs are as quiet as the pages', () => {
  const results = searchDocuments().map(({ url, heading, text }) => ({
    url,
    text: heading + text,
  }));
  const prints = papers.map((make) => {
    const paper = make();
    return { url: paper.name, text: paperHtml(paper, '', new Map()).replaceAll(/<[^>]+>/g, ' ') };
  });
  expect(
    [...results, ...prints].flatMap(({ url, text }) =>
      found(text, [...apparatus, ...aboutItself, ...madeByHand]).map((words) => `${url}: ${words}`),
    ),
  ).toEqual([]);
});

test('sources take at most 4 % of the words of all pages', () => {
  const sum = (of: (page: (typeof pages)[number]) => number) =>
    pages.reduce((total, page) => total + of(page), 0);
  expect(sum(({ sourceWords }) => sourceWords)).toBeGreaterThan(0);
  expect(sum(({ sourceWords }) => sourceWords) / sum(({ words }) => words)).toBeLessThanOrEqual(
    sourceShare,
  );
});
