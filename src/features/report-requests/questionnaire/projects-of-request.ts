import { maxToolWorkBytes, maxToolWorks, toolWorkBytes } from '#shared/tools/saved-work.ts';
import type { ToolWorkOfRequest } from '#shared/tools/saved-work.ts';

/** Each project before its work, and what belongs to none after them. */
export function inProjects(works: readonly ToolWorkOfRequest[]): readonly ToolWorkOfRequest[] {
  const projects = works.filter(({ tool }) => tool === 'project');
  const rest = works.filter(
    ({ tool, project }) => tool !== 'project' && !projects.some(({ id }) => id === project),
  );
  return [
    ...projects.flatMap((one) => [one, ...works.filter(({ project }) => project === one.id)]),
    ...rest,
  ];
}

/** What is chosen, with as much of a project as a request takes. */
export function asManyAsFit(
  chosen: readonly ToolWorkOfRequest[],
  wanted: readonly ToolWorkOfRequest[],
): readonly ToolWorkOfRequest[] {
  return wanted.reduce<readonly ToolWorkOfRequest[]>((works, work) => {
    const next = [...works.filter(({ id }) => id !== work.id), work];
    return next.length > maxToolWorks || toolWorkBytes(next) > maxToolWorkBytes ? works : next;
  }, chosen);
}
