// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { CommunityList } from './community-list.tsx';
import { CommunityPage } from './community-page.tsx';
import { CommunityView } from './community-view.tsx';

afterEach(cleanup);

const project = {
  id: 7,
  title: 'A garden',
  description: 'First.\n\nSecond.',
  location: 'Daylesford',
  imageUrl: '/attached_assets_compressed/community/a-garden-cover-1600.avif',
  gallery: [],
};
const never = () => new Promise<Response>(() => undefined);

function show(element: ReactNode, answer: () => Promise<Response> = never) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, meta: { fetch: answer } } },
  });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{element}</MemoryRouter>
    </QueryClientProvider>,
  );
}

test('says that the list is loading', () => {
  show(<CommunityList pictures={new Map()} />);
  expect(screen.getByRole('status').textContent).toBe('Loading community projects...');
});

test('shows the first paragraph and links to the page of the project', async () => {
  show(<CommunityList pictures={new Map()} />, async () => Response.json([project]));
  const link = await screen.findByRole('link', { name: /^View Details About This Project/ });
  expect(link.getAttribute('href')).toBe('/community-projects/7');
  expect(screen.getByText('First.')).toBeTruthy();
  expect(screen.queryByText(/Second/)).toBeNull();
});

test.each([
  ['Visit the garden', 'Visit the garden'],
  [undefined, 'View Details About This Project'],
])('opens another website in a new tab, from a link called %s', async (linkText, label) => {
  const elsewhere = { ...project, link: 'https://garden.example/', ...(linkText && { linkText }) };
  show(<CommunityList pictures={new Map()} />, async () => Response.json([elsewhere]));
  const link = await screen.findByRole('link', { name: new RegExp(`^${label}`) });
  expect(link.getAttribute('href')).toBe('https://garden.example/');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('says that a project is loading, or that it does not exist', async () => {
  const { unmount } = show(<CommunityPage parameter="7">{() => null}</CommunityPage>);
  expect(screen.getByRole('status').textContent).toBe('Loading project...');
  unmount();
  const missing = async () => new Response('', { status: 404 });
  show(<CommunityPage parameter="7">{() => null}</CommunityPage>, missing);
  expect(await screen.findByRole('heading', { name: 'Project not found' })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/community-projects');
});

test('names format and size of every PDF, and shows the link of a project as Learn More', () => {
  show(
    <CommunityView
      project={{ ...project, link: 'https://garden.example/' }}
      picture={undefined}
      details={{
        resources: {
          kind: 'documents',
          title: 'Downloads (PDF)',
          documents: [
            { title: 'A paper', text: 'On homes.', href: '/attached_assets/documents/a-paper.pdf' },
          ],
        },
        sources: [],
      }}
      history={undefined}
      sources={[]}
      sizeOf={() => 1.5 * 1024 ** 2}
      gallery={<p>No gallery images available</p>}
    />,
  );
  expect(screen.getByText('PDF, 1.5 MB')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'A paper' }).hasAttribute('download')).toBe(true);
  expect(screen.getByRole('link', { name: /^Learn More/ }).getAttribute('target')).toBe('_blank');
});
