// @vitest-environment happy-dom
import { hashKey } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unpublishedSeller } from '#shared/api/practice.ts';
import { practiceQuery } from '#features/practice/queries.ts';
import { projectsQuery } from '#features/projects/queries.ts';
import { fingerprintOf } from '#lib/bytes.ts';
import { load as loadContact } from '#pages/contact.tsx';
import { load as loadProjects } from '#pages/projects.tsx';
import type { PageState } from './page-state.ts';
import { released } from '#server/content/released.ts';

const { projects } = released;

const ways = { email: 'practice@example.org', phone: null, seller: unpublishedSeller };
const request = { params: {}, search: new URLSearchParams() };
const network = vi.fn<typeof fetch>();

/** A fresh page load, whose document contains the practice details. */
async function newDocument(omitted: Readonly<Record<string, string | null>> = {}) {
  const state = document.createElement('script');
  state.id = 'app-state';
  state.type = 'application/json';
  state.textContent = JSON.stringify({
    queries: [[practiceQuery.queryKey, ways, Date.now()]],
    omitted,
  } satisfies PageState);
  document.body.replaceChildren(state);
  vi.resetModules();
  return import('./browser-query-client.tsx');
}

beforeEach(() => {
  network.mockReset().mockRejectedValue(new TypeError('no network'));
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('hydrates with the data of the document, without a request', async () => {
  const { loadMissingData, queryClient } = await newDocument();
  await loadMissingData(loadContact, request);
  expect(network).not.toHaveBeenCalled();
  expect(queryClient.getQueryData(practiceQuery.queryKey)).toEqual(ways);
});

test('keeps the data of the document when reading it again fails', async () => {
  const { loadMissingData, queryClient } = await newDocument();
  await loadMissingData(async (asked) => {
    await asked.queryClient.prefetchQuery(practiceQuery);
    return 200;
  }, request);
  expect(network).toHaveBeenCalledOnce();
  expect(queryClient.getQueryData(practiceQuery.queryKey)).toEqual(ways);
});

test('leaves the page as it is when its list cannot be read, and reads it next time', async () => {
  const { loadMissingData, queryClient } = await newDocument();
  await expect(loadMissingData(loadProjects, request)).rejects.toThrow('not reachable');
  network.mockResolvedValue(Response.json([]));
  await loadMissingData(loadProjects, request);
  expect(queryClient.getQueryData(projectsQuery.queryKey)).toEqual([]);
});

test('leaves the page as it is when only an older list can be read, and reads it next time', async () => {
  const newer = projects.map((project) => ({ ...project, title: 'Renamed' }));
  const omitted = { [hashKey(projectsQuery.queryKey)]: await fingerprintOf(newer) };
  const { loadMissingData, queryClient } = await newDocument(omitted);
  network.mockResolvedValueOnce(Response.json(projects));
  await expect(loadMissingData(loadProjects, request)).rejects.toThrow('changed in the meantime');
  network.mockResolvedValueOnce(Response.json(newer));
  await loadMissingData(loadProjects, request);
  expect(queryClient.getQueryData(projectsQuery.queryKey)).toEqual(newer);
});

test('reads what was published after the document with the second try', async () => {
  const omitted = { [hashKey(projectsQuery.queryKey)]: await fingerprintOf(projects) };
  const { loadMissingData } = await newDocument(omitted);
  network.mockImplementation(async () => Response.json([]));
  await expect(loadMissingData(loadProjects, request)).rejects.toThrow('changed in the meantime');
  await loadMissingData(loadProjects, request);
});
