import type { ToolCopy } from './copy.ts';
import { logCopy } from './log.ts';
import { permitCopy } from './permit-path.ts';
import { quantitiesCopy } from './quantities.ts';
import { sunCopy } from './sun.ts';
import { tankCopy } from './tank.ts';
import type { toolEntries } from './tools.ts';
import { wallCopy } from './wall.ts';

/** What every tool's page says, for the search and the tests; a page loads its own alone. */
export const toolCopies: Readonly<Record<keyof typeof toolEntries, ToolCopy>> = {
  sun: sunCopy,
  wall: wallCopy,
  tank: tankCopy,
  quantities: quantitiesCopy,
  log: logCopy,
  'permit-path': permitCopy,
};
