// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ToolSource } from '#content/tools/sources.ts';
import { ToolSources } from './tool-sources.tsx';

const source = {
  title: 'A table of walls',
  publisher: 'A laboratory',
  url: 'https://example.org/walls',
  licence: 'single figures only',
  checked: '2026-11',
  reading: 'copy',
} as const satisfies ToolSource;

function words(sources: readonly ToolSource[], year = 2026, month = 12) {
  const now = new Date(Date.UTC(year, month - 1, 20));
  const { container, unmount } = render(<ToolSources sources={sources} now={now} />);
  const { textContent } = container;
  unmount();
  return textContent;
}

test('names title, publisher and month, and nothing about how it was read', () => {
  const text = words([source]);
  expect(text).toContain('Sources, read November 2026.');
  expect(text).toContain('A laboratory: A table of walls');
  expect(text).not.toMatch(/edition|copy|licence|single figures/i);
});

test('a figure that was checked more than 18 months ago is shown as outdated', () => {
  expect(words([source], 2028, 5)).not.toContain('may have changed');
  expect(words([source], 2028, 6)).toContain(
    'That was more than 18 months ago: a figure may have changed.',
  );
});

test('names a work whose licence demands it, read or not, and no other that nobody has read', () => {
  const gazetteer = { ...source, title: 'A gazetteer', licence: 'CC BY 4.0 (a bureau)' };
  const text = words([
    { ...gazetteer, reading: 'not-read' },
    { ...source, title: 'A standard', reading: 'not-read' },
  ]);
  expect(text).toContain('Data: A gazetteer, A laboratory, CC BY 4.0.');
  expect(text).not.toMatch(/A standard|Sources, read/);
});
