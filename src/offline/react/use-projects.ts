import { readProjects } from '../tool-work/projects.ts';
import type { Projects } from '../tool-work/projects.ts';
import { isStoringNothing, useStored } from './use-stored.ts';

/** The projects on this device; null while loading, none with `isUnreadable` where the device cannot be read. */
export function useProjects(): (Projects & { isUnreadable: boolean }) | null {
  const [projects] = useStored('tool-work-changed', readAll);
  return projects;
}

async function readAll(): Promise<Projects & { isUnreadable: boolean }> {
  try {
    return { ...(await readProjects()), isUnreadable: false };
  } catch (error) {
    return { open: null, projects: [], works: [], isUnreadable: !isStoringNothing(error) };
  }
}
