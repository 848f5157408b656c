// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { pointCanonicalAt } from './canonical-link.ts';

const canonical = () => document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');

afterEach(() => {
  canonical()?.remove();
});

test('points at the current page, at the origin that the server wrote', () => {
  document.head.innerHTML = '<link rel="canonical" href="https://practice.example/projects/1">';
  pointCanonicalAt('/blog');
  expect(canonical()?.href).toBe('https://practice.example/blog');
  pointCanonicalAt('/');
  expect(canonical()?.href).toBe('https://practice.example/');
});

test('adds none where the server wrote none', () => {
  pointCanonicalAt('/blog');
  expect(canonical()).toBeNull();
});
