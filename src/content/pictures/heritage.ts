import type { PictureCatalogue } from '../schema.ts';

/**
 * The pictures of Heritage & Research. Every one is an imagined scene or a study after a common
 * type; none shows a named person, a particular house or a particular day.
 */
export const heritagePictures = {
  'heritage/01-ploughing-with-oxen': {
    alt: 'a man leans on a wooden ard behind two yoked oxen, ploughing brown furrows towards snow-capped mountains',
    caption:
      'The first furrows in March. A wooden ard with an iron tip scratches the soil rather than turning it; two oxen in one yoke set the pace, and the field is as long as they can pull without resting.',
    hand: 'print',
  },
  'heritage/02-sowing-by-hand': {
    alt: 'a sower walks across harrowed ground under a rain-streaked sky, casting grain from a bag at his hip, while a second figure follows with a rake',
    caption:
      'Broadcasting barley from a bag at the hip: one handful to every second step. A thorn hurdle or a rake covers the seed the same day, before the crows and the rain can find it.',
    hand: 'print',
  },
  'heritage/03-tobacco-seedlings': {
    alt: 'two women bent over planting tobacco seedlings in rows, with a low covered seedbed and a water jug beside them',
    caption:
      'Tobacco begins under mats and straw in a seedbed by the house and goes out in May, one seedling to each hole made with a wooden peg, each with its mouthful of water from the jug.',
    hand: 'print',
  },
  'heritage/04-pruning-the-vines': {
    alt: 'a man prunes a bare bush vine with a hooked knife among patches of snow, a low red sun over blue hills',
    caption:
      'Vines are cut back around Saint Tryphon’s day in February, while the sap is down and there is still snow in the gullies. The prunings are bundled and kept for lighting the bread oven.',
    hand: 'print',
  },
  'heritage/05-orchard-in-blossom': {
    alt: 'plum and pear trees in full blossom above beehives and a dry-stone wall, with a woman hoeing in the grass below',
    caption:
      'Plum, pear and quince stand between the yard and the open fields, where the house breaks the wind. Beans, garlic and onions are hoed in underneath before the leaves close over.',
    hand: 'print',
  },
  'heritage/06-opening-the-water': {
    alt: 'a man with a long hoe opens an earth channel so that water runs between green rows, poplars and a village behind',
    caption:
      'Water is shared by the hour. A long hoe breaks the earth bank, the channel runs into the furrows of peppers and beans, and when the turn is over one sod closes it again.',
    hand: 'print',
  },
  'heritage/07-reaping-with-sickles': {
    alt: 'reapers bend with sickles along a wall of standing wheat while a woman carries a sheaf, a low sun behind the hills',
    caption:
      'Reaping begins before the dew is off. The sickle cuts, the other hand gathers in a wooden finger-guard, and a twist of the straw itself ties the sheaf. Whole streets reap together, field after field.',
    hand: 'print',
  },
  'heritage/08-carting-the-sheaves': {
    alt: 'two oxen pull a two-wheeled cart piled high with sheaves along a road, a boy walking in front',
    caption:
      'Sheaves go home ears inward so that the grain falls on the load and not on the road. The cart is ash and elm, made in the village, and squeaks loudly enough to be known from a distance.',
    hand: 'print',
  },
  'heritage/09-threshing-floor': {
    alt: 'horses circle a central post on a round threshing floor seen from above, treading sheaves spread like a wheel',
    caption:
      'Horses tread the sheaves around a post on a round floor of beaten clay. The rope winds itself up on the post, the circle closes, and then everyone turns and it opens again.',
    hand: 'print',
  },
  'heritage/10-winnowing': {
    alt: 'people toss grain high with wooden forks on a windy ridge, chaff streaming away to one side',
    caption:
      'The threshing floor lies on the bare rise outside the village because that is where the afternoon wind is. Thrown high with a wooden fork, the grain drops straight and the chaff drifts aside.',
    hand: 'print',
  },
  'heritage/11-tobacco-strings': {
    alt: 'an older woman sits in profile threading tobacco leaves on a long needle beneath rows of leaves hung from the eaves',
    caption:
      'Small aromatic tobacco leaves, picked before sunrise while they are still damp, are threaded on a long flat needle and hung in rows under the eaves. The deep roof of the house is a drying shed as well.',
    hand: 'print',
  },
  'heritage/12-grape-harvest': {
    alt: 'pickers with baskets among low vines heavy with dark grapes, a donkey carrying two tubs in front',
    caption:
      'September in the vineyard: low bush vines, wicker baskets, a donkey with a tub on each side. The path is one load wide, which decided the width of the village lanes as well.',
    hand: 'print',
  },
  'heritage/13-maize-husking': {
    alt: 'people sit around a great heap of maize cobs in a yard by night under a large moon, pulling off the husks',
    caption:
      'Maize is husked at night, when the day’s work is done, with neighbours round one heap and songs across it. The pale husks fill mattresses; the cobs go into a wicker crib on stilts.',
    hand: 'print',
  },
  'heritage/14-haymaking': {
    alt: 'men swing scythes in step across a steep green meadow with tall haystacks built around poles',
    caption:
      'The high meadows are cut in July. Hay is built around a standing pole, combed down with a rake so that it sheds rain like thatch, and brought down by sledge once there is snow.',
    hand: 'print',
  },
  'heritage/15-peppers-on-the-gallery': {
    alt: 'long strings of red peppers hang along the open timber gallery of a white house, a woman tying up another string',
    caption:
      'Red peppers dry on strings along the čardak, the open gallery on the sunny side. Warm air moves through it all day and the roof keeps the dew off: a food dryer that needs no fuel.',
    hand: 'print',
  },
  'heritage/16-treading-grapes': {
    alt: 'a man treads grapes in a wooden trough raised on stones, juice running into a tub, barrels behind him in a vaulted cellar',
    caption:
      'Grapes are trodden in a trough set above the tub in the cellar. The thick stone walls keep the cellar near the same temperature from vintage to spring, which is all the winemaking machinery there is.',
    hand: 'print',
  },
  'heritage/17-rakija-still': {
    alt: 'a copper still on a clay hearth with a pipe through a barrel of water, two men in caps seated beside it at dusk',
    caption:
      'One copper still serves many houses. The skins left from the wine, or plums, are boiled slowly on a clay hearth by the stream; cold water round the pipe turns the vapour into rakija, drop by drop. In Australia you need a licence to distil spirits, even at home.',
    hand: 'print',
  },
  'heritage/plate-bread-oven': {
    alt: 'a domed clay bread oven under a small tiled roof against a stone wall, with a peel, firewood and loaves on a board',
    caption:
      'A domed oven of clay and broken tile, kept dry by its own small roof. It is fired with vine prunings until the dome turns pale, raked out, and holds its heat for three batches.',
    hand: 'plate',
  },
  'heritage/18-carrying-bread': {
    alt: 'three women walk in line along a lane carrying long boards of round loaves on their shoulders',
    caption:
      'Bread is baked once a week for the whole household. The loaves rise on a long board at home, and cross the yard or the lane to the oven on a shoulder, under a woven cloth.',
    hand: 'print',
  },
  'heritage/19-cheese-at-the-fold': {
    alt: 'a shepherd stirs milk in a cauldron over a fire before a thatched hut, wrapped cheeses hanging from a pole, sheep on the mountain',
    caption:
      'At the summer fold, the bačilo, ewes’ milk becomes white cheese on the spot: warmed in a cauldron, set with rennet, hung in cloth, salted in barrels. Only cheese and wool travel down to the village.',
    hand: 'print',
  },
  'heritage/20-beehives': {
    alt: 'a row of woven skep beehives plastered with clay on a shelf against a sunny wall, bees in the air and a figure from behind',
    caption:
      'Hives are baskets of hazel or willow daubed with clay and dung, exactly like a small wall. They stand on a shelf facing the morning sun, with a tile or a flat stone for a hat.',
    hand: 'print',
  },
  'heritage/21-water-mill': {
    alt: 'a small stone mill straddles a stream with a wooden chute feeding it, a man unloading sacks from a donkey',
    caption:
      'A mill with a horizontal wheel needs only a steep chute and a modest stream, so each valley has several. Families grind by turns; the miller keeps a measure of flour from every load.',
    hand: 'print',
  },
  'heritage/22-wool-washing': {
    alt: 'women beat and rinse fleeces at a stream, one with water buckets on a shoulder yoke, striped rugs on a line behind',
    caption:
      'Wool is washed at the stream in early summer, beaten on flat stones with a wooden bat and rinsed until the water runs clear. It is the heaviest work of the year and the most sociable.',
    hand: 'print',
  },
  'heritage/22-drying-the-rugs': {
    alt: 'striped woven rugs laid over a stone bridge parapet and boulders to dry, two women wringing a blanket between them',
    caption:
      'Rugs and blankets come back from the fulling mill felted and heavy with water. They are wrung by two people twisting in opposite directions, and spread over the bridge, the only wall long enough.',
    hand: 'print',
  },
  'heritage/23-at-the-fountain': {
    alt: 'women fill jugs at a stone fountain with two spouts under a plane tree, an ox drinking from the trough',
    caption:
      'The spring is piped to a stone fountain where lanes meet: people first, then the trough for animals, then the overflow to the gardens.',
    hand: 'print',
  },
  'heritage/24-oro-on-the-common': {
    alt: 'a long curved line of dancers, hand in hand, on the village common, seen from behind and above',
    caption:
      'On a feast day the open ground by the church fills with the oro, an open circle that anyone may join at its tail. The common has no furniture; it is kept by being used.',
    hand: 'print',
  },
  'heritage/25-zurla-and-tapan': {
    alt: 'two musicians in profile play a zurla and a large drum beneath a walnut tree',
    caption:
      'Zurla and tapan are outdoor instruments, loud enough to call the next village. They are played walking, from house to house at a wedding, and then under the largest tree until dark.',
    hand: 'print',
  },
  'heritage/26-sheep-on-the-promenade': {
    alt: 'a flock of sheep fills a village street between two-storey houses while neighbours stand and talk',
    caption:
      'Late afternoon on the street beside the stream. The flock comes home, each ewe turning in at her own gate without being told.',
    hand: 'print',
  },
  'heritage/27-winter-spinning': {
    alt: 'women sit in profile around a hearth at night, spinning with distaffs, snow falling beyond a small window',
    caption:
      'Winter evenings are for the sedenka: women bring distaffs to one warm room and spin by the light of a single hearth. Wood, light, work and talk are shared, and so is the heat.',
    hand: 'print',
  },
  'heritage/28-making-adobe': {
    alt: 'two men strike adobe blocks from a wooden mould beside a mixing pit, rows of blocks drying on the ground',
    caption:
      'Clay from the site, chopped straw and water, trodden barefoot and struck from a double mould. Blocks dry flat for some days, then on edge, then in an open stack. The blocks are small: a pair can make several hundred a day.',
    hand: 'print',
  },
  'heritage/29-masons-at-the-wall': {
    alt: 'masons set stones in a dry-stone ground floor wall with timber lacing, a plumb line hanging from the scaffold and a donkey bringing stone',
    caption:
      'A travelling company of masons builds the ground floor: stone laid dry or in clay, two faces bonded through, with flat timbers let in every metre or so to tie the wall and let it move in an earthquake.',
    hand: 'print',
  },
  'heritage/30-raising-the-frame': {
    alt: 'four men raise an oak wall frame with braces on top of a stone storey, ladders against it, autumn trees around',
    caption:
      'The upper storey is bondruk: an oak or chestnut frame, braced in every corner and pinned with wood. It goes up in a day or two with the help of neighbours, who are fed and will be helped in turn.',
    hand: 'print',
  },
  'heritage/31-joinery': {
    alt: 'three timber joints: post on sill, brace let into post, and rafter on plate',
    caption:
      'Three joints carry the frame: the post tenoned into its sill, the brace notched and pinned, the rafter birdsmouthed on the plate.',
    hand: 'drawing',
  },
  'heritage/31-wall-section': {
    alt: 'section through a two-storey wall: stone below with timber lacing, jettied joists, adobe-filled frame above, tiled eaves',
    caption:
      'From the ground up: rubble footing, dry stone with timber lacing, joists run out to carry the jetty, a frame filled with adobe, clay plaster and limewash, and a broad eave over all of it.',
    hand: 'drawing',
  },
  'heritage/32-laying-roof-tiles': {
    alt: 'two men lay curved clay tiles on a hipped roof, another hands tiles up a ladder, mountains beyond',
    caption:
      'Curved tiles are laid from the eaves upward, one row as channel and one as cover, bedded in straw and clay. No nails: weight and overlap hold them, and any tile can be replaced by hand.',
    hand: 'print',
  },
  'heritage/33-limewashing': {
    alt: 'a woman on a ladder brushes white limewash on a house wall, a bucket hanging beside her, blossom in the yard',
    caption:
      'The house is limewashed each spring, before Easter if the weather allows. Thin coats fill the hairline cracks of the winter; after many years the wall is protected by a skin as thick as an eggshell.',
    hand: 'print',
  },
  'heritage/34-at-the-loom': {
    alt: 'a woman weaves at a large timber loom on an open gallery, seen from behind, striped cloth growing on the beam',
    caption:
      'The loom is the largest piece of furniture in the house and the gallery is its workshop. Its light, its width and its place near the stair were settled when the frame was set out.',
    hand: 'print',
  },
  'heritage/35-valley-section': {
    alt: 'long section through a valley showing river flats, fields, village on the slope, orchard, forest and summer pasture',
    caption:
      'Section through a valley of a common kind. Wet flats for maize, terraces for grain, the village on the dry break of slope by a spring, then oak forest, then the summer pasture. Nobody builds on the best soil.',
    hand: 'drawing',
  },
  'heritage/36-village-plan': {
    alt: 'plan of a compact village along a stream with lanes, houses facing south, church, common, threshing floors and fields',
    caption:
      'Plan of an imagined compact village. Lanes follow the contours and the water; houses stand close but turn their galleries to the sun; church, fountain and common share one level place; threshing floors keep the windy edge.',
    hand: 'drawing',
  },
  'heritage/model-village-pattern': {
    alt: 'a hillside village, white houses on stone bases with hipped clay roofs stepping up ply contours above a stream and a small common',
    caption:
      'A hillside cluster. Each house stands half a storey above the one in front, so that every gallery keeps its winter sun and its view over the neighbour’s roof.',
    hand: 'model',
  },
  'heritage/model-village-crossroads': {
    alt: 'a village crossroads with a fountain and a large tree, two-storey houses with clay roofs gathered close around the lanes',
    caption:
      'The place where three lanes meet. Nothing was designed as a square; the corners of the houses were simply held back far enough for a loaded cart to turn, and the rest followed.',
    hand: 'model',
  },
  'heritage/38-lane-between-houses': {
    alt: 'a cobbled lane climbs between stone ground floors and jettied upper storeys towards a small church, a loaded donkey and a woman on it',
    caption:
      'Between the houses the lane is as narrow as a loaded donkey, with a gutter down the middle. Upper floors jetty over it, giving shade in summer and square rooms on crooked ground.',
    hand: 'print',
  },
  'heritage/39-village-in-snow': {
    alt: 'snow-covered village at dusk below blue mountains, smoke rising from chimneys and one path trodden between houses',
    caption:
      'Snow shows how a village works. The trodden path links stable, woodpile, spring and neighbour; smoke rises from one room in each house, for in winter the family lives around one fire.',
    hand: 'print',
  },
  'heritage/plate-village-house': {
    alt: 'a two-storey village house with a stone ground floor, white upper storey and an open timber gallery under a tiled roof',
    caption:
      'The type, seen from its yard: closed stone below, light timber and adobe above, the open gallery turned to the south.',
    hand: 'plate',
  },
  'heritage/41-ground-floor-plan': {
    alt: 'ground floor plan with thick stone walls: stable, cellar with barrels, hearth room, stair and stone threshold',
    caption:
      'Ground floor plan. Animals on one side, cellar and hearth room on the other, on floors of beaten earth. In winter the stable helps to warm the room above it.',
    hand: 'drawing',
  },
  'heritage/42-upper-floor-plan': {
    alt: 'upper floor plan with thin timber-frame walls: three rooms, rugs, built-in benches and an open gallery with a loom',
    caption:
      'Upper floor plan. Thin walls of timber frame and adobe, windows in rows, two rooms opening from the čardak, and a third through the guest room. Guest room at the sunniest corner; bedding is stored by day, so that every room can change its use.',
    hand: 'drawing',
  },
  'heritage/43-yard-site-plan': {
    alt: 'site plan of a walled yard with house, bread oven, well, barn, vine pergola, vegetable beds, orchard and gate',
    caption:
      'Yard plan, drawn from the type. House on the north edge, looking south. Clean paths and dirty paths never cross.',
    hand: 'drawing',
  },
  'heritage/plate-village-yard': {
    alt: 'a vine pergola over a table and stools on stone paving, beside a two-storey house with a stacked wood pile and a low stone wall',
    caption:
      'The largest room has no walls. A vine over the paving gives shade from June and lets the sun through from November.',
    hand: 'plate',
  },
  'heritage/plate-village-gallery': {
    alt: 'inside an open timber gallery with turned balusters, strings of peppers hung to dry between the posts, a woven rug over the rail and open fields beyond',
    caption:
      'On the čardak: half inside, half outside, and in use for most of the year. People sleep here in August, weave here in October and dry their food here in between. Illustration.',
    hand: 'plate',
  },
  'heritage/46-hearth-and-oven-wall': {
    alt: 'interior elevation of a hearth wall with a conical hood, shelves, wall cupboards, a hanging cauldron and low benches',
    caption:
      'The hearth wall, drawn from inside. A plastered hood on two brackets, a chain for the cauldron, niches for lamp and salt, cupboards built into the partition, and a hearth stone raised a hand above the floor.',
    hand: 'drawing',
  },
  'heritage/47-leaving-at-the-crossroads': {
    alt: 'a man with a bundle walks away down a road past a fountain while women stand together watching, seen from behind',
    caption:
      'Pečalba, seasonal work far away, took men from the mountain villages long before anyone spoke of emigrating. They were walked as far as the last fountain; from there the road belonged to those who left.',
    hand: 'print',
  },
  'heritage/48-train-to-the-port': {
    alt: 'a small steam train crosses a plain on an embankment towards distant hills, figures with bundles waiting beside the line',
    caption:
      'From 1894 a railway ran from Bitola to Salonica and its harbour. A journey that had been counted in days on foot could be made by train, and the sea came within reach of mountain people.',
    hand: 'print',
  },
  'heritage/49-the-ship': {
    alt: 'passengers stand at a ship’s rail seen from behind, looking across indigo swell towards a low red coastline',
    caption:
      'After the United States closed its door in 1924, more of those who left sailed south: through the Suez Canal, across the Indian Ocean, and after about a month a low coast with no mountains behind it.',
    hand: 'print',
  },
  'heritage/50-market-garden': {
    alt: 'a man and a woman hoe long rows of cabbages under a wide pale sky, with gum trees, a windmill and a tin shed',
    caption:
      'First work in the new country: clearing, timber-cutting, then a few leased acres of vegetables. The hoe, the furrow and the turn of water were the same; the seasons were upside down.',
    hand: 'print',
  },
  'heritage/51-factory-street': {
    alt: 'a street of workers’ cottages with saw-tooth factory roofs and chimneys behind, people walking to the morning shift from behind',
    caption:
      'Between the wars and long after, village families settled where the factories were: Fitzroy, Footscray and later Thomastown. The shift whistle replaced the sun, and the street was suddenly the width of a truck.',
    hand: 'print',
  },
  'heritage/52-backyard-vine': {
    alt: 'a suburban backyard with a vine pergola, tomato stakes, peppers drying on a shed wall and an older man from behind',
    caption:
      'Behind the fence the village goes on: vine on a pipe frame, peppers on the shed wall, tomatoes on stakes, a drum for roasting in autumn. The back yard of the quarter-acre block became the yard again.',
    hand: 'print',
  },
  'heritage/52-two-yards-compared': {
    alt: 'two plans side by side at one scale: a walled village yard and a suburban block, each with vine, beds, shed and shade marked',
    caption:
      'Two yards at one scale, both imagined from the type. Walls became palings and the barn a garage, yet vine, beds, shed and sitting place keep the same order, and the same distance from the kitchen door.',
    hand: 'drawing',
  },
  'heritage/film-music-in-the-commons': {
    alt: 'zurla and tapan players in profile on the village common, a line of dancers hand in hand behind them',
    caption: 'Music in the commons: an imagined feast day, drawn frame by frame.',
    hand: 'print',
  },
  'heritage/film-sheep-on-the-promenade': {
    alt: 'a flock of sheep and a shepherd with a staff pass along a village street in evening light',
    caption: 'Sheep on the promenade: an imagined evening, drawn frame by frame.',
    hand: 'print',
  },
} as const satisfies PictureCatalogue;

export type HeritagePictureId = keyof typeof heritagePictures;
