import type { PictureCatalogue } from '../schema.ts';

/**
 * A set for each project: cover, other side, close-up, without the roof (all computer models), and a plate of its material.
 * Plates never show a project; their captions name the material alone.
 */
export const projectsPictures = {
  'projects/muckleford-mudbrick-estate-cover': {
    alt: 'an L-shaped mudbrick house with pale iron roofs around a walled yard, on a plywood slope with open box-ironbark trees',
    caption: 'The two wings and the yard, from the north-east. The trees would stand further off.',
    hand: 'model',
  },
  'projects/muckleford-mudbrick-estate-1': {
    alt: 'the same L-shaped house seen from the other side, the yard with its low stone wall opening towards the path',
    caption:
      'From the north-west, without the steel coat of the west wall: the short wing stands between the yard and the hot side.',
    hand: 'model',
  },
  'projects/muckleford-mudbrick-estate-2': {
    alt: 'close to the yard: a verandah on the left, a vine pergola on the right, peg figures between them',
    caption:
      'In the yard, at the height of a person: verandah to the long wing, vine to the short one.',
    hand: 'model',
  },
  'projects/muckleford-mudbrick-estate-3': {
    alt: 'the model with its roofs lifted off, showing one row of rooms in each wing and the paved yard',
    caption: 'Roof off: each wing is one room deep.',
    hand: 'model',
  },
  'projects/muckleford-mudbrick-estate-4': {
    alt: 'a mudbrick wall with a bench, a pot and a timber window under a shallow eave',
    caption: 'A mudbrick wall in low sun.',
    hand: 'plate',
  },
  'projects/eganstown-light-earth-residence-cover': {
    alt: 'a long low house with a steep dark roof at the edge of a dark wood of model trees, garden beds before it',
    caption: 'The long bar at the back of its clearing; the forest would be kept further off.',
    hand: 'model',
  },
  'projects/eganstown-light-earth-residence-1': {
    alt: 'the same long house from the other end, its gable boarded, trees close behind',
    caption: 'From the other end: one ridge, two gables, no valleys.',
    hand: 'model',
  },
  'projects/eganstown-light-earth-residence-2': {
    alt: 'close to the house: a lean-to verandah on square posts, glazed doors, garden beds on the left',
    caption: 'The verandah in the middle of the bar.',
    hand: 'model',
  },
  'projects/eganstown-light-earth-residence-3': {
    alt: 'the model with its roof lifted off, four rooms in a row',
    caption:
      'Roof off, from the east: main bedroom, kitchen and table, second bedroom, workroom. The breezeway and the laundry are left out.',
    hand: 'model',
  },
  'projects/eganstown-light-earth-residence-4': {
    alt: 'a light earth wall between timber posts, with a bench in front and sun on its lower half',
    caption: 'Light earth between posts, plastered with clay.',
    hand: 'plate',
  },
  'projects/bullarto-timbercrete-residence-cover': {
    alt: 'two gabled wings of pale block joined by a low glazed link, in a clearing among tall model trees',
    caption: 'Two wings and a link; the clearing would be wider.',
    hand: 'model',
  },
  'projects/bullarto-timbercrete-residence-1': {
    alt: 'the two wings seen from the side, one set back behind the other, tall trees around',
    caption:
      'From the north-west: the forward wing shelters the terrace of the other. Shutters and screens are left out.',
    hand: 'model',
  },
  'projects/bullarto-timbercrete-residence-2': {
    alt: 'close to the glazed link between two blue-grey roofs, a terrace with peg figures at one side',
    caption: 'At the link.',
    hand: 'model',
  },
  'projects/bullarto-timbercrete-residence-3': {
    alt: 'the model with its roofs lifted off, two wings of rooms and the small room of glass between them',
    caption: 'Roof off: two warm houses and a winter garden between them.',
    hand: 'model',
  },
  'projects/bullarto-timbercrete-residence-4': {
    alt: 'a wall of large pale blocks in running bond with a window and a pot',
    caption: 'Timbercrete laid like any block.',
    hand: 'plate',
  },
  'projects/shepherds-flat-garden-studio-cover': {
    alt: 'a small white building with a roof of green sheet steel, a deck with a pergola, garden beds and a pond',
    caption: 'The studio in its kitchen garden, under green sheet steel.',
    hand: 'model',
  },
  'projects/shepherds-flat-garden-studio-1': {
    alt: 'the studio from the other side, the four beds in front, a water tank at the corner',
    caption: 'From the west, with the tank that the roof fills.',
    hand: 'model',
  },
  'projects/shepherds-flat-garden-studio-2': {
    alt: 'close to the deck: tall glazed doors, peg figures under the pergola',
    caption: 'On the deck, where a group stands before it goes in.',
    hand: 'model',
  },
  'projects/shepherds-flat-garden-studio-3': {
    alt: 'the studio with its roof lifted off: one room with a long table and thick white walls',
    caption: 'Roof off: one room inside half-metre walls.',
    hand: 'model',
  },
  'projects/shepherds-flat-garden-studio-4': {
    alt: 'a deep rounded window reveal in a lime-plastered strawbale wall',
    caption: 'A reveal in straw and lime: rounded by hand, because straw asks for it.',
    hand: 'plate',
  },
  'projects/franklinford-strawbale-farmhouse-cover': {
    alt: 'a long white farmhouse under one broad roof with verandahs, a row of conifers, a barn and fences on brown ground',
    caption: 'The farmhouse on its plain, with the old row of conifers to the east.',
    hand: 'model',
  },
  'projects/franklinford-strawbale-farmhouse-1': {
    alt: 'the same house from the other end with tanks, orchard and a barn',
    caption:
      'From the east: orchard and tanks in the lee of the house. The fruit trees would stand further off.',
    hand: 'model',
  },
  'projects/franklinford-strawbale-farmhouse-2': {
    alt: 'close to the long verandah, two peg figures on the path, garden beds in front',
    caption: 'The verandah along the north.',
    hand: 'model',
  },
  'projects/franklinford-strawbale-farmhouse-3': {
    alt: 'the farmhouse with its roof lifted off: a row of rooms with walls half a metre thick, the verandah floor around them',
    caption: 'Roof off: thick walls, a hearth in the middle, verandah on three sides.',
    hand: 'model',
  },
  'projects/franklinford-strawbale-farmhouse-4': {
    alt: 'a lime wall in the shade of a verandah, with a bench, two deep windows and the slanting edge of the shadow',
    caption: 'Lime in the shade of a deep verandah. This one is boarded; the farmhouse’s is paved.',
    hand: 'plate',
  },
  'projects/yandoit-stone-cottage-cover': {
    alt: 'a small stone cottage with two chimneys, a low wall before it and a new wing with a vine behind',
    caption: 'The cottage keeps its front; the new wing stands behind its shoulder.',
    hand: 'model',
  },
  'projects/yandoit-stone-cottage-1': {
    alt: 'the stone cottage from the other side, the new skillion wing higher behind it',
    caption: 'From the east: the old gable, and the new roof behind its shoulder.',
    hand: 'model',
  },
  'projects/yandoit-stone-cottage-2': {
    alt: 'close to the stone front with its door and two small windows, the drystone wall in front',
    caption: 'The old front, taken back to stone and lime.',
    hand: 'model',
  },
  'projects/yandoit-stone-cottage-3': {
    alt: 'the model with its roofs lifted off, the stone cottage with its two chimneys and a long room of light earth behind, joined by a link',
    caption: 'Roof off: old walls dry at their own pace, new walls keep warm.',
    hand: 'model',
  },
  'projects/yandoit-stone-cottage-4': {
    alt: 'a rubble stone wall with lime joints, a timber window and two pots in low sun',
    caption: 'Stone bedded and pointed in lime.',
    hand: 'plate',
  },
  'projects/glenlyon-courtyard-house-cover': {
    alt: 'a mudbrick house with red-brown roofs closed around a square court with a pool and two trees',
    caption: 'Four sides and a court, from the north, with the gate in the near one.',
    hand: 'model',
  },
  'projects/glenlyon-courtyard-house-1': {
    alt: 'the courtyard house from the other side, white card hills behind',
    caption: 'The outside is quiet.',
    hand: 'model',
  },
  'projects/glenlyon-courtyard-house-2': {
    alt: 'the gateway in the long northern wing with figures walking in',
    caption: 'In through the gate.',
    hand: 'model',
  },
  'projects/glenlyon-courtyard-house-3': {
    alt: 'the model with its roofs lifted off: rooms on four sides of the court',
    caption:
      'Roof off: each range is one room deep, and the verandah stands before the southern one.',
    hand: 'model',
  },
  'projects/glenlyon-courtyard-house-4': {
    alt: 'an opening in a mudbrick wall with a tree in the court beyond and pots on both sides',
    caption: 'Through a mudbrick wall into a court.',
    hand: 'plate',
  },
  'projects/trentham-timber-longhouse-cover': {
    alt: 'a long house of silver boards under a steep dark roof with a stone chimney, conifers behind, white ground',
    caption: 'The longhouse in winter light; the conifers would stand further off.',
    hand: 'model',
  },
  'projects/trentham-timber-longhouse-1': {
    alt: 'the longhouse from the other end, its tall gable towards the viewer',
    caption: 'From the other gable; the wood shed behind would be closed and further off.',
    hand: 'model',
  },
  'projects/trentham-timber-longhouse-2': {
    alt: 'close to the entry verandah: square posts, glazed doors and a timber door under a long dark roof',
    caption: 'At the door.',
    hand: 'model',
  },
  'projects/trentham-timber-longhouse-3': {
    alt: 'the longhouse with its roof lifted off: rooms in a row around one hearth',
    caption: 'Roof off: rooms in a row, living at the one hearth.',
    hand: 'model',
  },
  'projects/trentham-timber-longhouse-4': {
    alt: 'upright silver-grey boards around a timber window under a deep beam',
    caption: 'Boards left to go grey, and a window set deep in them.',
    hand: 'plate',
  },
  'projects/campbells-creek-extension-cover': {
    alt: 'a white weatherboard cottage with a red-brown hipped roof on its street, a new low building with a vine behind it',
    caption:
      'The cottage on its street and the new room behind it, its western window without the shutter.',
    hand: 'model',
  },
  'projects/campbells-creek-extension-1': {
    alt: 'the cottage front with its verandah and picket fence, the new roof rising behind',
    caption: 'From the street, the new roof rises behind.',
    hand: 'model',
  },
  'projects/campbells-creek-extension-2': {
    alt: 'close to the cottage verandah with the path from the gate',
    caption: 'The front door stays the front door.',
    hand: 'model',
  },
  'projects/campbells-creek-extension-3': {
    alt: 'the model with its roofs lifted off: old rooms on both sides of a passage, a link and one large new room',
    caption:
      'Roof off: old rooms for sleeping, a new room for the day, its western end shut off for a guest.',
    hand: 'model',
  },
  'projects/campbells-creek-extension-4': {
    alt: 'white weatherboards meet a light earth wall at a corner post, a pot in front',
    caption: 'Where old boards meet new earth.',
    hand: 'plate',
  },
  'projects/newstead-makers-hall-cover': {
    alt: 'a long hall with rounded mudbrick ends under one grey roof, a round forecourt with seats and figures before it',
    caption: 'The hall and its forecourt.',
    hand: 'model',
  },
  'projects/newstead-makers-hall-1': {
    alt: 'the hall from the other side, the rounded end and fan of roof sheets towards the viewer',
    caption: 'From the east: the round end.',
    hand: 'model',
  },
  'projects/newstead-makers-hall-2': {
    alt: 'close to the porch with figures in front of tall doors',
    caption: 'At the porch on a market day; the ramp is left out.',
    hand: 'model',
  },
  'projects/newstead-makers-hall-3': {
    alt: 'the hall with its roof lifted off, the timber trusses left across one large room with tables',
    caption:
      'Roof off, trusses left on: the large room, without the screen and the small rooms behind it.',
    hand: 'model',
  },
  'projects/newstead-makers-hall-4': {
    alt: 'a pegged timber truss with curved braces under a boarded roof, a mudbrick wall behind',
    caption: 'A pegged king-post truss; the hall’s would span further.',
    hand: 'plate',
  },
} satisfies PictureCatalogue;
