import type { PageBody } from '#shared/content-types/page.ts';
import { imageRef } from '../image-catalogue.ts';

export const philosophy = {
  title: 'Philosophy',
  standfirst:
    'Some buildings make us feel more alive. We think that feeling is information, that it can be shared and tested, and that a small practice in the hills can build by it.',
  description:
    'An essay on wholeness, feeling and making: why we design houses of earth and straw on the land itself, and what natural building has to do with it.',
  lead: imageRef('heroes/philosophy'),
  banner: '',
  blocks: [
    {
      kind: 'heading',
      level: 2,
      text: 'A kitchen in the morning',
      anchor: 'a-kitchen-in-the-morning',
    },
    {
      kind: 'paragraph',
      text: 'Think of a room you were happy in. For most of us it is an ordinary one. A kitchen, perhaps, with a table too large for it, a window over the sink, a door that stood open from October to April. You could not have said what was good about it. You noticed only that people stayed there, that arguments cooled, that an hour went by.',
    },
    {
      kind: 'paragraph',
      text: 'Now think of a waiting room. It was cleaner, the light was even, the chairs matched, and every part of it complied with a standard. You left as soon as you could.',
    },
    {
      kind: 'paragraph',
      text: 'The difference between those two rooms is the subject of this practice. If it is real it can be studied, and built.',
    },
    { kind: 'heading', level: 2, text: 'Feeling as a measure', anchor: 'feeling-as-a-measure' },
    {
      kind: 'paragraph',
      text: 'Architecture has long been shy of feeling. Feeling was said to be private, so much of the trade took refuge in what could be counted or photographed. We count too, in degrees, millimetres and dollars, and a house that is lovely and cold is a failure. But counting only tells you whether a room works. It doesn’t tell you whether anyone will want to be in it.',
    },
    {
      kind: 'paragraph',
      text: 'Christopher Alexander spent a working life on that gap. His claim, put shortly, is that the life we sense in a place comes from a structure that is actually there: centers that hold each other up at every scale, from the valley to the door handle. He asked people to compare two things and say which was more like a picture of their own self, whole, including the parts they would rather hide, and reported that most chose the same one. On a block of land the question can be put more plainly: *which of these would you rather come home to?*',
    },
    {
      kind: 'paragraph',
      text: 'It asks for a certain quiet. Opinion comes quickly and likes to win; feeling comes a few seconds later and has nothing to win. When three people stand where the front door might be, and stop talking, and shift by half a metre, and shift again, wait until all of them breathe out. Put the peg there.',
    },
    { kind: 'heading', level: 2, text: 'Building as mending', anchor: 'mending' },
    {
      kind: 'paragraph',
      text: 'The hills between Castlemaine and Trentham have been handled roughly. The soil was turned over for gold, the forests went down the shafts as props, and the creeks carried the sludge. Long before that it was Dja Dja Wurrung Country, and it still is, cared for by people who knew, and know, its springs. Anyone who builds here arrives late, on ground with a memory.',
    },
    {
      kind: 'paragraph',
      text: 'That changes the task. A house can be one more thing taken, or it can be a repair. We would build on the damaged part of a block, and leave the best of it to grow. We ask whether the driveway might follow the old cart track, whether the roof water can bring back a soak, whether the cutting for the house can yield the earth for its walls, so that the wound and the wall are the same thing. A garden then closes the edges. In ten years you should be able to say that the land is better for the house having come.',
    },
    {
      kind: 'paragraph',
      text: 'Old diggings are the exception. [Mine tailings](source:mine-tailings) can hold arsenic and lead, and a dip may be an [old shaft](source:mine-shafts): never dig or build in either.',
    },
    {
      kind: 'paragraph',
      text: 'What people built before us asks for mending too. A worker’s cottage with a rotten skillion is a whole with a part missing. It needs its missing part, at its own scale and with its own manners. It very seldom needs to be an exhibit.',
    },
    {
      kind: 'heading',
      level: 2,
      text: 'Why earth, straw, stone and lime',
      anchor: 'why-earth-and-straw',
    },
    {
      kind: 'paragraph',
      text: 'In principle, a good room can be made out of anything. In practice some materials help and some resist. Earth, straw, stone, timber and lime can be adjusted on the spot by a person of ordinary strength: a mudbrick can be shaved, a reveal rounded with the palm, a shelf pressed into the wall on the afternoon when somebody sees that it belongs there. The building can keep improving while it is being built. A factory panel is as good as it will ever be on the day it is ordered.',
    },
    {
      kind: 'paragraph',
      text: 'They also age with grace. Limewash wears thin where hands pass and is renewed in a weekend; a clay floor takes the shine of use. They let moisture through, take up the day’s warmth or hold back the night’s cold according to their kind, as a rule give off nothing harmful once they are in the wall, and at the end they can go back to the paddock. And a wall that you have made yourself is a wall you will know how to mend.',
    },
    {
      kind: 'paragraph',
      text: 'They have limits, and honesty about limits is part of the craft. Straw must be kept dry and will punish a careless eave. Earth stores heat and insulates poorly. Lime wants time, goggles and gloves. A natural house badly detailed is worse than a project home well built. Each [material](/natural-building-materials) has its cautions.',
    },
    { kind: 'heading', level: 2, text: 'What the village knows', anchor: 'village' },
    {
      kind: 'paragraph',
      text: 'Part of this way of thinking comes from a Macedonian village, [put together](/heritage-research) from what was common to many: places where nobody spoke of design and few walls stood in the wrong place. Each house answered its neighbour’s wall and its neighbour’s shade. The lane between them was as carefully made as the rooms, though no one person ever made it.',
    },
    {
      kind: 'paragraph',
      text: 'What travels to Victoria is the manner: small steps, each one checked against the whole; rules of thumb held in common; materials from within a day’s walk; and the assumption that a building is never finished, only handed on.',
    },
    {
      kind: 'figure',
      figure: imageRef(
        'about/village-scene',
        'Each house answers its neighbour. The lane was made by all of them, a little at a time.',
      ),
      width: 'wide',
    },
    {
      kind: 'heading',
      level: 2,
      text: 'What this asks of you, and of us',
      anchor: 'what-this-asks',
    },
    {
      kind: 'paragraph',
      text: 'It asks for patience at the beginning, which is where patience is cheapest. A season of watching the land costs little and settles a great deal. It asks you to be exact about what matters in your day: where you drink the first coffee, which of you feels the cold, who’ll be eighty when the loan is paid off. And it asks for a house no larger than you can love and look after. Few people regret the room they left out.',
    },
    {
      kind: 'paragraph',
      text: 'Of us it asks another discipline. We try to keep our hands in our pockets until the place has spoken, to draw as little as the permit and the builder need, to tell you early when a wish and a budget have parted company, and to know the regulations well enough that they shape the house gently, from the start, rather than breaking it at the end.',
    },
    {
      kind: 'paragraph',
      text: 'The test comes years later. Someone sits down at the table, in the sun, with the door open, and stays for an hour without noticing why. Nobody mentions the architecture. That would be our idea of success.',
    },
    {
      kind: 'paragraph',
      text: 'The practical side of all this, with pegs and angles, is in [design process and philosophy](/philosophy-process). If you are standing on a piece of land and wondering where to start, write to us.',
    },
  ],
} satisfies PageBody;
