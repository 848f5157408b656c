import {
  compass,
  coolChange,
  eaveText,
  energyAssessor,
  groundFall,
  plantsAllowed,
  testHole,
} from '#shared/building-figures.ts';
import type { PageBody } from '#shared/content-types/page.ts';
import { imageRef } from '../image-catalogue.ts';

/** The seven regional patterns, in the order in which a plan is usually laid out with them. */
const patternSections: PageBody['blocks'] = [
  {
    kind: 'heading',
    level: 2,
    text: 'North-facing living areas',
    anchor: 'north-facing-living-areas',
  },
  {
    kind: 'paragraph',
    text: 'Every day-room takes the sun side. On a July morning in Glenlyon the grass is white until ten, and a household drifts, without discussing it, to whichever room the sun has reached. If that room is a bathroom, the plan has failed before the paint is dry.',
  },
  {
    kind: 'paragraph',
    text: 'The geometry is generous. At our latitude, a little over 37 degrees south, the noon sun stands about 29 degrees above the horizon at midwinter and about 76 degrees at midsummer. A window facing north is therefore easy to manage with nothing cleverer than a fixed eave: low winter light passes beneath it and high summer light does not. The other three faces have no such luck. East and west meet a sun too low for an eave to stop, and the south gets no winter sun at all. [Your Home](source:your-home-orientation) says the same of all temperate Australia.',
  },
  {
    kind: 'paragraph',
    text: 'Depth matters as much as direction. Under a 2.4 m window head, noon sun at midwinter reaches about four metres into the floor, so a room five metres deep is warm nearly to its back wall and a room eight metres deep is not. So a plan here wants to be one room thick: a long bar of 5 to 6 metres, with kitchen, table, hearth and work along the north.',
  },
  {
    kind: 'list',
    style: 'bulleted',
    items: [
      'Put the kitchen table, the chair you read in and the place children play within four metres of north glass.',
      'Give those rooms floor or wall mass that the sun actually touches: earth, brick or stone, in winter sun for three hours at least, without a rug over it.',
      `Size the eave from the window. ${eaveText} [Sun and eaves](/tools/sun) works out yours; check it on a section drawing. A verandah is deeper, shelters more and costs winter sun.`,
      'Keep the north clear. A tree, a shed or a neighbour’s roof casts a midwinter noon shadow about 1.8 times its height: a five-metre shed steals the sun for nearly nine metres.',
    ],
  },
  {
    kind: 'paragraph',
    text: '**Therefore:** line up the living rooms along the north edge of the house, one room deep, with their main windows and their mass in winter sun, and put everything else at the ends, the bedrooms to the east.',
  },
  {
    kind: 'heading',
    level: 2,
    text: 'Twenty degrees north-east',
    anchor: 'twenty-degrees-north-east',
  },
  {
    kind: 'paragraph',
    text: 'Due north is the textbook answer. On open ground in the central highlands we would turn the long wall about 20 degrees to the east of it, because of the shape of a day here. The coldest hour comes at dawn, the house has had fourteen hours to lose its heat, and an hour of early sun is worth more than an hour of late. In summer the difficulty arrives from the other end: by three in the afternoon the air is hottest and a north wall that still catches the sun is a nuisance.',
  },
  {
    kind: 'paragraph',
    text: 'We have worked out the direct sun of a clear midwinter day at 37.2 degrees south, hour by hour, on both walls: the one turned 20 degrees to the east collects about 12% more before noon and about 6% less over the whole day. At midsummer direct sun leaves it at about two o’clock solar time, which is close to twenty past three in daylight-saving time; a wall facing due north holds it for an hour and forty minutes more. You pay for that on summer mornings, when the same wall takes more low sun from the east: give the first window at that end a shutter or a vine.',
  },
  {
    kind: 'note',
    tone: 'information',
    title: 'True north, on site, with a phone',
    text: `All angles here are from true north. A compass needle in this district points ${compass.points}, so the 20-degree line reads ${compass.readsForTwenty} on it. Look up the present value for your block at [Geoscience Australia](source:magnetic-declination), keep away from the ute and the steel tank while you sight, and confirm with a plumb line: at solar noon its shadow lies true north and south.`,
  },
  {
    kind: 'paragraph',
    text: 'Two kinds of ground ask for less. In a hollow where fog lies until eleven, the early sun never arrives; stay within 10 degrees of north. On a slope that falls to the north-west, bending the house across the contour to gain an angle will cost more in cut and fill than the sun will ever repay. Walk the contour first.',
  },
  {
    kind: 'paragraph',
    text: '**Therefore:** on open ground, turn the long face of the house about 20 degrees east of true north, so that morning finds it early and the summer afternoon leaves it alone.',
  },
  { kind: 'heading', level: 2, text: 'North-east outdoor area', anchor: 'north-east-outdoor-area' },
  {
    kind: 'paragraph',
    text: 'An outdoor room is used when it is warmer than the house in the cool of the year and cooler than the house in the heat. In this district one position does both. North-east of the kitchen, in the lee of the building, the table has sun from breakfast to early afternoon, the roof and walls turn away the south-westerly that makes October miserable, and the house throws the shade in the afternoon: in the middle of February from about half past four, when the sun leaves a wall turned 20 degrees.',
  },
  {
    kind: 'paragraph',
    text: 'Give it edges. A terrace with the house on one side, a low wall or a hedge on a second and a pergola overhead is a place; the same paving in the open is a car park. Four metres by four will seat eight with room to push back a chair. Three steps from the kitchen bench is near enough that people carry plates out without being asked.',
  },
  {
    kind: 'list',
    style: 'bulleted',
    items: [
      `A grape vine on metal wires gives shade from December to April and lets most of the winter sun through. Plant it only ${plantsAllowed}, and keep it watered and clear of wall and gutter.`,
      `Paving laid on a stabilised bed over free-draining gravel, falling ${groundFall} away from an earth wall, keeps splash off the render.`,
      'In bushfire country, stone, brick or gravel is the best floor for it: non-combustible ground next to the house is part of its defence as well as a place for lunch.',
    ],
  },
  {
    kind: 'paragraph',
    text: '**Therefore:** place the main outdoor room at the north-east corner, against the house and open to the morning, with the building as its windbreak and its afternoon shade.',
  },
  {
    kind: 'heading',
    level: 2,
    text: 'North-west winter corner',
    anchor: 'north-west-winter-corner',
  },
  {
    kind: 'paragraph',
    text: 'In June the sun is down by about a quarter past five, and it sets thirty degrees north of west. The last light of the day, amber and nearly level, comes through the north-west corner. Put a hearth there, a bench built into the wall and a window low enough to see out of while sitting, and you have the place where the household will spend its winter evenings.',
  },
  {
    kind: 'paragraph',
    text: 'This corner is small on purpose. Three metres square is plenty. The fire, and the low sun through the window, warm the bench and the inner face of an earth wall, which give the heat back through the evening; insulation on the outside keeps it in. The windows are small, because in January the same corner faces the hot north wind and a sun that eaves cannot reach.',
  },
  {
    kind: 'note',
    tone: 'caution',
    title: 'The same corner in fire weather',
    text: 'The worst fire days here usually bring a hot, dry wind from the north or north-west before the change. Keep this corner’s glazing modest, its shutters or screens to the level your bushfire assessment asks for, its eaves sealed against embers, and the ground outside it bare of mulch and firewood.',
  },
  {
    kind: 'paragraph',
    text: 'Only a [licensed or registered plumber](source:solid-fuel-heaters) may fit a wood heater and its flue.',
  },
  {
    kind: 'paragraph',
    text: 'External shutters make the corner work in both halves of the year: open in winter, closed by ten on a hot morning. A deciduous tree eight or ten metres out to the west will help once it is grown, if the defendable space around the house allows it.',
  },
  {
    kind: 'paragraph',
    text: '**Therefore:** make a small sitting place with a fire and warm walls in the north-west corner, with shuttered windows that take the low winter sun and can be shut against the summer.',
  },
  {
    kind: 'heading',
    level: 2,
    text: 'South-west corner buffer',
    anchor: 'south-west-corner-buffer',
  },
  {
    kind: 'paragraph',
    text: 'Cold fronts swing from north-west to south-west, with rain that is driven sideways; the coldest air comes last, from the south-west, and finds every gap in a wall. Rooms that people sit in should never meet it directly. Rooms that hold things can.',
  },
  {
    kind: 'paragraph',
    text: 'So the south-west corner is for the laundry, the pantry, the mud room, the workshop, the tank pump, the wet coats. A pantry there stays cooler than the kitchen for most of the year. A mud room with a door on its sheltered side gives boots and dogs somewhere to stop, and acts as an airlock for the house behind.',
  },
  {
    kind: 'list',
    style: 'bulleted',
    items: [
      'Bring the roof down low on this corner, to 2.1 m at the gutter if the rooms allow, so that wind rides over instead of hitting a wall.',
      'Use the most weatherproof skin here. Lime render on strawbale wants a wide eave and, on an exposed ridge, a ventilated timber or metal rainscreen over it.',
      'Keep openings few and tight: one door, windows for light only.',
      'Store firewood in a separate, closed shed rather than against this wall wherever bushfire attack is a consideration.',
    ],
  },
  {
    kind: 'paragraph',
    text: '**Therefore:** wrap the south-west corner of the house in unheated working rooms under a low roof, and let them take the weather.',
  },
  { kind: 'heading', level: 2, text: 'South side insulation', anchor: 'south-side-insulation' },
  {
    kind: 'paragraph',
    text: 'From early May to early August the back wall of a house turned 20 degrees gets no direct sun at all, and in autumn and spring only low evening sun. It loses heat all day and all night, and its outer face settles near the average outdoor temperature: in a Trentham winter, six degrees or so. A 300 mm mudbrick wall stores heat well and resists its flow poorly, so on this side, uninsulated, it behaves like a very large cold radiator.',
  },
  {
    kind: 'paragraph',
    text: 'The answer is to let each face of the house have its own wall. Mass belongs where the sun or the stove can charge it. Along the south, build in strawbale, or light earth in a thick frame, or mudbrick with wood-fibre or another vapour-open insulation on the outside behind boards. People sometimes worry that a house with two kinds of wall will look confused. It looks like a farmhouse with a good coat on its back.',
  },
  {
    kind: 'list',
    style: 'bulleted',
    items: [
      'Insulate the edge of the slab all round, and the south most; cold comes in at the ankles.',
      'Keep south glass small and good: double glazing in timber frames, sized for light and a view. South and west glass together stay below 10% of the floor area.',
      'Line the south with things that help: bookshelves, wardrobes.',
      'Carry the air-tight layer, usually the clay or lime plaster itself, unbroken from floor to ceiling, and tape it to every frame.',
    ],
  },
  {
    kind: 'paragraph',
    text: `New homes in Victoria must reach [7 stars for the building shell](source:seven-stars), and the rating software is unkind to bare mass on the cold side. ${energyAssessor} Choose one who has modelled earth and straw.`,
  },
  {
    kind: 'paragraph',
    text: '**Therefore:** give the south wall insulation first and mass second, close it against draughts, and keep its windows few.',
  },
  { kind: 'heading', level: 2, text: 'South-central breezeway', anchor: 'south-central-breezeway' },
  {
    kind: 'paragraph',
    text: `A hot spell here generally ends with a change of wind, ${coolChange.swing}. Doors slam, the temperature drops ${coolChange.drop}, and a cool wind comes up from the south. A house ready for that wind can be comfortable by bedtime. A house with a closed south side stays hot until the small hours.`,
  },
  {
    kind: 'paragraph',
    text: 'The breezeway is a passage through the middle of the plan from south to north, 1.5 to 2.4 metres wide, with a pair of doors at each end and high openings above them. Through most of the year it is the entrance hall. On the evening of a change both ends are thrown open, and the air is pulled past every room that opens off it. It also keeps the halves of the house apart for noise, and gives a long plan its one deep view from gate to garden.',
  },
  {
    kind: 'list',
    style: 'bulleted',
    items: [
      'Make the outlet larger than the inlet and higher: clerestory vents on the north side let out the heat that collects under the ceiling.',
      'Use a draught lobby or a second pair of doors on the south. The opening is wanted on a few dozen evenings a year; it must be tight on all the others.',
      'Settle the insect screens of the doors together with the ember screens of the bushfire specification.',
      'Line it with mass. Brick or earth cooled overnight will still be cool at three the next day.',
    ],
  },
  {
    kind: 'paragraph',
    text: '**Therefore:** run a passage from the middle of the south side to the north terrace, tight in winter, wide open on the night of the change.',
  },
];

/** Draft chapter: the page shows it only when the address carries 'draft=true'. */
export const fifteenPrinciples: PageBody['blocks'] = [
  {
    kind: 'heading',
    level: 2,
    text: 'Fifteen Principles',
    anchor: 'fifteen-principles',
    isDraft: true,
  },
  {
    kind: 'paragraph',
    text: 'In the first book of *The Nature of Order* (2002) Christopher Alexander describes fifteen properties that turn up, again and again, in things that have life: carpets, leaves, streets, cells, houses. The names below are his. The explanations and the examples are ours, taken from the kind of building we know. The chapter is a draft, and we are still thinking it over.',
  },
  {
    kind: 'definitions',
    items: [
      {
        term: '1. Levels of scale',
        text: 'Sizes step down gently from the large to the small, so that the eye is never asked to jump. On a Muckleford mudbrick wall the steps run from roof to wall to window to brick to the straw in the brick. A sheer panel three metres high with a single door handle on it has one step missing in the middle, and it feels like a cold store.',
      },
      {
        term: '2. Strong centers',
        text: 'Each part holds attention and lends it to the next. A masonry stove does this in a cold-country plan: the kitchen leans on it, the stair rises beside it, bedrooms borrow its warm back. Remove it, and four rooms lose something.',
      },
      {
        term: '3. Boundaries',
        text: 'A living thing has an edge with substance, often almost as wide as what it surrounds. A 2.4 m verandah is a boundary in this sense, and so is a 450 mm strawbale reveal deep enough for a cushion. Thin edges leave inside and outside staring at each other.',
      },
      {
        term: '4. Alternating repetition',
        text: 'Element and interval each have a shape of their own, and the two keep time like breathing. Posts along the front of a woolshed alternate with good, standing-sized spaces. Set the same posts at random and the spaces become leftovers.',
      },
      {
        term: '5. Positive space',
        text: 'The space between things is as well shaped as the things. A yard at Glenlyon closed by four low wings is a room with the sky for a ceiling. The strip between a new house and its boundary fence rarely is, and nobody has ever wanted to sit in it.',
      },
      {
        term: '6. Good shape',
        text: 'A shape that is made of simple, compact, recognisable figures, and reads as one from the road. The steep gable of a Trentham longhouse is a good shape twice over: it is a plain triangle on a plain oblong, and it sheds snow.',
      },
      {
        term: '7. Local symmetries',
        text: 'Many small balanced parts in a larger arrangement that is free. The farmhouse leans with its hill, bulges where the dairy was added, and still has a door with a window on either side of it. Symmetry imposed on the whole plan would have fought the slope.',
      },
      {
        term: '8. Deep interlock and ambiguity',
        text: 'Two things hold each other so that the join belongs to both. The porch under the main roof, with house wall on two sides and garden on the other two, is the everyday example. You may be asked whether you are inside yet and not be sure.',
      },
      {
        term: '9. Contrast',
        text: 'Difference that lets each side be itself. Dark ironbark posts against pale limewash; a low, dim entry before a bright room. Contrast needs to bring its two halves together. When it merely shouts, it divides.',
      },
      {
        term: '10. Gradients',
        text: 'Qualities change slowly across the whole in answer to conditions: windows grow larger from the cold end of the house to the warm, stones grow smaller as the wall goes up, the garden gets looser as it leaves the kitchen. A gradient is what adaptation looks like when you stand back.',
      },
      {
        term: '11. Roughness',
        text: 'The small irregularities that come when a maker cares about the important thing and lets the rest follow. Handmade bricks vary by ten millimetres and the courses are adjusted by eye, so the wall is straight and every joint is different. Roughness cannot be designed; texture rollers give it away at once.',
      },
      {
        term: '12. Echoes',
        text: 'A family likeness runs through angles and forms, large and small. If the roof is at 35 degrees, the gate brace, the stair and the chimney hood may find the same angle, and the house speaks with one accent.',
      },
      {
        term: '13. The void',
        text: 'At the heart of a full place there is somewhere calm and empty. In a yard house it is the yard. In a small cottage at Yandoit it may be a bare lime wall two metres wide with the evening on it. Busy rooms need it most.',
      },
      {
        term: '14. Simplicity and inner calm',
        text: 'Everything that does not help has been taken away, gently, until what is left is at peace. A strawbale room with one window, one shelf and a clay floor has reached it. It is slower work than decoration, and cheaper to keep clean.',
      },
      {
        term: '15. Not-separateness',
        text: 'The building is so much of its place that you cannot quite say where it stops. Its walls are the earth from its own cutting, its path was there first, its terrace is the hill made level for a moment. Alexander thought it perhaps the most important of the fifteen. It is the first to go when a building wants to be admired.',
      },
    ],
  },
  {
    kind: 'paragraph',
    text: 'The list has one use. When a drawing feels dead and you cannot say why, read down it slowly. With luck, somebody has picked up a pencil by the fifth line.',
  },
];

export const philosophyProcess = {
  title: 'Design process and philosophy',
  standfirst:
    'How we read a block before anyone draws, what we mean by wholeness and living centers, and seven patterns that belong to the ridges and valleys of central Victoria.',
  description:
    'Wholeness, living centers, a three-step process on site and a regional pattern language for houses in the central highlands of Victoria.',
  lead: imageRef('heroes/philosophy'),
  banner: '',
  blocks: [
    { kind: 'heading', level: 2, text: 'Wholeness comes first', anchor: 'wholeness' },
    {
      kind: 'paragraph',
      text: 'A block of land is already something before anyone builds on it. It has a high point where the wind finds you and a hollow where it doesn’t. There is a tree that people walk towards without being told, a wet corner that turns green first, a gap in the ridge that frames one hill. Taken together these make a whole, and the whole can be felt within a few minutes by anybody who stands still in it.',
    },
    {
      kind: 'paragraph',
      text: 'A building will either strengthen that whole or damage it. Cut a level pad for a plan drawn elsewhere and the high point, the hollow and the tree are all gone before the first brick is laid; what remains is a flat place with a building on it, and a lifetime of planting to hide the fact. Put the same rooms along the contour below the high point, open the kitchen to the tree, let the wet corner stay wet, and the land looks more itself than it did. People say of such houses that they seem to have been there for a long time. They mean that nothing was broken.',
    },
    {
      kind: 'paragraph',
      text: 'Our name for this way of thinking comes from Christopher Alexander, whose four volumes of *The Nature of Order* describe wholeness as a real structure in the world, made of parts that lean on each other. His books are in the [library](/library); the [philosophy essay](/philosophy) says why they matter to us. What follows is practical: pegs and a tape on a wet Tuesday.',
    },
    {
      kind: 'quote',
      text: 'There is no neutral house. It mends the place it stands in, or it takes something away.',
      source: '',
    },
    { kind: 'heading', level: 2, text: 'Living centers', anchor: 'living-centers' },
    {
      kind: 'paragraph',
      text: 'Alexander called the parts of a whole [centers](/glossary#center), and we keep his American spelling because the word means something more exact than a middle. A center is any part of space that holds together and draws you: a window seat, a hearth, the turn of a stair, a gate between two posts, the shade under a walnut at lunch. It has no hard edge. You know it is there because people go to it.',
    },
    {
      kind: 'paragraph',
      text: 'Centers come to life through each other. The window seat is weak when it looks at a fence, stronger with a thick wall around it, stronger again when the sill is the right height for an elbow, the sun comes over your left shoulder in the morning and the apple tree stands where you look up from the page. Each of those is a small center of its own. Together they make a place that will be used every day for a hundred years.',
    },
    {
      kind: 'paragraph',
      text: 'This gives a test for every decision, large or small: which of two possibilities makes the centers around it stronger? Does the house sit better with the verandah post here or half a metre along? Should the path run straight to the door or pass the tank first? Stand there with a post in your hands and look.',
    },
    {
      kind: 'figure',
      figure: imageRef(
        'landscape/existing-landscape',
        'The centers were there first: boulders, old trees, the slope, and the one level place between them that the house takes.',
      ),
      width: 'wide',
    },
    { kind: 'heading', level: 2, text: 'Three steps on site', anchor: 'three-steps-on-site' },
    {
      kind: 'paragraph',
      text: 'We would design on the ground for as long as we can and on paper only when we must. There are three steps, and you can do much of the first one on your own, before spending anything on us.',
    },
    { kind: 'heading', level: 3, text: 'Step one: read the place', anchor: 'step-one-read' },
    {
      kind: 'paragraph',
      text: 'Come at different hours. Dawn after a clear night shows where frost lies and where the first sun lands. Mid-afternoon in summer shows the heat. A day of rain shows what the contour lines only suggest. Walk without a plan, and each time you stop because it is pleasant to stop, push in a peg. After three or four visits the pegs will have gathered in a few places. Those are your existing centers.',
    },
    {
      kind: 'list',
      style: 'numbered',
      items: [
        'Mark true north and the 20-degree line with two stakes and a string.',
        'Note the frost line on a still morning, with its height up the slope.',
        'Tie a ribbon at chest height in four places and look at it on windy days from each quarter.',
        `Lodge a free [Before You Dig enquiry](source:before-you-dig), then dig a test hole ${testHole} where you might build and another where you might take earth. Keep a bucket from each, and fence or backfill both holes the same day.`,
        'Draw what must stay: trees with their canopy spread, rock, spring, fence, view, and the neighbour’s kitchen window.',
        'Print the [planning property report](source:vicplan) and pencil the overlays onto the same sheet.',
      ],
    },
    {
      kind: 'note',
      tone: 'caution',
      title: 'In the goldfields',
      text: 'Stay clear of any dip or heap that could be an [old shaft](source:mine-shafts), and never dig in old diggings: [mine tailings](source:mine-tailings) can hold arsenic and lead.',
    },
    {
      kind: 'heading',
      level: 3,
      text: 'Step two: place the house, full size',
      anchor: 'step-two-place',
    },
    {
      kind: 'paragraph',
      text: 'Together we would decide where the building does most good. Often that is the worst part of the useful land: the scar of an old track, the thin ground beside the shed. Keep the good ground for the garden. Then peg the rooms, at full size, with stakes and string and a few borrowed chairs. Let somebody sit where the table would be and describe the view, and somebody walk from the car with two bags of shopping. Shift the string until people stop suggesting moves. A room that looked mean on paper may be plenty once you sit in it with the hill in front of you, and the house can then be smaller.',
    },
    {
      kind: 'note',
      tone: 'check',
      title: 'Before the pegs go in for good',
      text: 'Ask your council’s planning counter which zone and overlays apply, whether the chosen position needs a planning permit, what distance from a waterway or dam they will want for wastewater, and whether vegetation would have to be removed for access and defendable space. Put the answers on the drawing of step one.',
    },
    {
      kind: 'heading',
      level: 3,
      text: 'Step three: let the building unfold',
      anchor: 'step-three-unfold',
    },
    {
      kind: 'paragraph',
      text: 'Only now comes the drawing, from large to small: the outdoor rooms first, since they are the hardest to repair later; then the volume and the roof; the main rooms and the way light enters them; structure and walls; openings; and last the things the hand touches. Test each step against the one before. Try each window at full size while it is still a line on paper, with a rectangle of battens held up on the pegged plan and someone standing behind it. Once the permit is issued, a window that grows or moves has to go back to the engineer, the energy assessor and the surveyor first.',
    },
    {
      kind: 'paragraph',
      text: 'The technical work runs beside this from the beginning: bushfire level, energy rating, soil and wastewater, cost per square metre. Feeling and figures ask for the same house here: small, one room deep, facing the winter sun, with thick walls and few holes in its cold side.',
    },
    { kind: 'heading', level: 2, text: 'What a pattern is', anchor: 'what-a-pattern-is' },
    {
      kind: 'paragraph',
      text: 'A pattern is a piece of experience that has been written down so that someone else can use it. It names a situation that returns again and again, says what pulls in which direction there, and gives the heart of an arrangement that settles it. Alexander and his colleagues published 253 of them in *A Pattern Language* in 1977. They were careful to call it *a* language, and hoped that people would go on to write the patterns of their own place.',
    },
    {
      kind: 'paragraph',
      text: 'A pattern is looser than a standard detail and firmer than a preference. You can break it, provided you know what it was protecting and have looked after that in another way.',
    },
    {
      kind: 'heading',
      level: 2,
      text: 'Patterns for the central highlands',
      anchor: 'central-highlands-patterns',
    },
    {
      kind: 'paragraph',
      text: 'The country around us rises from about 280 metres at Castlemaine to 700 at Trentham. It has cold, cloudy winters, frosts well into spring, hot dry spells that end in a southerly change, and a bushfire season. Winter days average between [two and a half and four hours of sunshine](/climate-responsive#sun-and-temperature), so every hour counts; summer nights are cool, so a house that can be opened after dark need never hold its heat. The seven patterns below answer those facts. They would be wrong in Brisbane, and some of them would be wrong in Mildura.',
    },
    {
      kind: 'table',
      caption: 'Seven patterns and the weather each one answers',
      header: ['Pattern', 'What it answers', 'A number to start from'],
      rows: [
        ['North-facing living areas', 'Short, cloudy winter days', 'Rooms 5 to 6 m deep'],
        ['Twenty degrees north-east', 'Cold dawns, hot late afternoons', '20° east of true north'],
        ['North-east outdoor area', 'South-westerly wind in spring', '4 m by 4 m at least'],
        ['North-west winter corner', 'Long winter evenings', 'About 3 m square'],
        ['South-west corner buffer', 'Rain and cold from the south-west', 'Gutter at about 2.1 m'],
        [
          'South side insulation',
          'No sun in the cold quarter of the year',
          'South and west glass under 10% of floor',
        ],
        ['South-central breezeway', 'The cool change after heat', '1.5 to 2.4 m wide'],
      ],
      anchor: 'seven-patterns',
    },
    {
      kind: 'figure',
      figure: imageRef(
        'climate/sun-path',
        'The sun’s path at midwinter and midsummer, and the faces of a house turned 20° to the east.',
      ),
      width: 'wide',
    },
    {
      kind: 'paragraph',
      text: 'Read them in order and you will see a plan assemble itself: a warm edge, a turn towards the morning, a terrace at one end of it and a hearth at the other, a shoulder against the weather, a good coat along the back, and a passage through the middle for the night the wind changes.',
    },
    ...patternSections,
    {
      kind: 'heading',
      level: 2,
      text: 'Using the patterns on an awkward block',
      anchor: 'using-the-patterns',
    },
    {
      kind: 'paragraph',
      text: 'Few blocks allow all seven. The street may be on the north and the view to the south; the bushfire assessment may put the only affordable house site on the wrong side of the trees; a worker’s cottage in Campbells Creek may already hold the winter sun off with a deep verandah. The patterns are then ranked. We would give up the south-central breezeway first, since two well-placed windows can do most of its work, and the exact 20 degrees second. Living areas on the north and insulation on the south we would defend to the end, because nothing bought later will replace them.',
    },
    {
      kind: 'paragraph',
      text: 'With an existing house, seal and insulate the cold side; open one room, the one with the table in it, to the north; make the terrace; and only then think about building more. You may need a smaller extension than you thought, or none.',
    },
    {
      kind: 'paragraph',
      text: 'Before you open anything, have old fibro, lagging and vinyl [checked for asbestos](source:asbestos-home); removing it is work for a licensed removalist.',
    },
    {
      kind: 'paragraph',
      text: 'If you would like us to walk your land with these in hand, the [new house and extension reports](/design-services) begin with an hour on site and end with a concept sketch.',
    },
    ...fifteenPrinciples,
  ],
} satisfies PageBody;
