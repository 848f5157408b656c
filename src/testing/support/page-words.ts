import { isTag, isText } from 'domhandler';
import type { AnyNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

/** What a reader gets of a rendered page. */
export interface PageWords {
  /** Of the main part: without header, menu and footer. */
  words: number;
  /** Of them, in lists of sources. */
  sourceWords: number;
  /** The text of the whole page, with what is read out or shown on pointing: alternative texts, labels, titles. */
  text: string;
}

const inline = /^(?:a|abbr|b|cite|code|em|i|q|span|strong|sub|sup|time)$/;
const spoken = ['alt', 'title', 'aria-label', 'placeholder'];

export function pageWords(html: string): PageWords {
  const { children } = parseDocument(html);
  const main = DomUtils.findOne(({ name }) => name === 'main', children);
  if (!main) throw new Error('the page has no main part');
  const lists = DomUtils.findAll(({ attribs }) => attribs['data-sources'] !== undefined, [main]);
  const attributes = DomUtils.findAll(() => true, children).flatMap(({ attribs }) =>
    spoken.flatMap((name) => attribs[name] ?? []),
  );
  return {
    words: countWords(textOf([main])),
    sourceWords: countWords(textOf(lists)),
    text: [textOf(children), ...attributes].join('\n').replaceAll(/[^\S\n]+/g, ' '),
  };
}

const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;

/** With a space around each block, so that a heading and the paragraph below it are two words. */
function textOf(nodes: readonly AnyNode[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.data;
      if (!isTag(node)) return '';
      const text = textOf(node.children);
      return inline.test(node.name) ? text : ` ${text} `;
    })
    .join('');
}
