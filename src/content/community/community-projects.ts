import type { DefaultEntry } from '../default-entry.ts';
import { imageRef } from '../image-catalogue.ts';
import { paragraphs } from '../paragraphs.ts';

const picture = (slug: string, view: number | 'cover') => imageRef(`community/${slug}-${view}`);

const gallery = (slug: string) => [1, 2, 3].map((view) => picture(slug, view));

export const communityProjects: readonly DefaultEntry<'community-project'>[] = [
  {
    id: '1',
    title: 'Dunstan Reserve Food Forest',
    location: 'Brunswick West, Melbourne',
    description: paragraphs(
      'A public orchard in a suburban park, planted by neighbours in the 1990s, neglected, and brought back to life. More than thirty mature food trees stood there in 2013, with no fence around them.',
      'Dunstan Reserve is an ordinary piece of suburban parkland. Before the orchard there was open turf, with a few large eucalypts and some cricket nets. A community garden was built on part of it in 1993. Soon after, a small group of residents who called themselves the Friends of the Food Forest proposed something less usual for the ground beside it: an orchard with no fence and no members, designed on permaculture principles, where anybody could walk, sit and pick.',
      'What they planted was a grove of fruit trees with pergolas and paths. Such trees ask for patience and repay it. They also need somebody to prune them. As the years went on, the site and the trees fell into disrepair.',
      'In 2011 Moreland Community Gardening took the forest on. Work began in July 2012, after a council grant of $3,000 and some negotiating over the lease: trees rehabilitated and replaced, ground planted beneath them, pergolas and paths repaired. Beside the renewed community garden the trees are its slow, perennial half.',
      'This isn’t our project. Three things in its history matter to a designer of places. The first is the missing fence. Openness was decided at the start and has lasted; some lost fruit is the price. The second is the order of layers. Canopy, small tree, shrub, herb, ground cover and vine each make a climate for the next, just as slope, hedge, verandah and wall make one for a room. In bushfire country such layers beside a house are a ladder for fire: [keep them apart](/landscape-integration).',
      'The third is succession. An orchard falters when there are too few hands that know what to do next. Any shared place, whether a hall, an orchard or a lane, needs more than one generation that knows how to look after it. A design can help: labels that last, a table large enough for a working bee, a shed with the pruning calendar on the wall, water where it is needed, and paths that lead past the trees on the way to somewhere else. A place that people cross every day is a place that somebody will mend.',
    ),
    cover: picture('dunstan-reserve-food-forest', 'cover'),
    gallery: gallery('dunstan-reserve-food-forest'),
    link: '',
    linkText: '',
  },
  {
    id: '2',
    title: 'Northcote Community Garden',
    location: 'Northcote, Melbourne',
    description: paragraphs(
      'An organic garden of small plots, ponds, orchard and bee hives beside the railway behind Northcote station. Much shared life on very little ground.',
      'The garden lies on Hartington Street, along the train line. [In 2022](source:northcote-gardens) it had about twenty-six individual plots with communal beds, ponds, fruit trees, compost bays and hives, and a small park beside it that the gardeners had planted with indigenous species. Its members ran it, with working bees twice a month.',
      'This isn’t our project, but there is much to learn from a garden like it. Each plot wants an edge that somebody cares for and that somebody else can lean on. The path wants to be just wide enough for two barrows to pass, so that people greet one another. The places everyone uses (the tap, the compost, the seat in the shade) belong where paths meet, not at their ends.',
      'Old inner-city ground may hold lead. The Environment Protection Authority advises gardeners near old houses and busy roads to have their soil tested, and where there is doubt to grow in raised beds of clean soil over a barrier cloth.',
      'A garden like it wants small buildings: a tool shed with a roof that fills a tank, a table under a vine, a noticeboard out of the rain, a compost house that can be worked by one person, each beside the path where it will be used.',
      'Even a small building can need a permit, and it always needs the landowner’s consent: ask for both before you build. Volunteers should be able to repair all of it but the roof, gutters and pipes, which only a licensed or registered plumber may touch, and the wiring, which is an electrician’s work.',
      'In 2022 [the garden’s notice](source:northcote-gardens) said how to apply for a plot; ask the garden whether any is free now.',
    ),
    cover: picture('northcote-community-garden', 'cover'),
    gallery: gallery('northcote-community-garden'),
    link: '',
    linkText: '',
  },
  {
    id: '3',
    title: 'Sustainable Community Food Systems',
    location: 'Hepburn Shire and the central Victorian goldfields',
    description: paragraphs(
      'Notes towards the small buildings that a local food system lacks: the cool store, the washing shed, the shared kitchen, the long table. Growing food locally is half the job. Storing it is the other half.',
      'Between Daylesford, Trentham and Creswick people grow food on red volcanic soil, and share it through farm gates, box schemes and community gardens. What is missing is the shed. Without one, potatoes get washed in the driveway, garlic hangs in the lounge room, and apples lie under the tree for want of somewhere to press or store them.',
      'Natural materials suit the work. Night air cools a store: open its vents on cold nights and shut them by day. Stone walls, earth banked on three sides and deep insulation in the roof keep it from swinging, but the deep ground at Daylesford stays at 12 to 13 degrees, so the bank alone won’t make it cold enough for roots, and apples want it colder still. Walls that hold soil are for an engineer. Limewash on lime plaster keeps the store clean: the wash is alkaline, lets damp through and is renewed with a brush, in goggles and gloves.',
      'A washing shed wants a hard floor that falls to a silt trap, a roof that catches its own water and walls only a metre high, so that the wind dries the crates. A shared kitchen is a different matter. Food premises are registered by the council, with rules for surfaces, hand basins, grease and hot water, so earth and timber stay on the outside of a room that can be hosed. Wastewater needs its own permit, and much of the shire drains to somebody’s drinking water.',
      'We think of them as a kit of four on a bay of 3 m, which can stand alone or around a yard: a store of 3 by 3 metres, a shed of 3 by 6, a kitchen of 6 by 6, and a roof of 6 by 9 over a long open table. When a place for the work stands beside a place for the meal, people stay.',
      'Count on a building permit for each of these buildings and, on rural land, often a planning permit. If your group has a site in mind, we are glad to talk the idea through.',
    ),
    cover: picture('sustainable-community-food-systems', 'cover'),
    gallery: gallery('sustainable-community-food-systems'),
    link: '',
    linkText: '',
  },
  {
    id: '4',
    title: 'Safe Place Affordable Housing Initiative',
    location: 'Daylesford and Hepburn Shire',
    description: paragraphs(
      'Four working papers of ours, not Safe Place’s, on small, warm, dignified homes on land that towns already have. They are for the long local conversation about where people on low incomes will live in Hepburn Shire.',
      'Safe Place is a group of Hepburn Shire residents who came together in 2017 because social and affordable housing was disappearing, and is now an incorporated association. A study of 2020, which it quotes, found nearly five hundred households in housing stress, paying more than 30% of their income for a roof, and a need for 277 more social rental homes.',
      'What a designer can add is modest and particular. The *Small Homes Brochure* is about the home itself. Victoria has made room for one second home of up to 60 square metres on a lot that already has a dwelling. It always needs a building permit. In a residential zone it usually needs no planning permit on a lot of 300 square metres or more, unless an overlay for bushfire, flood or heritage asks for one; ask council before you draw. In a rural zone other conditions apply, and without sewer you also need the council’s permit for the wastewater. The home can’t be sold apart from the main house, nor connected to mains gas. A group of homes on one lot, like those round the green of our model, is another matter and needs a planning permit.',
      'Sixty square metres, thick walls and porch included, is enough if none of it goes on passages: one room that lives to the north, a bedroom that can be closed, a bathroom that a walking frame can turn in, a porch that faces somebody. Light earth and timber suit it, because for a tenant on a pension a low heating bill counts for more than a low building cost.',
      '*Housing Infill Mapping* shows how to find where such homes could stand. A map of back gardens, church land and half-used blocks within a walk of a shop tells a different story from a new estate at the edge of town, where every errand takes a car. *Structure Plan Objection* shows how to object to the draft plan for a town, or support it, in a submission. The *Housing Needs Report* keeps the figures in one place, with their dates and sources.',
      'The papers are not plans to build from: every site needs its own survey, bushfire assessment and permit.',
    ),
    cover: picture('safe-place-affordable-housing', 'cover'),
    gallery: gallery('safe-place-affordable-housing'),
    link: '',
    linkText: '',
  },
];
