import type { Article } from './schema.ts';

/** The quote banner over the page, in the practice's own words. */
export const aboutBanner =
  'A house is finished when the people in it have stopped noticing it, and cannot think of living anywhere else.';

export const about = {
  title: 'About',
  standfirst:
    'A small practice for natural building in the hills of central Victoria: where it comes from, how it came to earth and straw, and what this site is for.',
  description:
    'The story of a natural building design practice in central Victoria, from a Macedonian village and a factory suburb to houses of earth, straw and lime.',
  lead: 'heroes/about',
  sections: [
    {
      id: 'two-places',
      title: 'Two places',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The practice has two birthplaces, and neither of them is a school. One is a village in Macedonia, known first from stories told at a kitchen table and only later from its own stones. The other is a street of brick veneers in an industrial suburb of Melbourne, where the same people had come to live, and where behind every front lawn there was a vine, a shed with a stove in it, and a row of peppers against the warm side of the garage.',
        },
        {
          kind: 'paragraph',
          text: 'A child who goes to and fro between such a story and such a street learns something about building before learning to draw. The village houses were spoken of with longing and had no bathrooms. The suburban houses had everything and were lived in at the back. Why did the family always end up at the table under the vine? Who had decided where that table should stand? It took many years to see that this was a professional question.',
        },
        {
          kind: 'figure',
          picture: 'about/village-scene',
          caption:
            'A village of the kind that was spoken of: houses stepped up the slope, each with its gallery to the sun. An imagined scene until the family’s photographs are here.',
          width: 'column',
        },
      ],
    },
    {
      id: 'learning-the-trade',
      title: 'Learning the trade',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The way into the trade was the usual one: drawing other people’s buildings. Working drawings teach respect. They teach what a flashing is for, why a footing is drawn before a façade, how a line that costs a second at the desk costs a carpenter a morning. They also teach what is missing. A set of drawings can be complete, approved and priced, and say nothing about whether anybody will want to sit in the room.',
        },
        {
          kind: 'paragraph',
          text: 'Two things opened the door. One was reading: Christopher Alexander’s *A Pattern Language*, which described the table under the vine as if its author had eaten there, and then his later books on wholeness, which tried to say why. The other was mud. A weekend at somebody’s mudbrick wall, treading clay with people who had been strangers in the morning, made it plain that a wall can be a piece of work in which nobody is bored, and that the house which comes of it is held differently afterwards by those who made it.',
        },
        {
          kind: 'paragraph',
          text: 'From then on the two lines of work ran beside each other: the regulations, permits and details that any building needs, and the old materials, with their own rules, which are just as strict. A long stretch of community work belongs to the same years: gardens, food growing, small affordable homes, submissions to planning that were longer than anyone wished. It taught us to explain a section to a room full of people, to listen for the second thing that someone says, and to write so that a neighbour can use it.',
        },
      ],
    },
    {
      id: 'to-the-hills',
      title: 'To the hills',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Central Victoria was an obvious place to go. The ground between Castlemaine and Trentham holds nearly every material we care for within an hour’s drive: clay under the grass, straw from the plains to the north, basalt, granite and sandstone, windbreak timber, and people who know what to do with them. There were stonemasons here before there were architects. The mudbrick movement left its houses and its skills. And the climate is demanding enough to keep a designer honest, with frost on one side of the range, forest and fire on the other, and a wet spring over both.',
        },
        {
          kind: 'paragraph',
          text: 'Here the village turned out to be useful. Not its look: we have no wish to see čardaks in Hepburn. Its habits. Build on the poor ground and leave the good. Let the winter sun decide the section. Put mass where warmth is and blankets where cold is. Make the yard before the house. Ask the neighbours for a day and feed them well. These can be drawn, costed and certified, and they make houses that are cheap to run and hard to leave. The longer story, with its pictures, is told in [Heritage & Research](/heritage-research).',
        },
        {
          kind: 'figure',
          picture: 'about/uncle-and-nephew',
          caption:
            'Uncle and nephew under the grapevine: how most of it was handed on, without either of them calling it teaching. An imagined scene, seen from behind.',
          width: 'column',
        },
      ],
    },
    {
      id: 'how-we-work',
      title: 'How we work now',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We are small on purpose. Whoever answers your letter has read your questionnaire and will stand on your block. We like to come early, before a driveway has been cut, and to say plainly when a wish and a budget do not fit. We work with owner-builders as gladly as with builders, and with half a house as gladly as with a whole one. Quite often the most useful thing we can say is that it can be done more simply.',
        },
        {
          kind: 'paragraph',
          text: 'Much of the work is written advice. A report with a sketch, at the right moment, can save a household a year, and it leaves them free: they may take it to any other designer, surveyor or builder. The [reports and prices](/design-services) are on one page, without small print.',
        },
      ],
    },
    {
      id: 'purpose-of-this-site',
      title: 'What this site is for',
      blocks: [
        {
          kind: 'paragraph',
          text: 'It is meant as a field book. Most of what we would tell you in a first conversation is written here, so that we can begin with the second: the sun hours and temperatures of five places, the seven patterns we return to on every block, the moisture at which a bale may be plastered, what council will ask and in which order. It is free to read and has nothing to accept or sign up to.',
        },
        {
          kind: 'paragraph',
          text: 'It is also made to be used where it is needed, which is often a paddock with no reception. After one visit the pages, tables and pictures stay on your phone; a questionnaire can be begun at the kitchen table, carried on at the dam and sent from the top of the hill. [On this device](/offline) shows what has been kept.',
        },
        {
          kind: 'paragraph',
          text: 'Nothing here replaces a surveyor, an engineer or the council’s own answer, and we say where to ask them. Rules change: each one is given with its source and the month in which we last compared it. If you find a mistake, please tell us. The pictures of projects are study models, prints and drawings made for this site, and say so; photographs will take their places one by one.',
        },
        {
          kind: 'paragraph',
          text: 'If something here has made you look at your own block differently, it has done its work. If it has left you with a question, [write to us](/contact).',
        },
      ],
    },
  ],
} as const satisfies Article;
