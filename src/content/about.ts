import type { PageBody } from '#shared/content-types/page.ts';
import { imageRef } from './image-catalogue.ts';

/** The quote banner over the page, in the practice's own words. */
export const aboutBanner =
  'A house is right when the people in it have stopped noticing it, and cannot think of living anywhere else.';

export const about = {
  title: 'About',
  standfirst:
    'A practice for natural building in central Victoria, and the village heritage and research behind it.',
  description:
    'A natural building design practice in central Victoria: what it does, how it works, and the village heritage and research behind it.',
  lead: imageRef('heroes/about'),
  banner: aboutBanner,
  blocks: [
    { kind: 'heading', level: 2, text: 'What we do', anchor: 'what-we-do' },
    {
      kind: 'paragraph',
      text: 'We design houses of earth, straw, lime, stone and timber for the country around Daylesford and Hepburn, and we advise people who want to build, extend or buy one. None of our houses is built yet. Two kinds of knowledge meet in the work. One is technical: how a wall stays dry, how a room stays warm, what a building surveyor has to see. The other is harder to measure: why people gather in one room and avoid another, and what makes a place feel as if it had always been there. A house needs both, and the work is to join them.',
    },
    {
      kind: 'paragraph',
      text: 'You can ask for a written report on one question, or have us carry a project from the first walk over the land to the last inspection. See the [reports and their prices](/design-services), and [who you deal with](/terms#who-you-deal-with).',
    },
    { kind: 'heading', level: 2, text: 'From a village', anchor: 'village-heritage' },
    {
      kind: 'paragraph',
      text: 'The thread that runs through the practice is a Macedonian one. The villages of that country were built by families and travelling masons, without drawings, from what lay within a day’s walk: stone below, a timber frame filled with earth above, an open gallery to the sun.',
    },
    {
      kind: 'figure',
      figure: imageRef(
        'about/village-scene',
        'Stone below, timber and earth above, and a lane between.',
      ),
    },
    {
      kind: 'paragraph',
      text: '[Many people from that country came to Victoria](source:museums-victoria-macedonia) in the twentieth century, and brought the plan of house and yard with them.',
    },
    {
      kind: 'paragraph',
      text: 'We have no wish to see [čardaks](/glossary#cardak) in Hepburn. What travels is the habit. Build on the poor ground and leave the good. Let the winter sun decide the section. Make the yard before the house. A house with that habit can be drawn here now, to today’s rules. [Heritage & Research](/heritage-research) tells the longer story.',
    },
    {
      kind: 'figure',
      figure: imageRef(
        'about/uncle-and-nephew',
        'Uncle and nephew under the grapevine, where such things are handed on.',
      ),
    },
    { kind: 'heading', level: 2, text: 'Through research', anchor: 'research' },
    {
      kind: 'paragraph',
      text: 'Affection for old buildings is a start, but it doesn’t keep a wall dry. A wall that stood for two hundred years in a dry valley in the Balkans may fail in ten under the rain at Bullarto. So the second source of the practice is study. Christopher Alexander’s work on wholeness and on patterns gives us a way to say what is good about a place, so that it can be tested and shared. Published research on earth, straw and lime gives us the numbers, and the [library](/library) lists what we lean on most.',
    },
    {
      kind: 'paragraph',
      text: 'Central Victoria is a good place to put the two together. Nearly every material we care for lies close by: clay under the grass, basalt, granite and sandstone, windbreak timber, and straw on the plains to the north.',
    },
    { kind: 'heading', level: 2, text: 'How we work', anchor: 'how-we-work' },
    {
      kind: 'paragraph',
      text: 'We read your questionnaire before we reply, and again before we visit. It’s best if we come early, before a driveway has been cut. If a wish and a budget don’t fit, we say so. We are here for owner-builders and for builders, for a single room or a whole house. The best advice may be that it can be done more simply.',
    },
    { kind: 'heading', level: 2, text: 'Free to read', anchor: 'purpose-of-this-site' },
    {
      kind: 'paragraph',
      text: 'Often people need answers before they need a designer: [sun and temperatures of five places](/climate-responsive), [seven patterns for this country](/philosophy-process#central-highlands-patterns), [how dry a bale must be](/blog/how-dry-is-dry-enough), [what council will ask, and in which order](/tools/permit-path).',
    },
    {
      kind: 'paragraph',
      text: 'If your question isn’t among them, [write to us](/contact).',
    },
  ],
} satisfies PageBody;
