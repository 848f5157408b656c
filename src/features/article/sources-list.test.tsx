// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SourcesContext } from '#ui/inline-text/inline-text.tsx';
import { SourcesList } from './sources-list.tsx';

afterEach(cleanup);

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
  expect(screen.getAllByRole('link')).toHaveLength(2);
  // React logs an error for duplicate keys.
  expect(error).not.toHaveBeenCalled();
});

test('puts the works of one publisher together', () => {
  render(
    <SourcesContext
      value={{
        part4: { ...source, title: 'Regulations, part 4' },
        map: { ...source, title: 'A map', publisher: 'A council' },
        part5: { ...source, title: 'Regulations, part 5' },
      }}
    >
      <SourcesList ids={['part4', 'map', 'part5']} />
    </SourcesContext>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A government: Regulations, part 4 · Regulations, part 5',
    'A council: A map',
  ]);
});

test('lists no source that nobody has read', () => {
  const { publisher, url } = source;
  const unread = { publisher, url, title: 'Unread' };
  render(
    <SourcesContext value={{ read: { ...source, title: 'Read' }, unread }}>
      <SourcesList ids={['read', 'unread']} />
    </SourcesContext>,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Read']);
});
