import type { QueryClient } from '@tanstack/react-query';
import { findQuery, readQuery } from '#offline/read-query.ts';
import { getCommunityProject, listCommunityProjects } from '#shared/api/community-projects.ts';
import type { CommunityProject } from '#shared/schemas/content.ts';

/** All community projects. */
export const communityProjectsQuery = readQuery(listCommunityProjects);

/** One community project, null when there is none. A list already on the device holds it whole. */
export function communityProjectQuery(id: number, client?: QueryClient) {
  const findIn = (all: readonly CommunityProject[]) => all.find((project) => project.id === id);
  return {
    ...findQuery(getCommunityProject, { id }, listCommunityProjects, findIn),
    initialData: () => findIn(client?.getQueryData(communityProjectsQuery.queryKey) ?? []),
  };
}

/** The number of a `:id` parameter, or null for anything that is not how one is written. */
export function communityProjectIdOf(parameter = ''): number | null {
  return /^[1-9][0-9]{0,8}$/.test(parameter) ? Number(parameter) : null;
}
