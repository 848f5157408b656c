import type { QueryClient } from '@tanstack/react-query';
import { findQuery, readQuery } from '#offline/read-query.ts';
import { getProject, listProjects } from '#shared/api/projects.ts';
import type { Project } from '#shared/schemas/content.ts';

/** All projects. */
export const projectsQuery = readQuery(listProjects);

/** One project, null when there is none. A list already on the device holds it whole. */
export function projectQuery(id: number, client?: QueryClient) {
  const findIn = (all: readonly Project[]) => all.find((project) => project.id === id);
  return {
    ...findQuery(getProject, { id }, listProjects, findIn),
    initialData: () => findIn(client?.getQueryData(projectsQuery.queryKey) ?? []),
  };
}

/**
 * The number of a `:id` parameter; 0, which no project has, for digits that are not how its number is written; null for
 * anything that is not numeric.
 */
export function projectIdOf(parameter = ''): number | null {
  if (!/^[0-9]+$/.test(parameter)) return null;
  return /^[1-9][0-9]{0,8}$/.test(parameter) ? Number(parameter) : 0;
}
