import { QueryObserver, dehydrate } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { projectQuery, projectsQuery } from '#features/projects/queries.ts';
import { takenDown } from '#shared/taken-down.ts';
import type { Project } from '#shared/schemas/content.ts';
import { seedContent } from '#testing/support/render-page.ts';
import { createQueryClient } from './query-client.ts';
import { released } from '#server/content/released.ts';

const { communityProjects, projects } = released;

const answers = new Map<string, unknown>([
  ['/api/projects', projects],
  ['/api/community-projects', communityProjects],
  ['/api/blog', seedContent.listBlogPosts()],
  ['/api/completion-times', {}],
]);
const answer = async (address: string) => Response.json(answers.get(address));
const network = vi.fn(answer);
const storage = new Map<string, string>();

/** Projects as they were read a month ago, with other texts. */
function leaveLastMonth() {
  const client = createQueryClient();
  const then = projects.map((project) => ({ ...project, description: 'as it was' }));
  client.setQueryData(projectsQuery.queryKey, then);
  const timestamp = Date.now() - 30 * 24 * 3_600_000;
  const clientState = dehydrate(client);
  storage.set(
    'natural-building-design:reads',
    JSON.stringify({ buster: '2', timestamp, clientState }),
  );
}

/** A fresh page load that shows the first project. */
async function visit() {
  vi.resetModules();
  const { restoreQueries } = await import('#offline/query-persister.ts');
  const { readOfflineContent } = await import('./offline-queries.ts');
  const client = createQueryClient();
  await restoreQueries(client);
  const shown = new QueryObserver<Project | null | typeof takenDown>(
    client,
    projectQuery(1, client),
  );
  shown.subscribe(() => undefined);
  return { readAll: () => readOfflineContent(client), shown: () => shown.getCurrentResult() };
}

function described(found: Project | null | typeof takenDown | undefined) {
  return found === takenDown ? takenDown : found?.description;
}

beforeEach(() => {
  network.mockClear();
  storage.clear();
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('last month’s data is shown at once, and replaced when the server has answered', async () => {
  leaveLastMonth();
  const { readAll, shown } = await visit();
  expect(described(shown().data)).toBe('as it was');
  await readAll();
  expect(described(shown().data)).toBe(projects.find(({ id }) => id === 1)?.description);
  // Each of them once per start.
  await readAll();
  expect(network.mock.calls.map(([address]) => address).toSorted()).toEqual(
    [...answers.keys()].toSorted(),
  );
});

test('without a network the stored data stays, and no error is shown', async () => {
  leaveLastMonth();
  network.mockRejectedValue(new TypeError('no network'));
  const { readAll, shown } = await visit();
  await expect(readAll()).rejects.toThrow('not fetched again yet');
  expect(shown()).toMatchObject({ status: 'success', data: { description: 'as it was' } });
  // The network is back.
  network.mockImplementation(answer);
  await readAll();
  expect(described(shown().data)).toBe(projects.find(({ id }) => id === 1)?.description);
});

test('the data of the page is newer than a list that the worker had cached', async () => {
  leaveLastMonth();
  vi.resetModules();
  const { restoreQueries } = await import('#offline/query-persister.ts');
  const { readOfflineContent } = await import('./offline-queries.ts');
  const client = createQueryClient();
  const [project] = projects;
  if (project === undefined) throw new Error('there is no project');
  const key: readonly unknown[] = projectQuery(project.id).queryKey;
  client.setQueryData(key, { ...project, title: 'Published just now' });
  await restoreQueries(client);
  await readOfflineContent(client);
  expect(client.getQueryData(key)).toMatchObject({ title: 'Published just now' });
});

test('a project that cannot be read by itself is found in the worker’s list', async () => {
  network.mockImplementation(async (address: string) => {
    if (!answers.has(address)) throw new TypeError('no network');
    return Response.json(answers.get(address));
  });
  const client = createQueryClient();
  expect(await client.fetchQuery(projectQuery(3))).toMatchObject({ id: 3 });
  await expect(client.fetchQuery(projectQuery(4_000))).rejects.toThrow('not reachable');
});

test('a project that was taken down is no error, and is not taken from the list', async () => {
  network.mockImplementation(async () =>
    Response.json(
      {
        type: '/problems/taken-down',
        title: 'Taken down',
        status: 404,
        detail: 'What was at this address is no longer published.',
        code: 'taken-down',
        requestId: '1',
      },
      { status: 404 },
    ),
  );
  expect(await createQueryClient().fetchQuery(projectQuery(3))).toBe(takenDown);
});
