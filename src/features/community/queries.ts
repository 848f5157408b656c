import type { QueryClient } from '@tanstack/react-query';
import { findQuery, readQuery } from '#offline/read-query.ts';
import { getCommunityProject, listCommunityProjects } from '#shared/api/community-projects.ts';

/** All community projects. */
export const communityProjectsQuery = readQuery(listCommunityProjects);

/** One community project, null when there is none. A list already on the device holds it whole. */
export function communityProjectQuery(id: number, client?: QueryClient) {
  return {
    ...findQuery(getCommunityProject, { id }),
    initialData: () =>
      client?.getQueryData(communityProjectsQuery.queryKey)?.find((project) => project.id === id),
  };
}

/** The number of a `:id` parameter, or null for anything that is not one. */
export function communityProjectIdOf(parameter: string | undefined): number | null {
  return parameter !== undefined && /^[0-9]{1,9}$/.test(parameter) ? Number(parameter) : null;
}
