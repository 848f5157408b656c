// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { BlogList } from './blog-list.tsx';
import { BlogPage } from './blog-page.tsx';

afterEach(cleanup);

const post = {
  id: 1,
  slug: 'how-dry',
  title: 'How dry?',
  excerpt: 'Wait for the number.',
  content: '<p>Weigh a brick.</p>',
  imageUrl: '/attached_assets_compressed/blog/how-dry-1600.avif',
  category: 'Materials',
  publishedAt: '2025-07-08T02:00:00.000Z',
  sections: [],
  minutes: 1,
  sources: [],
};

function show(element: ReactNode, answer: () => Promise<Response>) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, meta: { fetch: answer } } },
  });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{element}</MemoryRouter>
    </QueryClientProvider>,
  );
}

test('shows six skeletons while the articles load', () => {
  show(<BlogList pictures={new Map()} />, () => new Promise(() => undefined));
  expect(screen.getAllByTestId('skeleton')).toHaveLength(6);
});

test('says that the articles could not be loaded', async () => {
  show(<BlogList pictures={new Map()} />, async () => new Response('', { status: 500 }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to load blog posts. Please try again later.',
  );
});

test('shows date, category, title, excerpt and the link to the article', async () => {
  show(<BlogList pictures={new Map()} />, async () => Response.json([post]));
  const link = await screen.findByRole('link', { name: /^Read Article/ });
  expect(link.getAttribute('href')).toBe('/blog/how-dry');
  expect(screen.getByText('8 July 2025')).toBeTruthy();
  expect(screen.getByText('Materials')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'How dry?' })).toBeTruthy();
  expect(screen.getByText('Wait for the number.')).toBeTruthy();
});

test('links back to the blog from an article that does not exist', async () => {
  show(
    <BlogPage parameter="gone">{() => null}</BlogPage>,
    async () => new Response('', { status: 404 }),
  );
  expect(await screen.findByRole('heading', { name: 'Blog Post Not Found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog');
});

test('requests nothing for an invalid slug', async () => {
  show(<BlogPage parameter="No Slug!">{() => null}</BlogPage>, () => {
    throw new Error('asked');
  });
  expect(screen.getByRole('heading', { name: 'Blog Post Not Found' })).toBeTruthy();
});
