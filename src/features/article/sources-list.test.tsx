// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SourcesContext } from '#ui/inline-text/inline-text.tsx';
import { SourcesList } from './sources-list.tsx';

const source = {
  publisher: 'A government',
  url: 'https://example.org/regulations',
  checked: '2026-11',
};

test('two sources at one address are two sources', () => {
  const error = vi.spyOn(console, 'error');
  const sources = {
    part4: { ...source, title: 'Regulations, part 4' },
    part5: { ...source, title: 'Regulations, part 5' },
  };
  render(
    <SourcesContext value={sources}>
      <SourcesList ids={['part4', 'part5']} />
    </SourcesContext>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  // React logs an error for duplicate keys.
  expect(error).not.toHaveBeenCalled();
});
