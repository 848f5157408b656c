import { scriptJson } from './script-json.ts';

/** Between the texts of a list; the same characters stand before a key, where no markup does. */
const betweenTexts = '","';

/**
 * What stands between two texts in JSON, and in the HTML of the same page. A document contains its words as both: joined
 * alike, a whole list is one run of characters that its compression has seen before.
 */
const joints = [
  ['"},{"kind":"paragraph","text":"', '</p><p>'],
  ['"},{"id":"', '</dd></div><div id="'],
  ['","term":"', '"><dt>'],
  ['","text":"', '</dt><dd>'],
  [betweenTexts, '</li><li>'],
] as const;

/** JSON for a script element of a document that says the same in HTML. */
export function echoJson(value: unknown): string {
  const json = scriptJson(value);
  // Where a text itself contains such markup, none of its marks is left to be taken for a joint.
  const isMarked = joints.some(([, html]) => json.includes(html));
  return joints.reduce(
    (text, [between, html]) =>
      text.replaceAll(between === betweenTexts ? /","(?![\w-]+":)/g : between, html),
    isMarked ? json.replaceAll('<', String.raw`\u003c`) : json,
  );
}

/** @throws SyntaxError for what is not from `echoJson` */
export function parseEchoJson(text: string): unknown {
  return JSON.parse(
    joints.reduceRight((json, [between, html]) => json.replaceAll(html, between), text),
  );
}
