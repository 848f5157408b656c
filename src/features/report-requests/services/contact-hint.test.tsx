// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContactHint } from './contact-hint.tsx';

const viewportPx = 800;
const pagePx = 3_000;

beforeEach(() => {
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: pagePx,
    configurable: true,
  });
  Object.defineProperty(window, 'innerHeight', { value: viewportPx, configurable: true });
});
afterEach(cleanup);

function scrollTo(px: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: px, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

test('shows the hint only within 300 px of the end of the page', () => {
  const { container } = render(<ContactHint href="#enquiry" label="Get in touch" />);
  const hint = container.querySelector('a');
  scrollTo(0);
  expect(hint?.hidden).toBe(true);
  scrollTo(pagePx - viewportPx - 301);
  expect(hint?.hidden).toBe(true);
  scrollTo(pagePx - viewportPx - 300);
  expect(hint?.hidden).toBe(false);
  scrollTo(500);
  expect(hint?.hidden).toBe(true);
});
