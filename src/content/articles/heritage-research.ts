import { heritageGallery } from '../heritage-galleries.ts';
import type { PageBody } from '#shared/content-types/page.ts';
import { imageRef } from '../image-catalogue.ts';

/** Heritage & Research. A slot `gallery:{id}` takes the gallery of that id, `video:{name}` a video. */
export const heritageResearch = {
  title: 'Heritage & Research',
  standfirst:
    'A Macedonian village read as one would read a drawing: its year, its water, its houses and its lanes, and what of it can still be used in central Victoria.',
  description:
    'A Macedonian village read through its seasons, crafts, lanes and houses, its crossing to Australia, and the building research that has grown from it.',
  lead: imageRef('heroes/heritage'),
  banner: '',
  blocks: [
    { kind: 'heading', level: 2, text: 'Dedication', anchor: 'dedication' },
    {
      kind: 'paragraph',
      text: 'For those who built without drawings. For the women who limewashed before Easter and could tell from the evening sky whether the hay would dry. For the masons who came over the mountain each spring with a hammer and a line, and left behind walls that nobody signed. For the men who walked to the last fountain and did not look back, because if they had they could not have gone. And for their children in Australia, who grew up between a vine and a factory and learnt from both.',
    },
    {
      kind: 'quote',
      text: 'To Macedonia: to its stone and its sun, its bread and its songs, and to the villages that go on living in those who left them.',
      source: '',
    },
    {
      kind: 'heading',
      level: 2,
      text: 'Village Patterns: Reading the Vernacular House',
      anchor: 'village-patterns',
    },
    {
      kind: 'paragraph',
      text: 'The village is a composite of many in the region, in the nineteenth and early twentieth centuries. No single place, family or day is meant.',
    },
    {
      kind: 'paragraph',
      text: 'A village house can be read. The thickness of a wall tells you what stands behind it, the height of a sill who sat there, the width of a lane what passed through it with a load. Nothing was put there to be looked at, which is why it repays looking. When every decision has been tested by several generations of weather, work and argument, what remains is close to a pattern: an answer that fits so well that nobody remembers the question.',
    },
    {
      kind: 'paragraph',
      text: 'We read it in the order in which it was lived: the year first, then the work of hands, then the settlement, and only then the house. Read the other way round, the house looks picturesque. Read in this order it looks necessary. The open gallery is there because peppers and tobacco must dry; the cellar wall is thick because wine must rest; the yard is large because most of the house happens in it.',
    },
    {
      kind: 'definitions',
      termLanguage: 'mk-Latn',
      items: [
        {
          term: 'čardak',
          text: 'The open timber gallery of the upper floor, turned to the sun: workroom, drying floor and summer bedroom.',
        },
        {
          term: 'bondruk',
          text: 'A braced timber frame filled with adobe or wattle, plastered and limewashed; the usual wall of the upper storey.',
        },
        {
          term: 'oro',
          text: 'The open round dance, joined at its tail, and by extension the day and the ground on which it is danced.',
        },
        {
          term: 'sedenka',
          text: 'A winter evening of shared work, mostly spinning, in one lit and heated room.',
        },
        {
          term: 'bačilo',
          text: 'The summer fold on the mountain, where sheep are milked and cheese is made.',
        },
        {
          term: 'pečalba',
          text: 'Seasonal or long work far from home, and the money and longing that came of it.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'The [glossary](/glossary#village-words) has these words, and those of building and permits.',
    },
    { kind: 'heading', level: 2, text: 'Spring Planting', anchor: 'spring-planting' },
    {
      kind: 'paragraph',
      text: 'The village year begins with water. When the snow goes from the lower slopes the channels are cleared by everyone who draws from them, on one agreed morning, and the order of turns is settled for the season. Then the plough. The wooden ard scratches a furrow and leaves the crumb of the soil where it was; two oxen decide how long a strip can be before they have to breathe, and that length, repeated, is the grain of the whole landscape.',
    },
    {
      kind: 'paragraph',
      text: 'What a designer can learn here is the habit of zones. Seedlings that need looking after ten times a day stand by the kitchen door; beans and onions within earshot; orchard and hives at the garden’s edge, where they also break the wind; grain beyond, vines on the stony slope that nothing else wants. Distance from the hearth follows from the number of visits.',
    },
    {
      kind: 'paragraph',
      text: '**In Victoria:** lay out the garden by the same rule, herbs first and firewood last.',
    },
    heritageGallery('spring-planting'),
    { kind: 'heading', level: 2, text: 'Seasonal Harvests', anchor: 'seasonal-harvests' },
    {
      kind: 'paragraph',
      text: 'From June to October the village is a machine for bringing things home dry. Barley and wheat first, cut by sickle and carried ears inward; then hay from the high meadows; tobacco leaf by leaf before sunrise; maize by moonlight; grapes when the first mornings are cold. Each crop has its place to wait in: the pole stack, the round floor, the eaves, the wicker crib, the tub. A house is judged by how many of these it can shelter at once.',
    },
    {
      kind: 'paragraph',
      text: 'The threshing floors explain the plan. They lie together on the bare windy rise, away from sparks and close to the road, and belong to several families each. Work of this size cannot be done alone, so the field of one is the field of all for a day, and the debt is paid in the same coin next week.',
    },
    {
      kind: 'paragraph',
      text: '**In Victoria:** if two of you want to build with earth, choose the parts of the work that are better done by twenty, and ask twenty.',
    },
    heritageGallery('seasonal-harvests'),
    {
      kind: 'heading',
      level: 2,
      text: 'Food Processing & Preservation',
      anchor: 'food-processing',
    },
    {
      kind: 'paragraph',
      text: 'The building itself provided for the winter. Warm air under the tiles dried peppers and leaf; stone and darkness kept wine, cabbage and cheese; the oven, fired once a week with vine prunings, baked bread while it was hot, and dried fruit and then kindling as it cooled. Each of these is a temperature, and the house held all of them at the same time without a motor.',
    },
    {
      kind: 'paragraph',
      text: '**In Victoria:** a cool pantry still works on the south side of a house, with a stone shelf, a vent low down and another high up. It needs no power. The bread oven deserves its place too, outside, under a small roof of its own, near enough to the kitchen that somebody will use it, well clear of trees. In the fire danger period light it [only as the CFA allows](source:total-fire-ban), and never on a day of total fire ban.',
    },
    heritageGallery('food-processing'),
    {
      kind: 'heading',
      level: 2,
      text: 'Waterwork washing and Leisure time',
      anchor: 'waterwork-and-leisure',
    },
    {
      kind: 'paragraph',
      text: 'Spring water came down in a clay pipe to a fountain, ran over into a trough, from the trough to the gardens, and from the gardens to the stream where wool and rugs were washed, below the mill and above the ford. One water, used in the order of its cleanliness. The fountain stood where the lanes met, so that fetching a jug took as long as the news did.',
    },
    {
      kind: 'paragraph',
      text: 'Leisure had the same places as work. The ground where wheat was measured in August was danced on in September; the street that brought the flock home was the promenade an hour later. Nobody supplied benches. A low wall in the sun, a log under the plane tree, the edge of the fountain: each was there for something else, and was sat on as well.',
    },
    {
      kind: 'paragraph',
      text: '**In Victoria:** let each thing in a new street have two uses, and build a knee-high wall to sit on.',
    },
    { kind: 'part', name: 'video:music-in-the-commons' },
    heritageGallery('waterwork-and-leisure'),
    { kind: 'heading', level: 2, text: 'Craft & Construction', anchor: 'craft-and-construction' },
    {
      kind: 'paragraph',
      text: 'A house of this kind commonly took two summers. In the first, stone was carted and the masons built the ground floor: rubble in clay, two faces with through stones, and every metre or so a pair of flat timbers laid into the wall and tied across. They spread the load, and in an earthquake they help the wall to move without splitting. In the second summer the frame went up, oak or chestnut, braced at the corners and pinned with wood, and was filled with adobe made on the spot. Roof before infill; infill before plaster; plaster before the frost.',
    },
    {
      kind: 'paragraph',
      text: 'Every part could be repaired with what had made it. Tiles were turned, not replaced. The limewash of forty springs was the weather coat. Clay came off a wall and went back on with fresh straw. This is the practical sense of *natural building* for us: a house whose upkeep is a spring weekend and whose owner has the skill for it.',
    },
    {
      kind: 'paragraph',
      text: '**In Victoria:** the [materials page](/natural-building-materials) gives the same steps with moisture limits, because a house here has a surveyor to satisfy.',
    },
    heritageGallery('craft-and-construction'),
    {
      kind: 'heading',
      level: 2,
      text: 'Village settlement patterns',
      anchor: 'settlement-patterns',
    },
    {
      kind: 'paragraph',
      text: 'Villages of the hill country commonly sit on the break of slope: above the wet flats that grow maize, below the forest and the summer pasture, beside a spring. The best soil is left for food. Lanes follow the contour and the water; steep ones are for feet and donkeys. Houses stand close enough for warmth and defence, yet each is turned, or raised half a storey, or set forward by a cart’s length, so that its gallery has the winter sun and its upper window the view over a neighbour’s roof.',
    },
    {
      kind: 'paragraph',
      text: 'No plan was ever drawn of this. It came from a handful of rules that everybody knew. Build against the slope. Keep off the good earth. Do not take your neighbour’s sun or turn your drain on his wall. Leave the corner wide enough for a loaded cart. Give way at the fountain. Add to a house before you start another. Each rule governs a meeting of two things, and a place that has been made out of good meetings turns out to be whole.',
    },
    {
      kind: 'paragraph',
      text: '**In Victoria:** [our patterns](/philosophy-process#central-highlands-patterns) try to be such rules.',
    },
    {
      kind: 'list',
      style: 'bulleted',
      items: [
        '**Settle on the edge**, where two kinds of ground meet, and leave the best ground open.',
        '**Let water go first.** It finds the line of the lanes, the fountain and the gardens.',
        '**Turn every house to the sun**, and step it so that the next one has the same.',
        '**Share what is large**: the threshing floor, the mill, the oven, the common, the view.',
        '**Keep the public ground plain.** It is furnished by what people do there.',
      ],
    },
    { kind: 'part', name: 'video:sheep-on-the-promenade' },
    heritageGallery('settlement-patterns'),
    { kind: 'heading', level: 2, text: 'The village house up close', anchor: 'house-up-close' },
    {
      kind: 'paragraph',
      text: 'The type is found, with a hundred variations, on both sides of the mountains and of today’s borders. At Vrontero, near the Prespa lakes, [one such house](source:balkan-architecture-vrontero) has stone walls closed on three sides, stores below, and the living floor and its porch above, open to the sun.',
    },
    {
      kind: 'heading',
      level: 3,
      text: 'Ground floor plan: what is heavy and dark',
      anchor: 'ground-floor-plan',
    },
    {
      kind: 'paragraph',
      text: 'Below, everything that wants weight, coolness or a drain: stable, cellar, store, and in mountain houses a winter room with a hearth. Walls of seventy or eighty centimetres, few openings. The stable stands under the room that is hardest to heat. One door is wide enough for an animal with panniers, another low enough that you bow as you enter.',
    },
    {
      kind: 'heading',
      level: 3,
      text: 'Upper floor plan: what is light and dry',
      anchor: 'upper-floor-plan',
    },
    {
      kind: 'paragraph',
      text: 'Above, thin walls of frame and adobe, windows in rows, rooms that open from the gallery instead of a corridor. There are no bedrooms and no dining room. Bedding is rolled into the wall by day, a low table is carried in at noon, the loom takes the gallery for the winter, the guest has the sunny corner. Three rooms and a čardak did for a household of ten what a modern plan does for four with twice the floor.',
    },
    {
      kind: 'heading',
      level: 3,
      text: 'Yard site plan: the largest room',
      anchor: 'yard-site-plan',
    },
    {
      kind: 'paragraph',
      text: 'The house stands at the northern edge of its yard and looks south across its work: oven, well, barn, dung heap, vine, beds, orchard, gate.',
    },
    {
      kind: 'paragraph',
      text: '**In Victoria:** mirror the drawing, house to the south and yard to the north, and almost everything else can stay where it is.',
    },
    heritageGallery('house-up-close'),
    {
      kind: 'heading',
      level: 2,
      text: 'The crossing between worlds',
      anchor: 'crossing-between-worlds',
    },
    {
      kind: 'paragraph',
      text: 'Leaving was part of the village long before emigration. Masons, bakers and reapers went out on pečalba in the weeks when the storks came in, and were back when the storks had gone. After [the wars of 1912 and 1913 the country was divided among its neighbours](source:migration-heritage-macedonian), and roads that had led to work now ended at frontiers. The journeys grew longer. The railway from Salonica, which reached Bitola in 1894, had already brought the harbour close, and when [the United States shut out the people of the Balkans in 1924](source:balkan-emigrants-1924), Australia was one of the places left, though it soon set quotas of its own. [Macedonians first came to Victoria early in the twentieth century as pečalbari](source:museums-victoria-macedonia), meaning to earn and return; many moved about the country as labourers, others began market gardens or small businesses, and then sent for their families. War and civil war in the 1940s closed the way back for a great many.',
    },
    {
      kind: 'paragraph',
      text: 'What crosses with a person who can take one case? Seed, a little, sewn into a hem. A song. The order in which things are done: how deep, how far apart, which moon. And the eye that knows without measuring where the sun will be in winter. Whole villages that could not be carried were carried like that, and unpacked in pieces, a furrow here and a vine there, under a sun that went the wrong way round the sky.',
    },
    heritageGallery('crossing-between-worlds'),
    {
      kind: 'heading',
      level: 2,
      text: 'From peasant villages to industrial suburbs',
      anchor: 'peasant-villages-to-industrial-suburbs',
    },
    {
      kind: 'paragraph',
      text: 'The first Macedonian Orthodox church outside Macedonia [was built in Fitzroy in 1959](source:museums-victoria-macedonia). Numbers grew at the end of the 1960s and through the 1970s, and families settled where factories took people without English: [the inner suburbs first, then the west and the north](source:emelbourne-macedonians), and in the end Thomastown, Lalor and Epping. The quarter-acre block replaced the strip field, and the garage replaced the barn.',
    },
    {
      kind: 'paragraph',
      text: 'And the yard came back. Behind a brick-veneer front with a lawn that nobody sat on, there was a second house to the rear: a concrete slab under a vine, a summer kitchen in the garage, a drum for roasting peppers, tomatoes on stakes, sometimes a cellar. Planners saw clutter. It was the same plan as before, at the same distance from the kitchen door. The front of those houses was bought; the back was built, and everyone knew in which of the two the family lived.',
    },
    {
      kind: 'paragraph',
      text: '**In Victoria:** that yard says that people will make the place they need if the house leaves them an edge to make it on; that shade, water, fire and a table outdoors matter more than another bathroom; that a good plan is one that can be recognised after it has been turned upside down. Much of what we would propose in the hills somebody has already tried behind a fence in Thomastown.',
    },
    heritageGallery('peasant-villages-to-industrial-suburbs'),
    {
      kind: 'heading',
      level: 2,
      text: 'Documentation in Progress',
      anchor: 'documentation-in-progress',
    },
    {
      kind: 'paragraph',
      text: 'Much of this was never written down. If you have a piece of it, please [write to us](/contact), with the place and the year if you know them:',
    },
    {
      kind: 'list',
      style: 'bulleted',
      items: [
        '**Pictures** of village houses, of building work, of market gardens.',
        '**Plans from memory**: where the vine, the tap, the oven and the table stood, in the village or in Thomastown.',
        '**Recipes**: how your grandmother mixed the wall, what went into the limewash, and in which month.',
        '**Words** for the parts of a house, a tool or a task.',
        '**Corrections** of anything above.',
      ],
    },
    {
      kind: 'heading',
      level: 2,
      text: 'Professional Heritage & Research',
      anchor: 'professional-heritage-research',
    },
    {
      kind: 'paragraph',
      text: 'A rule that everyone in a village once knew has to be found out again, stated, and tested under another sky. Design needs a second occupation beside it: measuring old buildings, recording how they were made and by whom, and following what happens inside new walls, once there are some.',
    },
    {
      kind: 'paragraph',
      text: 'For new buildings that would mean moisture points left in straw and light earth and read every winter; test blocks of each clay with the date and the pit written on them; and a file of details that went wrong. For old buildings in the goldfields it would mean reading the wall before touching it: stone, bedding, lime, the line of the damp, the repair that began the trouble. Before a floor or ceiling is opened, have the linings checked for asbestos; removing it is work for a licensed removalist.',
    },
    {
      kind: 'paragraph',
      text: 'We borrow method from the people on our [library shelf](/library): from Christopher Alexander the discipline of stating a pattern so that it can be shown to be wrong, from Paul Oliver the breadth to compare one vernacular with another, from the New Zealand earth builders the patience to turn practice into a standard.',
    },
    {
      kind: 'heading',
      level: 2,
      text: 'Future Research Directions',
      anchor: 'future-research-directions',
    },
    {
      kind: 'heading',
      level: 3,
      text: 'Building code innovation for natural materials in Australian standards',
      anchor: 'building-code-innovation',
    },
    {
      kind: 'paragraph',
      text: 'An owner who wants to build in earth or straw in Victoria has to prove, one house at a time, what has been proved many times before, and the [2025 code narrows the way](source:ncc-2025-structure) for walls that carry the roof. New Zealand took another road: architects, engineers, builders and consent officers [sat down together, tested materials and simple tests alike, and wrote standards](source:low-carbon-rules) that an owner-builder can use, now in their [2024 edition](source:nz-earth-standards). We would like to help open that road here.',
    },
    {
      kind: 'list',
      style: 'bulleted',
      items: [
        'A shared record of Victorian houses in mudbrick, straw and light earth: walls, ratings, temperatures, bills, and moisture through several highland winters.',
        'Cheap field tests of local clays, compared with laboratory results.',
        'Bushfire: which details of earth and straw walls keep embers out, drawn once for every surveyor.',
        'Old performance solutions in a common file, so that the next applicant begins where the last one ended.',
      ],
    },
    { kind: 'heading', level: 3, text: 'Community resilience', anchor: 'community-resilience' },
    {
      kind: 'paragraph',
      text: 'The village lasted as long as it did because its large things were held in common and its small things could be mended at home. Our towns meet fire, flood, heat and power cuts with less of both.',
    },
    {
      kind: 'list',
      style: 'bulleted',
      items: [
        'A map of the materials of a shire, and of the people who can work them.',
        'Working bees as a building method: which tasks suit many hands, how to insure and supervise them, what they save.',
        'Refuge in hot and smoky weeks: one cool, filtered room in a hall or a school.',
        'Shared ovens, cellars, workshops and orchards, as in our [community projects](/community-projects).',
      ],
    },
    {
      kind: 'paragraph',
      text: 'If you teach, build, certify or farm straw and want to work on any of these, [write to us](/contact).',
    },
  ],
} satisfies PageBody;
