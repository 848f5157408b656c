import { paragraphs } from './paragraphs.ts';
import {
  lightEarth,
  limeSeasons,
  moisture,
  mudbrick,
  plinth,
  servicesInWalls,
  strawbale,
  strawWall,
} from '#shared/building-figures.ts';
import type { MaterialsPageBody } from '#shared/content-types/materials-page.ts';
import type { DefaultEntry } from './default-entry.ts';
import { imageRef } from './image-catalogue.ts';

export const materials: readonly DefaultEntry<'material'>[] = [
  {
    id: 'mudbrick',
    title: 'Mudbrick',
    summary: 'Air-dried earth: heavy, quiet, cheap to buy and slow to make.',
    picture: imageRef('materials/mudbrick'),
    description: paragraphs(
      'A mudbrick is subsoil, water and a little straw, pressed into a timber mould and dried in the shade. Around here the right earth often lies under the topsoil of the block itself, and the brick that comes out of it has the colour of the road cutting down the hill. Look for 10-25% clay in the finished mix, with the rest well-graded sand and silt. [Your Home](source:your-home-mud-brick) allows 30 to 70%; a mix that rich is strong and sticky, but it cracks as it shrinks: bring it back with sharp sand.',
      `A common brick here is ${mudbrick.length} by ${mudbrick.thickness} by ${mudbrick.height} mm and weighs 18 to 20 kg, so a square metre of ${mudbrick.thickness} mm wall takes about ${mudbrick.perM2} of them. That weight is the point. A 250 mm mudbrick wall takes up the heat of the day and gives it back at night, eight to ten hours later; a thicker one is later still. What it does not do is insulate: a bare outer wall of mudbrick loses heat all winter at Daylesford temperatures. So we would build mudbrick on the inside of an insulated skin, as the spine between the sunny rooms and the bedrooms, or as an outer wall where a deep verandah, a good roof and a generous energy rating elsewhere can carry it.`,
    ),
    properties: {
      thermalMass: { rating: 5, words: 'Very high; evens out the swing between day and night' },
      insulation: { rating: 1, words: 'Low; needs an insulated skin in our winters' },
      strength: { rating: 3, words: 'Good in compression, none in tension; engineer to design' },
      durability: { rating: 3, words: 'Generations under a good roof, one winter without' },
      breathability: { rating: 5, words: 'Excellent; takes up and returns moisture from room air' },
    },
    costs: {
      material: '$3-8 per block bought in; close to nothing from your own subsoil',
      today: '$5-10 per block bought in, before freight',
      labor: 'High. Two people make 80 to 120 bricks on a good day and lay about as many',
      equipment: 'Low. Moulds, barrow, tarpaulins, hose; a tractor or mixer saves your back',
      overall: 'Lowest for patient owner-builders, dear when every hour is paid',
      localEconomy: 'Nearly all of the money goes to people, not to freight or factories',
    },
    processing: [
      {
        title: 'Test the earth',
        text: 'Lodge a free [Before You Dig enquiry](source:before-you-dig), then dig below the topsoil and take three samples. Shake some in a jar of water and let it stand until the water is clear, a day or several, to read sand, silt and clay. Make five trial bricks of each mix and keep them for a month.',
      },
      {
        title: 'Soak and mix',
        text: 'Soak the clay for at least a day. Tread or machine-mix with sand and a few handfuls of chopped straw until no dry lumps remain and the mud holds the mark of your heel.',
      },
      {
        title: 'Mould',
        text: 'Throw the mud hard into wet moulds on level ground, press it into the corners, strike off the top and lift the mould straight up. A brick that slumps was too wet.',
      },
      {
        title: 'Dry for 2-4 weeks',
        text: 'Leave flat for three days, then stand on edge, then stack with gaps under a roof or tin. Drying takes 2-4 weeks in settled warm weather. Shade the first days: fast drying cracks.',
      },
      {
        title: 'Prove them',
        text: 'Break one in ten. The middle should be the same colour as the face. Drop one on its corner from waist height; it may chip but should not shatter. Your engineer may ask for laboratory tests.',
      },
      {
        title: 'Lay in mud',
        text: 'Start on a plinth clear of splash, in mortar of the same earth. Four or five courses a day, so that the joints stiffen. Leave room above frames for the wall to settle, and tie everything to the bond beam.',
      },
      {
        title: 'Finish',
        text: 'Bag or render with earth, then limewash where rain can reach. Plan an afternoon of patching every few years.',
      },
    ],
    cautions: [
      'Never use earth from old diggings. [Mine tailings](source:mine-tailings) in the goldfields can hold arsenic and lead, and you can’t always see them; if in doubt, have the soil tested.',
      `Water is the only real enemy. Build a plinth of stone or concrete, ${plinth}, above finished ground, give the wall 600 mm or more of eave, and cover every unfinished wall every night.`,
      'Moisture will come in somewhere, and it must be able to leave: no acrylic paint, no cement render.',
      'Engineers and surveyors work with the handbook HB 195 and with the [New Zealand earth building standards](source:nz-earth-standards).',
      'An uninsulated earth wall makes a 7-star rating difficult. Have the assessor model the real wall early, with its verandah and its internal mass.',
      'Wear a P2 mask to sieve, mix dry or sweep.',
      'Lift with your legs, in gloves. Lifting twenty kilograms eight hundred times is how owner-builders hurt their backs.',
    ],
    projects: [
      {
        id: 1,
        note: 'Earth walls around a sheltered yard on a dry box-ironbark slope',
      },
      { id: 7, note: 'Mudbrick on all four sides of a court' },
      {
        id: 10,
        note: 'A round-ended hall with mudbrick walls under big timber trusses',
      },
    ],
    characteristics: [
      'Made on site from the ground you stand on',
      'Quiet rooms and slow, even temperatures',
      'Easy to carve, chase, patch and repair',
      'Does not burn',
      'Forgives beginners and rewards patience',
    ],
    environmental: {
      embodiedEnergy:
        'Among the lowest of any wall if the earth is dug on site and dried in the air',
      carbonFootprint: 'Very small; mostly the fuel of the digger and the delivery of sand',
      recyclability: 'Soak it and it is mud again. Old bricks make new bricks',
      localSourcing: 'Often on site or within a few kilometres',
      renewability: 'Not renewable, but subsoil is abundant and nothing is used up',
      lifecycle: 'A century and more with a sound roof and a patched render',
      waterUse:
        'A third of the mix volume or a little more while making; rain or dam water will do',
      toxicity: 'None in the wall',
    },
  },
  {
    id: 'strawbale',
    title: 'Strawbale',
    summary: 'The warmest wall here: half a metre of straw between two coats of earth or lime.',
    picture: imageRef('materials/strawbale'),
    description: paragraphs(
      `Straw is what the header leaves behind on the plains north of us every December: the stalk of wheat, barley or rye, hollow, tough, with hardly any food value left in it. Baled tight and stacked like large bricks, it makes a wall ${strawWall}, which insulates better than any other here. Published tests of plastered bales laid flat run from ${strawbale.testedR}, depending on density and on the direction of the stalks; we’d design with ${strawbale.designR}.`,
      `A straw wall is mostly infill. A timber frame carries the roof, the roof goes on first, and the bales are placed in the dry. Straw needs three things: to arrive dry, to be covered on both sides without a gap, and to be able to dry again. Moisture must stay below 18-20% at every depth, from the paddock to the last coat and ever after. Plaster only what reads below ${moisture.ready}%: ${moisture.straw}. The deep, rounded reveal is a place to sit, and the room behind it has a hush that people notice before they know why.`,
    ),
    properties: {
      thermalMass: { rating: 2, words: 'Low in the straw; useful in 40 to 50 mm of inner plaster' },
      insulation: {
        rating: 5,
        words: `Excellent; ${strawbale.testedR} in tests of bales laid flat`,
      },
      strength: { rating: 2, words: 'Carries little as infill; the frame does the work' },
      durability: { rating: 3, words: 'Very long if kept dry, very short if not' },
      breathability: {
        rating: 4,
        words: 'Good with earth or lime plaster, lost under cement or acrylic',
      },
    },
    costs: {
      material: '$3-6 per bale; three to four bales to a square metre of wall',
      today: '$8-15 per construction bale, more after a dry year',
      labor: 'Quick to stack, slow to plaster. Rendering is most of the hours',
      equipment:
        'Low to moderate: bale needles, a bale saw, moisture probe, plaster pump if you can',
      overall:
        'Similar to a good insulated frame wall when built by others; lower with your own plastering',
      localEconomy: 'Buys a by-product straight from a farm, and skilled plasterers’ days',
    },
    processing: [
      {
        title: 'Order before harvest',
        text: 'Ask in October for tight, small square construction bales of cereal straw, not hay, all of one length. Collect from the paddock in a dry week, or from a shed.',
      },
      {
        title: 'Store dry',
        text: 'Stack on pallets under a roof with air all round. Tarpaulins on the ground sweat. Probe each bale and refuse anything over 18%.',
      },
      {
        title: 'Frame and roof first',
        text: `Finish the frame, the roof and the plinth before a bale is placed. Lift the first course at least 50 mm above the inside floor, and ${plinth}, above the ground outside.`,
      },
      {
        title: 'Stack and compress',
        text: 'Lay in running bond, stuff every gap with clay-dipped straw, and pull the wall down hard with wire or strapping to the frame. A wall you don’t compress now will settle later, behind your plaster.',
      },
      {
        title: 'Trim and prepare',
        text: 'Shave the faces true, round the reveals, flash the sills, cover timber with mesh or reed. Fix backing for cupboards and basins now.',
      },
      {
        title: 'Plaster in three coats',
        text: 'Work the first coat of clay or lime deep into the straw by hand or pump. Build up to 35 to 50 mm in three coats, mesh over timber, and let each coat cure.',
      },
      {
        title: 'Measure and record',
        text: 'Leave a few probe points behind removable plugs on the weather side. Read them each winter for three years, then each spring.',
      },
    ],
    cautions: [
      'Above 20% for weeks, straw begins to rot. If a reading is high, open the wall and dry it. Never plaster over damp straw.',
      'Never set a shower, bath or laundry against bales. Build a separate framed and waterproofed wall with a gap.',
      'Loose straw on a site is the real fire hazard. Sweep daily, no smoking, no grinder sparks, a hose under pressure. A fully rendered wall is another matter: the builders’ association AUSBALE holds a fire test report for bushfire levels up to flame zone, with conditions on render and detailing that the surveyor must see.',
      'Ask council about [termite risk areas](source:termite-areas), and the surveyor what protection the house needs. Keep inspection possible behind verandah slabs.',
      'Mice look for gaps. Plaster to the top of the wall and into every corner before winter.',
      'Wear a P2 mask to cut, stack and sweep.',
    ],
    projects: [
      {
        id: 4,
        note: 'One room of straw and lime under a skillion roof',
      },
      {
        id: 5,
        note: 'Long, thick walls behind a deep verandah on the open plain',
      },
    ],
    characteristics: [
      'Deep sills and soft edges',
      'Quiet inside, even in a gale',
      'A grain-farm by-product, new every summer',
      'Suits working bees: many hands, simple tools',
    ],
    environmental: {
      embodiedEnergy: 'Very low: baling and a short drive. The plaster costs more than the straw',
      carbonFootprint:
        'Stores the carbon the crop took from the air for as long as the wall stands',
      recyclability: 'Straw goes to garden mulch, earth plaster back to earth',
      localSourcing: 'Wimmera, Loddon and northern plains, one to two hours away',
      renewability: 'Renewed every harvest',
      lifecycle:
        'Houses of more than a hundred years stand in Nebraska; ours is a wetter place, so details decide',
      waterUse: 'Small; only the plaster needs it',
      toxicity: 'None in use',
    },
  },
  {
    id: 'light-earth',
    title: 'Light Earth',
    summary: 'Straw or woodchip coated in clay and packed in a frame: half mass, half blanket.',
    picture: imageRef('materials/light-earth'),
    description: paragraphs(
      'Light earth is what you get when you take most of the earth out of an earth wall and put air in its place. Straw or woodchip is tossed in a thin clay slip until every stalk is coated, then packed between boards around a timber frame. The boards come off the same day and go up again for the next lift. When the wall has dried it is firm enough to take a nail and soft enough to cut with an old saw.',
      `Its great merit is that you choose the density. A mix of about 300 kg per cubic metre is mostly insulation; at 800 kg it begins to behave like a wall of mass. Published figures give a 300 mm wall roughly R3 at the light end and a little over R1 at the heavy end, before plaster. So the same crew, on the same frame, can pack a light south wall and a heavier north one. The clay keeps the straw dry, slows fire and feeds nothing. What light earth asks in return is drying time: 300 mm of wet wall needs ${lightEarth.drying}, and a cold valley has few to spare. Plan the whole build around that.`,
    ),
    properties: {
      thermalMass: {
        rating: 3,
        words: 'Adjustable; moderate in heavier mixes and with earth plaster',
      },
      insulation: { rating: 3, words: 'Good in light mixes; about R1 to R3 for 300 mm' },
      strength: { rating: 2, words: 'Carries itself; the timber frame carries the house' },
      durability: { rating: 3, words: 'Long-lived once dry and plastered' },
      breathability: { rating: 5, words: 'Excellent; clay and straw manage moisture together' },
    },
    costs: {
      material: '$2-5 per cubic foot (about $70-180 per cubic metre)',
      today: '$90-250 per cubic metre for straw and clay',
      labor: 'High, sociable and easily learnt; four people pack 6 to 8 square metres a day',
      equipment: 'Low: ply or board shutters, clamps, a slip mixer, forks, tampers',
      overall: 'Moderate. The frame is a real cost; the infill is mostly your time',
      localEconomy:
        'Local straw, local clay and local sawmill chip; most of the spending is wages and lunches',
    },
    processing: [
      {
        title: 'Choose the clay',
        text: `Look for a fat, sticky clay that makes a smooth slip. Sieve or blend out lumps and stones. The slip should be ${lightEarth.slip} and coat a dipped finger evenly, with its ridges still showing.`,
      },
      {
        title: 'Choose the fibre',
        text: 'Long, bright, dry straw, or clean bark-free chip. Decide the density wall by wall and weigh trial blocks when they are dry.',
      },
      {
        title: 'Coat and rest',
        text: `Toss straw and slip on a tarpaulin or in a tumbler until no yellow shows. Leave it heaped ${lightEarth.rest} so that it softens and the clay takes hold.`,
      },
      {
        title: 'Pack',
        text: 'Set shutters 600 mm high, fill in layers of 150 mm, press firmly at the edges and around posts, lightly in the middle. Horizontal battens every 600 mm hold the wall to the frame.',
      },
      {
        title: 'Strip and open up',
        text: 'Take the shutters off the same day. Walls over 300 mm thick dry too slowly: do not build them. Keep both faces open to moving air, under the finished roof.',
      },
      {
        title: 'Dry',
        text: `Allow ${lightEarth.drying}, with the last lift in by ${lightEarth.filledBy}; on high ground such a wall gets its lime in November. Sprouting grain in the first weeks is normal and dies off. Probe to the middle of the wall and wait for readings below ${moisture.ready}%, like straw; until then both faces stay bare.`,
      },
      {
        title: 'Plaster',
        text: 'When it is dry, fill shrinkage gaps at posts and plates with the same mix, then plaster with earth inside and lime over earth on the weather side.',
      },
    ],
    cautions: [
      'Do not start packing after the middle of January in the highlands. A wall that meets May wet will be wet in September.',
      'Mould on the surface in the first fortnight is a sign of still air. Open the building, add fans, rake off the bloom; if it returns, stop packing and open the wall there.',
      'The building code does not describe light earth: expect a performance solution for the wall. The [New Zealand standards](source:nz-earth-standards) are the best written help near us, but [NZS 4299](source:nzs-4299) begins at 800 kg per cubic metre, heavier than most light earth.',
      `Keep ${servicesInWalls}.`,
      'Wear a P2 mask to sieve, toss and sweep.',
      'Shutters full of wet mix are heavy. Clamp them properly and keep children off the scaffold.',
    ],
    projects: [
      {
        id: 2,
        note: 'The walls of a long, steep-roofed house at the edge of a cool wet forest',
      },
      {
        id: 6,
        note: 'The new wing beside the old stone rooms',
      },
      {
        id: 9,
        note: 'A warm addition behind a weatherboard worker’s cottage',
      },
    ],
    characteristics: [
      'One wall, one crew, several densities',
      'Fills any shape a timber frame can make',
      'Takes plaster without mesh',
      'Good work for groups and families',
    ],
    environmental: {
      embodiedEnergy: 'Very low; hand mixed, air dried',
      carbonFootprint: 'Stores plant carbon in the straw and in the frame',
      recyclability: 'Breaks down to mulch and clay; frames can be reused',
      localSourcing: 'Clay from the site, straw from the plains, chip from the nearest mill',
      renewability: 'Fibre renewed yearly, clay not used up',
      lifecycle: 'Timber-and-clay houses in Europe have lasted several hundred years',
      waterUse: 'Moderate: the slip is mostly water, and all of it must leave again',
      toxicity: 'None in use',
    },
  },
  {
    id: 'wood',
    title: 'Wood',
    summary: 'The frame, the roof, the window, the door: what spans, joins and is touched.',
    picture: imageRef('materials/wood'),
    description: paragraphs(
      'Whatever the walls are made of, timber is what makes a house stand up, open and close. Use it for what it does best: long pieces in bending, dry joints that can be seen, and surfaces that hands meet every day. A post that arrives at the floor on a stone shoe, with a gap for the air, is as old as building, and still hard to better.',
      'Where wood comes from has changed. [Native timber harvesting in Victoria’s state forests ended on 1 January 2024](source:deeca-native-timber), so the messmate and mountain ash that framed so many houses here now reach us from private forests, farm woodlots, storm-fallen salvage and, best of all, from demolished buildings. Sugar gum and ironbark from farm plantations make fine posts; macrocarpa from old windbreaks saws into light, stable frames; recycled hardwood is often drier and straighter than anything new. Look at the stack before you finish the drawing. In a bushfire-prone place the choice of species outside is partly made for us: the bushfire standard names [seven bushfire-resisting timbers](source:bushfire-resisting-timber), among them red ironbark, river red gum, spotted gum and silvertop ash.',
    ),
    properties: {
      thermalMass: { rating: 2, words: 'Low in frames; some in solid walls and floors' },
      insulation: {
        rating: 3,
        words: 'Moderate in solid walls; in a frame, what fills it insulates',
      },
      strength: {
        rating: 4,
        words: 'High for its weight along the grain, low across it',
      },
      durability: {
        rating: 3,
        words: 'From five years to two hundred: it depends on species, detail and dryness',
      },
      breathability: { rating: 4, words: 'Good when oiled or bare; lost under thick paint' },
    },
    costs: {
      material: '$800-2,500 per cubic metre, by species, grade and whether it is recycled',
      today:
        '$1,200-2,500 per cubic metre for plantation framing, $2,500-8,000 for graded or recycled hardwood',
      labor: 'Skilled. Traditional joints take longer than brackets, and often outlast them',
      equipment: 'Moderate: saws, chisels, a good drill, lifting gear for trusses',
      overall: 'Often a third of a budget; worth spending on windows first',
      localEconomy: 'Small mills, salvage yards and joiners in the district live from it',
    },
    processing: [
      {
        title: 'Find the trees or the stack',
        text: 'Ask mills and salvage yards six months ahead. For your own trees, have a trained faller do it, and check the planning scheme first: [native vegetation has its own permit rules](source:native-vegetation).',
      },
      {
        title: 'Mill',
        text: 'Fell in the cooler months, seal the ends the same day, and mill while green. A portable mill at the log is cheaper than a truck.',
      },
      {
        title: 'Season',
        text: 'Stack on level bearers with dry stickers every 450 to 600 mm, weighted, roofed, open to the wind. Reckon on a year for every 25 mm of thickness. Indoors it wants 10 to 15% moisture.',
      },
      {
        title: 'Grade',
        text: 'Structural pieces need a stress grade that the engineer can rely on. Recycled timber can be visually graded by a competent person; arrange it before the design is fixed.',
      },
      {
        title: 'Cut and fit',
        text: 'Cut joints with the heart side and the shrinkage in mind. Oversized green posts are beautiful and will check: leave their connections free to move.',
      },
      {
        title: 'Protect',
        text: 'Keep end grain covered, posts off the ground, cladding ventilated. Oil what you can reach; choose a durable species for what you cannot.',
      },
    ],
    cautions: [
      'Class 1 durability above ground is not class 1 in the ground. Do not bury any post you want to keep.',
      'Check termite management at every place where timber, earth wall and ground come close, and keep the inspection zone visible.',
      'In bushfire-prone areas decks, posts, cladding, windows and eaves each have rules by Bushfire Attack Level. Fix the level before you order windows.',
      '[Old paint may hold lead](source:lead-paint), and old posts and sleepers [creosote or arsenic](source:treated-timber). Test before you sand, and never burn them.',
      'Only a licensed or registered plumber may do the [roof, flashings, gutters and downpipes](source:plumbing-regulations), even on your own house.',
      'Dust from hardwoods, and from treated pine above all, belongs in an extractor and not in lungs.',
    ],
    projects: [
      {
        id: 8,
        note: 'A timber frame under a steep dark roof made for snow',
      },
      { id: 10, note: 'Big trusses over a public room' },
      {
        id: 9,
        note: 'An old weatherboard cottage kept and joined to new work',
      },
    ],
    characteristics: [
      'Pleasant to the hand',
      'Can be worked with tools that fit in a ute',
      'Joints can be seen, checked and taken apart',
      'Every species has its own place in a house',
      'Moves with the seasons: let it',
    ],
    environmental: {
      embodiedEnergy:
        'Low when air dried and local, several times higher when kiln dried and freighted',
      carbonFootprint:
        'About half of dry wood is carbon taken from the air; long use keeps it there',
      recyclability: 'Bolted and pegged frames come apart and are used again',
      localSourcing: 'Farm plantations, windbreaks, salvage; recycled hardwood from the district',
      renewability: 'Renewable at the speed of trees; buy certified, plantation or reclaimed',
      lifecycle: 'Two hundred years indoors; outdoors as long as its detail',
      waterUse: 'Small once the tree is grown',
      toxicity: 'None in durable species; avoid treated timber where people sit and plants grow',
    },
  },
  {
    id: 'stone',
    title: 'Stone',
    summary: 'For plinths, hearths and the wall that must outlast the family.',
    picture: imageRef('materials/stone'),
    description: paragraphs(
      'The district is a lesson in geology. Basalt lies in the paddocks around Daylesford and Malmsbury, pale granite at Harcourt, slate and sandstone around Castlemaine, and field stone wherever a plough has been. The old cottages tell you which: look at the nearest ruin and build with what it is built with.',
      'Use stone where nothing else lasts: the plinth that keeps an earth wall out of the splash, the threshold, the hearth, the retaining wall that makes a terrace, and now and then a whole thick wall in a small cottage. It is the heaviest store of heat we have and a poor insulator, so a stone room is a fine thing in February and a cold one in July unless the winter sun reaches it or an insulated lining stands behind it. Laid in lime, a stone wall can move a little with our reactive clays, let its moisture out through the joints, and be taken down and laid again. Laid in cement, it can do none of these.',
    ),
    properties: {
      thermalMass: { rating: 5, words: 'Very high; slow to warm and slow to cool' },
      insulation: {
        rating: 1,
        words: 'Very low; a 450 mm wall still needs a lining in our winters',
      },
      strength: {
        rating: 5,
        words: 'Very high in compression; the mortar and the bond govern the wall',
      },
      durability: { rating: 5, words: 'Centuries, with repointing' },
      breathability: { rating: 2, words: 'Low in the stone, good through lime joints' },
    },
    costs: {
      material: '$100-500 per ton, from field stone to sawn blocks',
      today: '$150-900 per tonne, from field stone to sawn blocks',
      labor: 'The highest of the seven. A good mason lays one to two square metres a day',
      equipment: 'Hammers, chisels, lines, barrow, lifting gear; a machine for the big ones',
      overall: 'High for whole walls, sensible for plinths, hearths and terraces',
      localEconomy: 'Quarries, farmers and masons within an hour; a trade worth keeping alive',
    },
    processing: [
      {
        title: 'Collect honestly',
        text: 'Use your own paddock stone, or buy from a quarry. Leave creeks alone: digging in their beds and banks [needs permission](source:works-on-waterways). Ask council before you touch a roadside or an old wall.',
      },
      {
        title: 'Sort',
        text: 'Spread the heap so that you can see every piece. Set aside corner stones, through stones, flat beds and fillers. An hour of sorting saves a day of searching.',
      },
      {
        title: 'Footing',
        text: 'Have it designed for the soil. A stone wall weighs about a tonne a square metre and will find any soft spot.',
      },
      {
        title: 'Lay',
        text: 'Lay each stone on its natural bed, one over two and two over one, with a through stone in every square metre. Fill the heart tightly with stone, not with mortar.',
      },
      {
        title: 'Bed in lime',
        text: 'Use a lime mortar softer than the stone. Keep stones damp, joints full and work covered from sun and frost for a week or more.',
      },
      {
        title: 'Point and cure',
        text: 'Point when the bedding is firm, slightly back from the face, and beat it with a stiff brush. Mist for several days.',
      },
      {
        title: 'Line where it is lived in',
        text: 'In a new wall, build an insulated, vapour-open lining with a dry cavity behind, or leave it bare where the winter sun reaches it. Do not line a damp old cottage: dry it, insulate the ceiling, and hang shutters.',
      },
    ],
    cautions: [
      'Have an engineer design any retaining wall, and any other stone wall higher than about a metre, and ask a building surveyor about [a permit](source:building-permit) first. Water behind it does the pushing: drain it.',
      'Do not repoint old lime-built walls in cement. The joint outlives the stone, and the face of the stone falls off.',
      'Rising damp in old stone is mostly bad drainage. Lower the ground in short lengths that an engineer sets, never below the footing; have a plumber mend the gutters, and wait a year before anybody injects anything.',
      'Cut stone wet, in a fitted P2 mask. Rake out old mortar by hand and damp, with goggles and the mask: a grinder cuts the stone and fills the air.',
      'Before you lift a floor or open a lining in an old house, have fibro, pipe lagging and old vinyl [checked for asbestos](source:asbestos-home); removing it is work for a licensed removalist.',
      'Crushed fingers are the mason’s usual injury. Never put a hand where a bar will do.',
    ],
    projects: [
      {
        id: 6,
        note: 'Small thick-walled rooms in stone and lime, with a warmer wing beside them',
      },
      {
        id: 10,
        note: 'A plinth of local stone that keeps the mudbrick out of the wet',
      },
    ],
    characteristics: [
      'Belongs where it lies: colour and grain of the district',
      'Does not burn, rot or feed anything',
      'Stands in splash, frost and flood',
      'Slow, and shows the hand of whoever laid it',
    ],
    environmental: {
      embodiedEnergy: 'Low for field stone, high once it is sawn, polished or shipped',
      carbonFootprint: 'Mostly diesel: lifting and carting. Keep the distance short',
      recyclability: 'Complete, if it was laid in lime or dry',
      localSourcing: 'Basalt, granite, slate and sandstone all within an hour of Daylesford',
      renewability: 'Not renewable, but lasting beyond any other choice',
      lifecycle: 'Several centuries; repointing every fifty to eighty years',
      waterUse: 'Small, apart from wet cutting',
      toxicity: 'None in place',
    },
  },
  {
    id: 'lime',
    title: 'Lime',
    summary: 'The skin of the house: soft, bright, self-mending and in no hurry.',
    picture: imageRef('materials/lime'),
    description: paragraphs(
      'Lime is limestone that has been burnt, slaked and given back to the air. Spread on a wall it takes up carbon dioxide again and slowly turns back into stone, about a millimetre a month. In that time, and for centuries after, it stays porous enough for a wall to dry through and soft enough to move with it. That makes it the natural coat for straw, earth and old stone, and the mortar we put between stones we hope to see used again.',
      'Three kinds are on the shelf. Hydrated lime is the dry powder in bags, fine for limewash and for mortars if it is fresh. Lime putty, slaked and matured under water for months, is fatter and kinder to work. Natural hydraulic lime sets partly with water, gets through a cool damp autumn better, and is stronger and less flexible the higher its number. For a house here we’d specify putty or good hydrated lime indoors, a moderate hydraulic lime (NHL 2 or 3.5) on the weather side and for plinths, and limewash over all of it. Limewash is the cheapest beautiful finish in building: five coats as thin as milk, renewed every five years or so in a weekend, brightest when the light comes low across it.',
    ),
    properties: {
      thermalMass: { rating: 2, words: 'A thin skin; 40 mm inside a straw wall is useful' },
      insulation: { rating: 1, words: 'None to speak of; its work is to keep insulation dry' },
      strength: { rating: 2, words: 'Low and flexible by intention' },
      durability: { rating: 4, words: 'Very long with limewash kept up; heals fine cracks' },
      breathability: { rating: 5, words: 'Excellent; lets walls dry outwards' },
    },
    costs: {
      material: '$15-30 per 25 kg bag; hydraulic limes are at the upper end and above',
      today: '$19-31 per 25 kg bag hydrated, $40-70 per 25 kg bag hydraulic',
      labor: 'Skilled and slow. Three coats, each with days of care',
      equipment: 'Low: mixer or tubs, hawk, floats, brushes, hessian, a mist sprayer',
      overall: 'Dearer than cement render on the day, cheaper over fifty years',
      localEconomy:
        'Keeps plasterers and limewashers in the district; the lime itself comes further',
    },
    processing: [
      {
        title: 'Choose the season',
        text: `Work between 5 and 30 degrees with no frost due for several weeks. In places as high as Daylesford and Trentham that means ${limeSeasons.high}; lower down, at Castlemaine, you have until ${limeSeasons.low}.`,
      },
      {
        title: 'Choose the sand',
        text: 'Sharp, washed, graded from dust to 4 or 5 mm. Good lime cannot mend bad sand. Measure the void in the dry sand with water: the lime must fill it, usually one part to two and a half or three.',
      },
      {
        title: 'Mix early',
        text: 'Mix a little drier than feels right, knock it up well, and let non-hydraulic mixes rest overnight or longer. Add hair or fibre to the base coats.',
      },
      {
        title: 'Wet the wall',
        text: 'Dampen the background the evening before and again in the morning. A dry wall drinks the plaster and leaves powder.',
      },
      {
        title: 'Three coats',
        text: 'A thrown key coat, a straightening coat of about 10 mm, a finish of 3 to 5 mm. Wait until each has taken its shrinkage, a week or more, and scratch it for the next.',
      },
      {
        title: 'Cure',
        text: 'Shade with damp hessian and mist two or three times a day for two weeks. Lime that dries before it has cured will dust off on your sleeve.',
      },
      {
        title: 'Limewash',
        text: 'Five thin coats on a damp wall, a day apart, brushed crosswise. It goes on clear and turns white as it dries.',
      },
    ],
    cautions: [
      'Lime burns. Goggles at all times, gloves, long sleeves, and a P2 mask for dry powder; ask the seller for your bag’s safety data sheet. For eyes: clean water at once for at least twenty minutes, then see a doctor straight away. [Poisons Information](source:poisons-information): 13 11 26.',
      'Keep children away, wet or dry. Earth plaster is the coat they can help with.',
      'Frost in the first weeks turns lime to crumbs. If the forecast changes, cover it warmly or stop.',
      'Acrylic paint over lime comes off in sheets, with the lime behind it.',
      'Adding “just a little cement” gives the weaknesses of both. Choose a hydraulic lime instead.',
      'Don’t slake quicklime yourself: it boils and spits when it meets water. Buy putty or hydrated lime.',
      'Old bags of hydrated lime have already turned to chalk. Buy fresh, keep sealed, check the date.',
    ],
    projects: [
      { id: 4, note: 'Render over straw outside, with clay inside' },
      {
        id: 5,
        note: 'Render outside, over bales, behind a deep verandah',
      },
      {
        id: 6,
        note: 'Mortar and limewash in and on old stone',
      },
    ],
    characteristics: [
      'Mends its own hairline cracks',
      'Alkaline: mould does not like it',
      'A white that changes with the hour',
    ],
    environmental: {
      embodiedEnergy: 'Moderate: burnt at about 900 degrees, well below cement',
      carbonFootprint:
        'Gives off carbon dioxide in the kiln and takes part of it back as it hardens',
      recyclability: 'Lime plaster can be crushed into new mixes or limed onto sour soil',
      localSourcing:
        'Made in Australia, though few kilns remain; hydraulic limes are mostly imported',
      renewability: 'Not renewable; limestone is plentiful',
      lifecycle: 'Plaster for a century; limewash every five years or so outdoors',
      waterUse: 'Moderate for mixing and curing',
      toxicity: 'Caustic when wet, harmless when cured',
    },
  },
  {
    id: 'cement',
    title: 'Cement',
    summary:
      'Strong, quick and heavy in carbon: used sparingly, and only where it earns its place.',
    picture: imageRef('materials/cement'),
    description: paragraphs(
      'Almost every house has some cement in it: in the footings, because many clays here swell and shrink with the seasons; often in a slab, because a slab in the winter sun is a good store of heat; in the reinforced beam that ties the top of an earth wall together; in the tank. Nothing else at the price is as strong, as quick, or as familiar to engineers and surveyors.',
      'It is also the most damaging of the seven. Burning limestone and clay at about 1,450 degrees gives off carbon dioxide twice, from the fuel and from the stone, and [cement is the source of about 8% of the world’s emissions](source:chatham-house-concrete). And it is the wrong partner for soft materials. A cement render on straw or mudbrick cracks, lets rain in through the cracks and will not let it out again; rotten earth walls have often been killed by a hard coat applied to protect them. So we’d use it below ground and in reinforced beams, draw its volume down with smaller footings, thinner slabs and blends of slag or fly ash, and keep it off the walls. Timbercrete, which binds sawdust with cement into light blocks, is the one wall where we’d accept it knowingly: it trades some of that carbon for lightness and speed in tall, wet forest country, and still needs insulation in our winters.',
    ),
    properties: {
      thermalMass: { rating: 4, words: 'High in slabs and exposed floors' },
      insulation: { rating: 1, words: 'None; insulate slab edges and undersides' },
      strength: { rating: 5, words: 'Very high, with steel in tension too' },
      durability: { rating: 4, words: 'Long, until water reaches the steel' },
      breathability: { rating: 1, words: 'Very low; traps moisture in soft walls' },
    },
    costs: {
      material: '$8-15 per 40 kg bag; most bags now hold 20 kg, so count two',
      today: '$18-30 per 40 kg, in two bags of 20 kg',
      labor: 'Low per cubic metre with a truck and pump, high for finishing',
      equipment: 'Mixer, formwork, vibrator, or a ready-mix truck that can reach the site',
      overall: 'Cheap to place, expensive to remove, and the price leaves out the damage',
      localEconomy: 'Little stays in the district beyond the concreter’s wages and the quarry',
    },
    processing: [
      {
        title: 'Ask whether',
        text: 'First look for rubble trenches, stone plinths, screw piers or timber stumps. If the soil report says otherwise, use concrete and use it well.',
      },
      {
        title: 'Have it designed',
        text: 'Footings and slabs follow the soil classification. Reactive clay needs an engineer, not a guess; a stiffer, smaller footing often saves concrete.',
      },
      {
        title: 'Specify a blend',
        text: 'Ask the plant for slag or fly ash in place of part of the cement, for recycled aggregate where the engineer allows, and for the strength you need rather than the next one up.',
      },
      {
        title: 'Prepare',
        text: 'Compact, level, lay the membrane without holes, set the steel on chairs with full cover, insulate the edge. Photograph it all. Notify your building surveyor, and don’t pour until [the inspection](source:mandatory-inspections) is passed.',
      },
      {
        title: 'Place',
        text: 'Pour on a mild day, vibrate, do not add water to make it flow. Water added at the chute is strength taken out.',
      },
      {
        title: 'Cure for 28 days minimum',
        text: 'Keep it damp and covered for the first week, and count 28 days minimum before full load. Drying out for floor finishes takes months more: measure before you lay timber or seal.',
      },
    ],
    cautions: [
      'Wet cement burns as lime does, and you may not notice it at first. Goggles, waterproof gloves and boots; wash at once. For eyes: clean water for at least twenty minutes, then a doctor straight away.',
      'Wear a P2 mask to open a bag, and cut or grind concrete wet, in the mask.',
      'A slab without edge insulation leaks the heat it was poured to keep. In our winters the edge matters as much as the sun.',
      'Concrete on reactive clay fails from water: plant trees well away, have a plumber drain the downpipes, and mend leaking taps at once.',
    ],
    projects: [
      {
        id: 3,
        note: 'Timbercrete: sawdust bound with cement, in two gabled wings in tall forest',
      },
    ],
    characteristics: [
      'Predictable, certified and quick',
      'Good heat store when the sun can reach it',
      'Does not burn or rot',
      'Best used once, well, and out of sight',
    ],
    environmental: {
      embodiedEnergy: 'High, nearly all of it in the kiln',
      carbonFootprint:
        'The heaviest of the seven, roughly eight to nine tenths of a tonne for a tonne of plain cement',
      recyclability: 'Only downward, crushed for road base and aggregate',
      localSourcing:
        'Sand and stone are local; cement is milled near the ports, much of it from imported clinker',
      renewability: 'Not renewable',
      lifecycle: 'Fifty to a hundred years, as long as the steel stays dry',
      waterUse:
        'Moderate to mix and to cure; wash water must stay off the ground and out of creeks',
      toxicity: 'Caustic when wet, dusty when cut, inert once cured',
    },
  },
];

/** The page around the sheets. */
export const materialsPage = {
  title: 'Natural Building Materials',
  lead: imageRef('heroes/natural-building-materials'),
  description:
    'Mudbrick, strawbale, light earth, wood, stone, lime and cement as working sheets: properties, costs, steps, cautions and environmental impact.',
  standfirst:
    'Seven materials, what each does well, what it costs, how it is worked, and where it fails. Six are grown, dug or quarried; the seventh is here because hardly any house on these soils stands without a little of it.',
  introduction: paragraphs(
    'No wall material does everything. A house in the Central Highlands has to hold the warmth of a July afternoon, keep out a north wind in February, stand near forest, and dry out after a wet spring. Put each material where it does its job: mass where the sun lands, insulation where the cold comes from, stone where water splashes, lime where the weather meets earth, timber where things must span.',
    'For a wall of your own, [Walls](/tools/wall) compares heat and moisture, and [Quantities](/tools/quantities) counts bricks, bales, loads and days.',
    '**Dust.** Dry earth, clay, stone and concrete give off [silica](source:silica-dust), which scars the lungs; straw gives off mould. Wear a fitted P2 mask to sieve, mix dry, cut or sweep any of them. Damp earth down, cut stone and concrete wet, and keep others away.',
    '**Skin.** Earth, straw and old stone dry through their surface. Coat and point them in earth or lime, never in cement or acrylic.',
    '**Evidence.** No Australian Standard covers walls of earth or straw. Where a frame carries the roof, the frame follows the ordinary rules and the wall in it still needs evidence for the surveyor. A wall of earth or straw that carries the roof is a structural performance solution. {rule:structural-limit} Ask surveyor and engineer what they want to see before you make the first brick.',
  ),
  priceLabels: {
    material: 'Older reference price',
    today: 'Material, November 2026',
  },
  costNote:
    'Prices are in Australian dollars, for the material alone; freight and labour are extra. Ring two suppliers before you budget.',
  others: {
    title: 'And hempcrete? And rammed earth?',
    text: paragraphs(
      'Both are good walls in the right place, and trades of their own.',
      '**Hempcrete** is the woody core of the hemp stalk mixed with a lime binder and [cast around the timber frame that carries the house](source:hempcrete-frame). It does the same work as light earth: insulation with some mass, no load. It goes up faster than light earth, sets instead of only drying, and costs more, because the hemp and the binder are bought in. It still needs weeks of drying before render, the binder burns while it is wet, as lime does, and the wall needs evidence for energy and bushfire. Ask the supplier for test reports that match the wall you will build.',
      '**Rammed earth** is damp earth and gravel compacted between forms, in Australia usually with some cement. It is beautiful, hard-wearing and heavy. In our winters it has the same weakness as mudbrick and stone: it stores heat and hardly insulates, and [energy ratings have counted against it](source:rammed-earth-research), so an outside wall needs insulation in its core or a warm coat. An engineer designs it, as a structural performance solution. It is a contractor’s wall, with formwork, and the cement in it belongs in your carbon sum.',
    ),
  },
} satisfies MaterialsPageBody;
