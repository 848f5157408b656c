// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import MiniSearch from 'minisearch';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { searchOptions } from './search-document.ts';
import { SiteSearch } from './site-search.tsx';

const loadIndex = vi.fn<() => Promise<MiniSearch>>();

const documents = [
  {
    id: 0,
    url: '/a#walls',
    heading: 'Walls',
    page: 'Materials',
    text: 'Keep moisture out of straw.',
  },
  { id: 1, url: '/b', heading: 'Moisture', page: '', text: 'Measure before you plaster.' },
  { id: 2, url: '/c', heading: 'Roofs', page: '', text: 'Rain belongs in the tank.' },
];

function show(props: Partial<Parameters<typeof SiteSearch>[0]> = {}) {
  const onChoose = vi.fn();
  const onSearching = vi.fn();
  render(
    <MemoryRouter>
      <SiteSearch
        focusRequests={0}
        onSearching={onSearching}
        onChoose={onChoose}
        loadIndex={loadIndex}
        {...props}
      />
    </MemoryRouter>,
  );
  return { onChoose, onSearching, field: screen.getByRole('searchbox') };
}

beforeEach(() => {
  const index = new MiniSearch(searchOptions);
  index.addAll(documents);
  loadIndex.mockReset().mockResolvedValue(index);
});
afterEach(cleanup);

test('lists what was found with a misspelt word, marks it, and says how many', async () => {
  const { field, onSearching } = show();
  fireEvent.change(field, { target: { value: 'moistur straw' } });
  const link = await screen.findByRole('link');
  expect(link.getAttribute('href')).toBe('/a#walls');
  expect(within(link).getByText('moisture').tagName).toBe('MARK');
  expect(screen.getByRole('status').textContent).toBe('1 result');
  expect(onSearching).toHaveBeenLastCalledWith(true);
});

test('moves through the links by the arrow keys and returns by Escape', async () => {
  const { field } = show({ focusRequests: 1 });
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'moisture' } });
  const [first, second] = await screen.findAllByRole('link');
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? field, { key });
  press('ArrowDown');
  expect(document.activeElement).toBe(first);
  press('ArrowDown');
  expect(document.activeElement).toBe(second);
  press('ArrowDown');
  expect(document.activeElement).toBe(second);
  press('Home');
  expect(document.activeElement).toBe(first);
  press('ArrowUp');
  expect(document.activeElement).toBe(field);
  press('ArrowDown');
  expect(press('Escape')).toBe(false);
  expect(document.activeElement).toBe(field);
  expect(press('Escape')).toBe(false);
  expect(screen.queryByRole('link')).toBeNull();
  // An empty field leaves Escape to the menu.
  expect(press('Escape')).toBe(true);
});

test('Enter opens the first result, and the menu is notified', async () => {
  const { field, onChoose } = show();
  fireEvent.change(field, { target: { value: 'moisture' } });
  await screen.findAllByRole('link');
  fireEvent.submit(field.closest('form') ?? field);
  expect(onChoose).toHaveBeenCalledOnce();
});

test('says that nothing was found, and how to continue', async () => {
  const { field } = show();
  fireEvent.change(field, { target: { value: 'zzzzqq' } });
  await screen.findByText('No results');
  expect(screen.getByText(/Close spelling is fine/)).toBeTruthy();
});

test('an index that fails to load can be requested again', async () => {
  loadIndex.mockRejectedValueOnce(new Error('gone'));
  const { field } = show();
  fireEvent.change(field, { target: { value: 'rain' } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fireEvent.click(again);
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/c');
});
