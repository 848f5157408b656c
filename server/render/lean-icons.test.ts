import { House } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { leanIcons } from './lean-icons.ts';

const drawn = (className?: string) =>
  renderToStaticMarkup(createElement(House, { size: 20, ...(className ? { className } : {}) }));

test('an icon of the library keeps its drawing and loses its names', () => {
  expect(drawn()).toContain('lucide');
  const lean = leanIcons(drawn());
  expect(lean).not.toMatch(/lucide|xmlns|class/);
  expect(lean).toMatch(
    /^<svg width="20" height="20" viewBox="0 0 24 24".*<path d="[^"]+">.*<\/svg>$/,
  );
});

test('an icon keeps the classes that are ours', () => {
  expect(leanIcons(drawn('_a1b2c0 wide'))).toContain(' class="_a1b2c0 wide"');
});

test('other drawings and texts stay as they are', () => {
  const others =
    '<svg xmlns="http://www.w3.org/2000/svg" class="plan"><path d="M0 0"></path></svg><p>class="lucide"</p>';
  expect(leanIcons(others)).toBe(others);
});
