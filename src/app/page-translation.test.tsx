// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isTranslated, restoreTranslatedTexts } from '#browser/page-translation.ts';

// Browsers have it on Node, happy-dom has one more here.
Object.defineProperty(
  Node.prototype,
  'nodeValue',
  Object.getOwnPropertyDescriptor(CharacterData.prototype, 'nodeValue') ?? {},
);
Reflect.deleteProperty(CharacterData.prototype, 'nodeValue');
restoreTranslatedTexts();
let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('main'));
  root = createRoot(container);
});
afterEach(async () => {
  await show(null);
  container.remove();
});

const show = (node: ReactNode) => act(async () => root.render(node));

type Translate = (text: Text) => void;
const font = (words: string) => {
  const element = document.createElement('font');
  element.appendChild(document.createElement('font')).textContent = words;
  return element;
};
/** What translators do with a text node. */
const translators: Readonly<Record<string, Translate>> = {
  replaces: (text) => text.replaceWith(font(text.data)),
  'inserts before, then removes': (text) => {
    text.before(font(text.data));
    text.remove();
  },
  'moves into an element': (text) => {
    const outer = document.createElement('font');
    text.before(outer);
    outer.append(text);
  },
};

function translate(how: Translate): void {
  const texts: Text[] = [];
  const walk = (node: Node) => {
    if (node instanceof Text) texts.push(node);
    else if (node.nodeName !== 'FONT') node.childNodes.forEach(walk);
  };
  walk(container);
  for (const text of texts) how(text);
}

const shapes: readonly (readonly [name: string, before: ReactNode, after: ReactNode])[] = [
  [
    'an optional element before a text',
    <p key="0">{null}One. Two.</p>,
    <p key="0">{<b>!</b>}One. Two.</p>,
  ],
  ['an optional element gone', <p key="0">{<b>!</b>}One</p>, <p key="0">{null}One</p>],
  [
    'a text that changes',
    <p key="0">
      {'One. Two.'}
      <i>x</i>
    </p>,
    <p key="0">
      {'Three'}
      <i>x</i>
    </p>,
  ],
  [
    'a count',
    <p key="0">
      {3} of {5}
    </p>,
    <p key="0">
      {4} of {5}
    </p>,
  ],
  [
    'an optional text gone',
    <p key="0">
      {'One. Two.'}
      <i>x</i>
    </p>,
    <p key="0">
      {null}
      <i>x</i>
    </p>,
  ],
  [
    'an optional text added',
    <p key="0">
      {null}
      <i>x</i>end
    </p>,
    <p key="0">
      {'One'}
      <i>x</i>end
    </p>,
  ],
  [
    'a text that becomes an element',
    <p key="0">
      {'One'}
      <i>x</i>
    </p>,
    <p key="0">
      {<b>One</b>}
      <i>x</i>
    </p>,
  ],
  ['an element that becomes a text', <p key="0">{<b>One</b>} two</p>, <p key="0">{'One'} two</p>],
  ['a text alone', <p key="0">One. Two.</p>, <p key="0">Three</p>],
  [
    'a text alone that becomes an element',
    <p key="0">One</p>,
    <p key="0">
      <b>Two</b>
    </p>,
  ],
  [
    'items in another order',
    <p key="0">
      {['b', 'a'].map((word) => (
        <Bare key={word} word={word} />
      ))}
    </p>,
    <p key="0">
      {['a', 'c', 'b'].map((word) => (
        <Bare key={word} word={word} />
      ))}
    </p>,
  ],
  ['a part beside its words gone', <>{<section>One</section>}Two</>, <>{null}Two</>],
];

/** A component without an element of its own. */
function Bare({ word }: { word: string }) {
  return `${word} `;
}

for (const [manner, how] of Object.entries(translators)) {
  test.each(shapes)(`shows %s where a translator ${manner}`, async (_name, before, after) => {
    await show(after);
    const expected = container.textContent;
    await show(null);
    await show(before);
    translate(how);
    await show(after);
    expect(container.textContent).toBe(expected);
    // And once more, translated again, all the way back.
    translate(how);
    await show(before);
    translate(how);
    await show(after);
    expect(container.textContent).toBe(expected);
  });
}

test('knows a page that is translated', async () => {
  await show(<p>One</p>);
  expect(isTranslated()).toBe(false);
  translate((text) => text.replaceWith(font(text.data)));
  expect(isTranslated()).toBe(true);
});
