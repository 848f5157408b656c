// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTooltips } from './tooltips.ts';

let stop: () => void;
const shown = new Set<Element>();
beforeEach(() => {
  vi.useFakeTimers();
  // happy-dom has no popovers.
  Object.assign(HTMLElement.prototype, {
    showPopover(this: Element) {
      shown.add(this);
    },
    hidePopover(this: Element) {
      shown.delete(this);
    },
  });
  document.body.innerHTML = `
    <button aria-label="Close"><svg id="cross"></svg></button>
    <a href="/site-map"><svg id="house"></svg><span class="visually-hidden">Home</span></a>
    <button id="worded"><svg></svg>Menu</button>`;
  stop = startTooltips();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const at = (id: string) => document.getElementById(id) ?? document.body;
const over = (target: Element, pointerType = 'mouse') =>
  fireEvent(target, new PointerEvent('pointerover', { bubbles: true, pointerType }));
const words = () => [...shown].map(({ textContent }) => textContent);

test('shows the name of a lone icon after a mouse has rested on it for 700 ms', () => {
  over(at('cross'));
  vi.advanceTimersByTime(699);
  expect(words()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(words()).toEqual(['Close']);
  over(document.body);
  expect(words()).toEqual([]);
});

test('shows the next name at once within 300 ms, and later after a wait', () => {
  over(at('cross'));
  vi.advanceTimersByTime(700);
  over(document.body);
  vi.advanceTimersByTime(299);
  over(at('house'));
  expect(words()).toEqual(['Home']);
  over(document.body);
  vi.advanceTimersByTime(300);
  over(at('cross'));
  expect(words()).toEqual([]);
  vi.advanceTimersByTime(700);
  expect(words()).toEqual(['Close']);
});

test('shows none for a finger, nor where words are shown already', () => {
  over(at('cross'), 'touch');
  over(at('worded'));
  vi.advanceTimersByTime(1_000);
  expect(words()).toEqual([]);
});

test.each(['pointerdown', 'scroll', 'focusout'])('hides the name on %s', (type) => {
  over(at('cross'));
  vi.advanceTimersByTime(700);
  fireEvent(at('cross'), new Event(type, { bubbles: true }));
  expect(words()).toEqual([]);
});

test('hides the name on Escape, and keeps it while the mouse is on it', () => {
  over(at('cross'));
  vi.advanceTimersByTime(700);
  const [tooltip] = shown;
  if (tooltip) over(tooltip);
  expect(words()).toEqual(['Close']);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(words()).toEqual([]);
});
