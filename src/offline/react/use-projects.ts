import { useEffect, useState } from 'react';
import { subscribe } from '../events.ts';
import { readProjects } from '../tool-work/projects.ts';
import type { Projects } from '../tool-work/projects.ts';

const none: Projects = { open: null, projects: [], works: [] };

/** The projects on this device; null while loading, none with `isUnreadable` where the device cannot be read. */
export function useProjects(): (Projects & { isUnreadable: boolean }) | null {
  const [state, setState] = useState<(Projects & { isUnreadable: boolean }) | null>(null);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      try {
        const projects = await readProjects();
        if (!isGone) setState({ ...projects, isUnreadable: false });
      } catch (error) {
        // A device that stores nothing has nothing to read.
        const problem = error instanceof Error && 'problem' in error ? error.problem : 'failed';
        if (!isGone) setState({ ...none, isUnreadable: problem !== 'missing' });
      }
    };
    const stop = subscribe((event) => {
      if (event.type === 'tool-work-changed') void read();
    });
    void read();
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return state;
}
