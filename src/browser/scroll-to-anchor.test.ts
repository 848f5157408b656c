// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { scrollToAnchor, idOf } from './scroll-to-anchor.ts';

afterEach(() => document.body.replaceChildren());

function add(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.getElementById('place') as HTMLElement;
}

test('focuses a heading until it loses the focus, so that Tab continues from there', () => {
  const heading = add('<h2 id="place">Thermal mass</h2><a href="/">Home</a>');
  scrollToAnchor('place');
  expect(document.activeElement).toBe(heading);
  expect(heading.getAttribute('tabindex')).toBe('-1');
  heading.blur();
  expect(heading.hasAttribute('tabindex')).toBe(false);
});

test('does not change the tab order of an element that has one', () => {
  const field = add('<input id="place">');
  scrollToAnchor('place');
  expect(document.activeElement).toBe(field);
  const region = add('<section id="place" tabindex="-1"></section>');
  scrollToAnchor('place');
  region.blur();
  expect(region.getAttribute('tabindex')).toBe('-1');
});

test('opens a closed answer', () => {
  const answer = add('<details id="place"><summary>How deep?</summary>300 mm</details>');
  scrollToAnchor('place');
  expect((answer as HTMLDetailsElement).open).toBe(true);
});

test('does nothing when no element has that id', () => {
  add('<input id="other">');
  document.getElementById('other')?.focus();
  scrollToAnchor('place');
  expect(document.activeElement?.id).toBe('other');
});

test('reads the id of a fragment, even of a malformed one', () => {
  expect(idOf('#d%C3%A9cor')).toBe('décor');
  expect(idOf('#100%')).toBe('100%');
  expect(idOf('')).toBe('');
});
