import type { QueryClient } from '@tanstack/react-query';
import { findQuery, readQuery } from '#offline/read-query.ts';
import { getProject, listProjects } from '#shared/api/projects.ts';

/** All projects. */
export const projectsQuery = readQuery(listProjects);

/** One project, null when there is none. A list already on the device holds it whole. */
export function projectQuery(id: number, client?: QueryClient) {
  return {
    ...findQuery(getProject, { id }),
    initialData: () =>
      client?.getQueryData(projectsQuery.queryKey)?.find((project) => project.id === id),
  };
}

/** The number of a `:id` parameter, or null for anything that is not one. */
export function projectIdOf(parameter: string | undefined): number | null {
  return parameter !== undefined && /^[0-9]{1,9}$/.test(parameter) ? Number(parameter) : null;
}
