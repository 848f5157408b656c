import type { ToolId } from '#shared/tools/tool.ts';
import { paths } from '#shared/paths.ts';
import type { PictureId } from '../schema.ts';

/** A tool as lists, search engines and its own page name it. */
export interface ToolEntry {
  id: ToolId;
  path: string;
  title: string;
  /** The question it answers. */
  question: string;
  /** One sentence for search engines, 70 to 160 characters. */
  description: string;
  picture: PictureId;
}

export const toolEntries = {
  sun: {
    id: 'sun',
    path: paths.tool('sun'),
    title: 'Sun and eaves',
    question: 'How deep an eave does this window need, and how much sun reaches it?',
    description:
      'How deep an eave a window needs in central Victoria, how high the sun stands at noon, and how many hours of sun reach the sill in each month.',
    picture: 'heroes/climate-responsive',
  },
  wall: {
    id: 'wall',
    path: paths.tool('wall'),
    title: 'Walls: heat and moisture',
    question:
      'How well does this wall insulate, does moisture build up inside it, and does it dry out?',
    description:
      'R-values of strawbale, mudbrick, light earth, stone and timber walls in central Victoria, and whether moisture builds up in them through the year.',
    picture: 'heroes/natural-building-materials',
  },
  tank: {
    id: 'tank',
    path: paths.tool('tank'),
    title: 'Rainwater tank',
    question: 'How big a tank, how often will it run short, and how much is left for a fire?',
    description:
      'How often a rainwater tank runs short in central Victoria, worked out day by day over many years: tank size, reliability, worst year, fire reserve.',
    picture: 'landscape/water',
  },
  quantities: {
    id: 'quantities',
    path: paths.tool('quantities'),
    title: 'Quantities',
    question: 'How many bricks or bales, how much earth, sand, lime and water, and how many days?',
    description:
      'Bricks, bales, earth, sand, lime, straw, water, weight and days for a wall of mudbrick, straw or light earth, from your own jar, brick and bale tests.',
    picture: 'materials/mudbrick',
  },
  log: {
    id: 'log',
    path: paths.tool('log'),
    title: 'Drying log',
    question: 'Is this wall dry enough for the next coat, and when should it be read again?',
    description:
      'Log moisture readings by wall and spot, with photos: see the trend, when to read again, and when to think about the next coat. Works offline.',
    picture: 'blog/how-dry-is-dry-enough',
  },
  'permit-path': {
    id: 'permit-path',
    path: paths.tool('permit-path'),
    title: 'Permit path',
    question:
      'Which permits and documents does this building need, in what order, from whom and roughly when?',
    description:
      'Planning permit, building permit, certificate of consent, inspections and occupancy permit in Victoria: a checklist with dates and a calendar file.',
    picture: 'blog/the-owner-builder-year',
  },
} as const satisfies Record<ToolId, ToolEntry>;

/** The tools in the order of their contents page. */
export const tools: readonly ToolEntry[] = Object.values(toolEntries);
