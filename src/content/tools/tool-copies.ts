import type { ToolCopy, ToolNotes } from './copy.ts';
import { logCopy, logNotes } from './log.ts';
import { permitCopy, permitNotes } from './permit-path.ts';
import { quantitiesCopy, quantitiesNotes } from './quantities.ts';
import { sunCopy, sunNotes } from './sun.ts';
import { tankCopy, tankNotes } from './tank.ts';
import type { toolEntries } from './tools.ts';
import { wallCopy, wallNotes } from './wall.ts';

/** The texts of every tool's page about its calculator, for the search and tests; a page imports only its own. */
export const toolCopies: Readonly<Record<keyof typeof toolEntries, ToolCopy>> = {
  sun: sunCopy,
  wall: wallCopy,
  tank: tankCopy,
  quantities: quantitiesCopy,
  log: logCopy,
  'permit-path': permitCopy,
};

/** The first revision of the texts of each tool's page that the owner edits. */
export const toolNotes: Readonly<Record<keyof typeof toolEntries, ToolNotes>> = {
  sun: sunNotes,
  wall: wallNotes,
  tank: tankNotes,
  quantities: quantitiesNotes,
  log: logNotes,
  'permit-path': permitNotes,
};
