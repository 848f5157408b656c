import { anyView } from '#features/tools/received-work.tsx';
import type { AnyToolView } from '#features/tools/received-work.tsx';
import type { ToolId } from '#shared/tools/tool.ts';

/** How each tool shows its answer, for whoever was sent one: its page's code comes with the first. */
export const toolViews: Readonly<Record<ToolId, () => Promise<AnyToolView>>> = {
  sun: async () => anyView((await import('./tool-sun.tsx')).view),
  wall: async () => anyView((await import('./tool-wall.tsx')).view),
  tank: async () => anyView((await import('./tool-tank.tsx')).view),
  quantities: async () => anyView((await import('./tool-quantities.tsx')).view),
  log: async () => anyView((await import('./tool-log.tsx')).view),
  'permit-path': async () => anyView((await import('./tool-permit-path.tsx')).view),
};
