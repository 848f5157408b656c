import {
  daylesfordRain,
  eaveText,
  overlayExtension,
  overlayHouse,
  strawWall,
} from '#shared/building-figures.ts';
import { climateDiagrams } from '../climate-diagrams.ts';
import type { PageBody } from '#shared/content-types/page.ts';
import { imageRef } from '../image-catalogue.ts';

/** 'sunshine-table', 'temperature-table', 'temperature-chart' and 'diagrams' are drawn by the page. */
export const climateResponsive = {
  title: 'Climate-responsive design',
  standfirst:
    'What the sun, the frost, the wind and the fire season ask of a house between Castlemaine and Trentham, with the figures we start from and the reasons behind them.',
  description:
    'Sunshine hours and seasonal temperatures for five places in central Victoria, with passive solar design, microclimates and bushfire resilience.',
  lead: imageRef('heroes/climate-responsive'),
  banner: '',
  blocks: [
    {
      kind: 'heading',
      level: 2,
      text: 'Sun and temperature in five places',
      anchor: 'sun-and-temperature',
    },
    {
      kind: 'paragraph',
      text: 'Move forty kilometres in this district and you can be in another climate. The hours and degrees below are rounded working figures, good for choosing between one strategy and another.',
    },
    { kind: 'part', name: 'sunshine-table' },
    {
      kind: 'paragraph',
      text: 'Read the winter column first. A midwinter day is about nine and a half hours long, so Castlemaine gets sun for some 40% of it and Mt Franklin for little more than a quarter. A plan that relies on winter sun has nearly half as much again to work with in Castlemaine as it does under the cloud at Mt Franklin. There the same windows need better glass, the walls more insulation, and the stove the best position in the house.',
    },
    { kind: 'part', name: 'temperature-table' },
    { kind: 'part', name: 'temperature-chart' },
    {
      kind: 'paragraph',
      text: 'Three things stand out. Heating comes first everywhere: averaged over day and night, winter is about 8 degrees in Castlemaine and 6 in Trentham, and a room is comfortable at 18 to 20. Summer nights are cool in all five places, with minima between 10 and 13 degrees, which means that any house with mass inside and openings that can be left safely ajar at night has free cooling. And spring is slightly colder than autumn under the same sun. A fixed eave cannot tell September from March. A grape vine can: it is bare in September and in leaf in March.',
    },
    {
      kind: 'paragraph',
      text: 'Even an average summer day in Castlemaine swings from 13 degrees to 28.5, and a hot one goes much further. A light building passes that range on to whoever is inside; a well-insulated one with tonnes of earth in it evens most of it out.',
    },
    {
      kind: 'heading',
      level: 3,
      text: 'The zone numbers you will be asked for',
      anchor: 'zone-numbers',
    },
    {
      kind: 'paragraph',
      text: 'Two systems number the climate, and people mix them up. [NatHERS](/glossary#nathers), the star rating, [goes by postcode](source:nathers-zones): all five places, postcodes 3350, 3450, 3458, 3460 and 3461, are in zone 66 and are rated with the weather of Ballarat. The building code has eight climate zones. This district lies where zone 6, mild temperate, meets [zone 7](/glossary#zone-7), cool temperate; the [Building Codes Board’s map](source:abcb-climate-zones) shows which of them your land is in. It changes the insulation that the code’s written recipe asks for.',
    },
    { kind: 'heading', level: 2, text: 'Passive solar strategy', anchor: 'passive-solar-strategy' },
    {
      kind: 'paragraph',
      text: 'Work in this order: face the sun, keep the heat in, store some of it, keep the summer out, and let the night through.',
    },
    {
      kind: 'gallery',
      name: 'diagrams',
      pictures: climateDiagrams.map(({ picture }) => imageRef(picture)),
    },
    { kind: 'heading', level: 3, text: 'Collect', anchor: 'collect' },
    {
      kind: 'paragraph',
      text: 'Living rooms go on the north, one room deep, turned [about 20 degrees to the east](/philosophy-process#twenty-degrees-north-east) on open ground. North glass of 20 to 25% of the floor area of those rooms is a sound starting point when there is mass for the sun to fall on, and less where there is none. Keep east windows to what a kitchen needs for breakfast. West and south windows together should stay below a tenth of the floor.',
    },
    {
      kind: 'paragraph',
      text: 'Windows gain heat for a few hours a day and lose it for the rest. In this district single glazing is false economy; double glazing with a low-emissivity coating chosen to admit solar heat, in timber or thermally broken frames, is the sensible specification, with heavy curtains and a closed pelmet for the coldest nights. Ask for two figures for the whole window, frame included: the U-value as low as you can afford, and on the north a solar heat gain coefficient of 0.5 or better.',
    },
    { kind: 'heading', level: 3, text: 'Keep', anchor: 'keep' },
    {
      kind: 'paragraph',
      text: `Insulation buys more comfort here than anything else. The roof comes first, since it is the largest cold surface and the cheapest to fill. Then the edge of the floor, then the south and the west walls. A strawbale wall, ${strawWall}, or a thick wall of light earth insulates on its own. Mudbrick and stone do not; on the cold sides of the house they need a second layer. Windows, doors and the join between wall and ceiling are where the draughts are, and a morning with a smoke stick will find them.`,
    },
    { kind: 'heading', level: 3, text: 'Store', anchor: 'store' },
    {
      kind: 'paragraph',
      text: 'Heat that comes in by day should be there at nine in the evening. [Thermal mass is the ability of a material to take up and hold heat](source:your-home-thermal-mass), and it works only inside the insulation and within reach of the sun or the fire. The first 100 mm of a wall or floor does most of a day’s work. Spread it: an earth wall behind the sitting room, a brick or clay floor along the north edge and 40 mm of clay plaster over bales serve better than one massive feature in a corner. A house used only at weekends should have less of it, since a cold heavy house takes two days to warm.',
    },
    { kind: 'heading', level: 3, text: 'Shade, then cool by night', anchor: 'shade-and-cool' },
    {
      kind: 'paragraph',
      text: `At noon in midsummer the sun stands about 76 degrees high and at midwinter about 29, so a horizontal eave over north glass can tell the seasons apart. ${eaveText} The shallower eave lets in more spring sun and leaves the rest of summer to a blind or a vine: take it on cold, cloudy ground such as Trentham or Mt Franklin. For a window of your own, [Sun and eaves](/tools/sun) works out the depth, the winter sun it leaves and what a tree in front takes away. Leave a gap of wall between the eave and the top of the glass, or the top of the window will be shaded all winter.`,
    },
    {
      kind: 'paragraph',
      text: 'East and west openings want something vertical: a shutter, an external blind, a vine on a frame. Night does the rest. Low openings to the south let the evening change in, high ones to the north let the heat out, with a [passage between them](/philosophy-process#south-central-breezeway), and security screens that let you sleep with both open.',
    },
    {
      kind: 'table',
      caption: 'How the emphasis shifts from place to place',
      header: ['Place', 'First concern', 'Walls we would consider first', 'Shade'],
      rows: [
        [
          'Castlemaine',
          'Winter sun is good; summer afternoons are hot',
          'Mudbrick to the north, insulated walls to the south and west',
          'Deeper eave, shutters west',
        ],
        [
          'Daylesford',
          'Cold and wet, half-shaded valleys',
          'Light earth or strawbale with clay plaster',
          'Eave sized for the window, vine on wires',
        ],
        [
          'Ballarat',
          'Wind on the plain, cold nights',
          'Strawbale, tight envelope, low roof to the south-west',
          'Eave sized for the window, shutters west',
        ],
        [
          'Mt Franklin',
          'Least sun of the five',
          'Strawbale or light earth, best glass, masonry stove',
          'Shallow eave, removable blind',
        ],
        [
          'Trentham',
          'Long winter, snow some years',
          'Strawbale or insulated timber frame, steep roof',
          'Shallow eave, removable blind',
        ],
      ],
      anchor: 'strategy-by-place',
    },
    {
      kind: 'note',
      tone: 'check',
      title: 'Stars and editions of the code',
      text: 'A new home in Victoria must reach [7 stars for its building shell and meet a whole-of-home energy budget](source:seven-stars). The [2025 edition of the building code was adopted from 1 May 2026](source:ncc-2025), with [a discretion for designs well advanced before that day](source:ncc-2025-transition). Ask your building surveyor which edition your permit falls under, and choose an energy assessor who has modelled earth and straw walls.',
    },
    { kind: 'heading', level: 2, text: 'Microclimates', anchor: 'microclimates' },
    {
      kind: 'paragraph',
      text: 'The tables speak for a town. Your block has a climate of its own, and can differ from the town by as much as the towns differ from one another.',
    },
    { kind: 'heading', level: 3, text: 'Wind', anchor: 'wind' },
    {
      kind: 'paragraph',
      text: 'Two winds shape houses here. The cold one comes with a front, swinging from north-west through west to south-west, with rain, in any month but mostly from May to October. The hot one comes from the north and north-west ahead of a front, in summer, dry, and it is the wind of the bad fire days. Between them are long still nights on which cold air runs down the gullies like water. A ridge gets the first two in full. A hollow escapes both and collects the third.',
    },
    {
      kind: 'paragraph',
      text: 'The best ground is usually the upper third of a slope that faces between north and east, far enough below the crest that the south-westerly passes overhead, high enough that frost drains away beneath. Test it with ribbons at chest height for a few weeks. If the crowns of the gums are combed one way, they have done the test for you.',
    },
    { kind: 'heading', level: 3, text: 'Temperature', anchor: 'temperature' },
    {
      kind: 'paragraph',
      text: 'Air cools by roughly 0.6 to 0.7 degrees for each hundred metres climbed. Trentham, about 420 metres above Castlemaine, should on that account be two and a half to three degrees cooler, and on a winter day it is; on a summer day the gap is more than four. Height isn’t all: Mt Franklin lies lower than Trentham, has the least sun of the five, and is the coldest. On clear, still nights a valley floor is colder than the hill above it.',
    },
    {
      kind: 'paragraph',
      text: 'Borrow two or three cheap minimum–maximum thermometers and hang them, shaded, at one metre: one at each possible house site and one in the hollow. Ten clear nights in May or September will tell you more than any map. Look for the shadow of hills as well: a ridge that rises 15 degrees to the north costs nothing at noon, but one to the north-east can take the first hours of every winter morning.',
    },
    { kind: 'heading', level: 3, text: 'Rainfall', anchor: 'rainfall' },
    {
      kind: 'paragraph',
      text: `Rain grows with height and towards the Divide. The forest edge near Trentham and Daylesford is among the wet places of inland Victoria, and the box-ironbark slopes around Castlemaine are a good deal drier. In Daylesford each month of winter [averages about 100 millimetres](source:daylesford-rain), out of some ${daylesfordRain} in the year. What matters for walls is how it falls: for weeks at a time in winter, sideways, with no drying sun.`,
    },
    {
      kind: 'paragraph',
      text: 'So a wall of earth or straw wants 600 mm of eave or more for the rain, whatever the sun asks of the eave over north glass; a raised plinth; and lime on the weather side. In the wetter half of the district plan on making earth bricks and raising straw between October and April, under a roof that is already on. In the drier half the question becomes storage, and the roof is sized with the tank in mind.',
    },
    {
      kind: 'heading',
      level: 2,
      text: 'Bushfire and climate resilience',
      anchor: 'bushfire-and-climate-resilience',
    },
    {
      kind: 'paragraph',
      text: 'Nearly all of the rural land of this district is mapped as bushfire prone. In a [Bushfire Prone Area](source:bushfire-prone-areas) a new house or an extension must have a bushfire attack level, or [BAL](/glossary#bal), and be built to the matching level of AS 3959. The scale runs from BAL-LOW through 12.5, 19, 29 and 40 to the Flame Zone; in a designated area of Victoria new homes and extensions must be built to [at least BAL-12.5](source:bushfire-minimum-level), even where the site itself would score lower.',
    },
    {
      kind: 'paragraph',
      text: 'BAL describes exposure to embers, radiant heat and flame. It follows from four things: the vegetation, its distance, the slope under it and the region’s fire danger index. You can change one of them at once, by moving the house. Thirty metres on a plan may take a site from BAL-40 to BAL-19, so the assessment belongs at the pegging stage and never after.',
    },
    {
      kind: 'paragraph',
      text: `Over the higher hazards lies the Bushfire Management Overlay, a planning control. Under it [${overlayHouse}](source:bmo-dwellings); ${overlayExtension}. The permit brings in defendable space, water for fire fighting, access for a truck, and vegetation that must be managed for as long as the house stands.`,
    },
    {
      kind: 'list',
      style: 'bulleted',
      items: [
        '**Shape.** One simple roof, few valleys, gutters you can reach. Embers collect where leaves collect.',
        '**Skin.** Earth, stone and lime do not burn. Rendered strawbale resists fire well too, but the evidence for your BAL has to be shown to the surveyor for the wall as you build it.',
        '**Holes.** Houses are [more often lost to embers](source:ember-attack) entering gaps than to a wall of flame. Seal the eaves, screen vents and weep holes with corrosion-resistant mesh of 2 mm or finer, fit weather strips, and choose shutters where the glass is large.',
        '**Edge.** Non-combustible ground against the walls; decks, steps and pergolas near the house of stone, brick, steel or fire-resisting hardwood.',
        '**Water and way out.** A tank with a [petrol or diesel pump](source:fire-pump), because mains power and water are likely to fail, an outlet the brigade can find, and two ways to leave if the land allows it.',
      ],
    },
    {
      kind: 'note',
      tone: 'caution',
      title: 'A house is a second line',
      text: 'No building standard makes it safe to stay. The building is there to give embers less to do and to give people shelter if the first plan fails. The first plan is to be somewhere else, [early](source:leaving-early), on days of extreme or catastrophic rating: the night before or first thing in the morning, before there is any fire to see. Homes are not built to withstand a fire on a catastrophic day. Have the plan written down, and check the rating daily.',
    },
    {
      kind: 'note',
      tone: 'check',
      title: 'Where to ask',
      text: 'The free [planning property report](source:vicplan) says whether your land is in the prone area or under the overlay. [Hepburn Shire](source:hepburn-bmo) has schedules for some areas with a faster path and pre-set conditions; other councils differ. For anything under the overlay, speak with an accredited bushfire consultant before the concept is fixed.',
    },
    {
      kind: 'paragraph',
      text: 'Fire is only one part of the change that a house built now will live through. Expect more very hot days, longer dry spells and heavier downpours between them, and in time fewer frosts, but no early end to winter heating. Plain measures help. Make shutters and removable shade generous by today’s needs. Have gutters and overflow sized, by a licensed plumber, for heavier rain. Plan one room on the south side that stays cool through three hot days with its shutters closed, for the baby, the grandmother and the dog. Power can fail for days, so give the house a tank above the garden, a window that opens on each side, and a wood stove, which only a [licensed or registered plumber](source:solid-fuel-heaters) may fit.',
    },
    {
      kind: 'paragraph',
      text: 'Thick walls, deep reveals, a terrace of stone, a cool passage, a long roof: the things that make a building resilient here are those that make it good to be in. The [regional patterns](/philosophy-process#central-highlands-patterns) put them in order, and [landscape and house](/landscape-integration) carries them out to the fence.',
    },
  ],
} satisfies PageBody;
