// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ToolSource } from '#content/tools/sources.ts';
import { ToolSources } from './tool-sources.tsx';

const source = {
  title: 'A table of walls',
  publisher: 'A laboratory',
  edition: '2nd edition, 2019',
  url: 'https://example.org/walls',
  licence: 'CC BY 4.0',
  checked: '2026-11',
  reading: 'copy',
} as const satisfies ToolSource;

const words = (year: number, month: number) => {
  const { unmount } = render(
    <ToolSources sources={[source]} now={new Date(Date.UTC(year, month - 1, 20))} />,
  );
  const { textContent } = screen.getByRole('listitem');
  unmount();
  return textContent;
};

test('a source says its edition, its licence, and when it was compared', () => {
  expect(words(2026, 12)).toMatch(/A laboratory; 2nd edition, 2019\..*November 2026\..*CC BY 4\.0/);
});

test('a figure that was checked more than 18 months ago is shown as outdated', () => {
  expect(words(2028, 5)).not.toContain('it may have changed');
  expect(words(2028, 6)).toContain('Checked more than 18 months ago: it may have changed.');
});

test('two sources at one address are two sources', () => {
  const error = vi.spyOn(console, 'error');
  const other = { ...source, title: 'A table of roofs' };
  render(<ToolSources sources={[source, other]} now={new Date(0)} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  // React logs an error for duplicate keys.
  expect(error).not.toHaveBeenCalled();
});
