import type { BodyOf } from '#shared/content-types/types.ts';
import type { ToolId } from '#shared/tools/tool.ts';

/** The top of each tool's page. */
export const toolIntroductions = {
  sun: {
    title: 'Sun and eaves',
    description:
      'How deep an eave a window needs in central Victoria, how high the sun stands at noon, and how many hours of sun reach the sill in each month.',
    text: 'How deep to make an eave, how much winter sun you’ll get, and how much of it that tree takes away. One window at a time, for twelve Victorian towns.',
  },
  wall: {
    title: 'Walls: heat and moisture',
    description:
      'R-values of strawbale, mudbrick, light earth, stone and timber walls in central Victoria, and whether moisture builds up in them through the year.',
    text: 'How well a wall of straw, earth, stone or timber insulates, and whether moisture builds up inside it in winter and dries out again, with another wall to compare.',
  },
  tank: {
    title: 'Rainwater tank',
    description:
      'How often a rainwater tank runs short in central Victoria, worked out day by day over many years: tank size, reliability, worst year, fire reserve.',
    text: 'How often a rainwater tank runs short, and how big is big enough, with a reserve set aside for fire, day by day over many years.',
  },
  quantities: {
    title: 'Quantities',
    description:
      'Bricks, bales, earth, sand, lime, straw, water, weight and days for a wall of mudbrick, straw or light earth, from your own jar, brick and bale tests.',
    text: 'Bricks or bales, earth, sand, lime, straw and water for a wall, what it weighs, and the days it takes: by our figures or your own tests.',
  },
  log: {
    title: 'Drying log',
    description:
      'Log moisture readings by wall and spot, with photos: see the trend, when to read again, and when to think about the next coat. Works offline.',
    text: 'Log readings and photos while your walls dry, by wall and spot: the trend, when to read again, and whether they’re ready.',
  },
  'permit-path': {
    title: 'Permit path',
    description:
      'Planning permit, building permit, certificate of consent, inspections and occupancy permit in Victoria: a checklist with dates and a calendar file.',
    text: 'Which permits and documents a building in Victoria needs, in what order, from whom and roughly when: a checklist with dates for your own project, and a calendar file.',
  },
} as const satisfies Record<ToolId, BodyOf<'introduction'>>;
