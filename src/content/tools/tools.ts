import type { ToolId } from '#shared/tools/tool.ts';
import { paths } from '#shared/paths.ts';
import type { PictureId } from '../schema.ts';

/** A tool as lists and its own page find it; its title and its opening words are in `tool-introductions.ts`. */
export interface ToolEntry {
  id: ToolId;
  path: string;
  /** The question it answers. */
  question: string;
  picture: PictureId;
}

export const toolEntries = {
  sun: {
    id: 'sun',
    path: paths.tool('sun'),
    question: 'How deep an eave does this window need, and how much sun reaches it?',
    picture: 'heroes/climate-responsive',
  },
  wall: {
    id: 'wall',
    path: paths.tool('wall'),
    question:
      'How well does this wall insulate, does moisture build up inside it, and does it dry out?',
    picture: 'heroes/natural-building-materials',
  },
  tank: {
    id: 'tank',
    path: paths.tool('tank'),
    question: 'How big a tank, and how often will it run short, with a reserve set aside for fire?',
    picture: 'landscape/water',
  },
  quantities: {
    id: 'quantities',
    path: paths.tool('quantities'),
    question: 'How many bricks or bales, how much earth, sand, lime and water, and how many days?',
    picture: 'materials/mudbrick',
  },
  log: {
    id: 'log',
    path: paths.tool('log'),
    question: 'Is this wall dry enough for the next coat, and when should it be read again?',
    picture: 'blog/how-dry-is-dry-enough',
  },
  'permit-path': {
    id: 'permit-path',
    path: paths.tool('permit-path'),
    question:
      'Which permits and documents does this building need, in what order, from whom and roughly when?',
    picture: 'blog/the-owner-builder-year',
  },
} as const satisfies Record<ToolId, ToolEntry>;

/** The tools in the order of their contents page. */
export const tools: readonly ToolEntry[] = Object.values(toolEntries);
