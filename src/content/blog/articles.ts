import {
  compass,
  coolChange,
  lightEarth,
  moisture,
  overlayExtension,
  overlayHouse,
  ownerBuiltDuties,
  ownerBuiltSale,
  plantsAllowed,
  plinth,
  plumbingCertificate,
  servicesInWalls,
  testHole,
} from '#shared/building-figures.ts';
import type { DefaultEntry } from '../default-entry.ts';
import { imageRef } from '../image-catalogue.ts';
import { budgetBlocks, wallM2 } from './owner-builder-budget.ts';

/** The day on which all of these were first published here. */
const firstPublished = '2026-11-21T07:14:19.000Z';

export const articles: readonly DefaultEntry<'article'>[] = [
  {
    id: '1',
    slug: 'reading-a-block-before-you-draw',
    title: 'Reading a block before you draw',
    category: 'Site and climate',
    publishedAt: firstPublished,
    cover: imageRef('blog/reading-a-block-before-you-draw'),
    excerpt:
      'Most houses in the wrong place were drawn before anybody had stood on the land in July. A method for four visits, one sheet of paper and a bundle of stakes.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'The first drawing of a house is a walk. It is cheaper than any that follows, and it settles more: where the sun comes from in the month when you want it, where the frost lies, which way the water goes, and which corner of the land is already good and should be left alone. Here is a way to read a block, in the order in which mistakes cost most.',
      },
      { kind: 'heading', level: 2, text: 'Before the first visit: an hour of paperwork' },
      {
        kind: 'paragraph',
        text: 'Start with the property report from [VicPlan](source:vicplan). It is free, and it names the planning zone, the overlays and whether the land is in a bushfire prone area. In the shires around Daylesford and Castlemaine the overlays to look for are bushfire management, heritage, environmental significance, vegetation protection, erosion and flooding. An overlay is not a refusal. It is a list of the questions you will have to answer, and of who will ask them. The zone can mean a refusal: in the Farming Zone a house on a lot smaller than the scheme’s minimum needs a planning permit, which council may refuse. Removing native vegetation can need a permit whatever the overlays. Ask council about both before you buy.',
      },
      {
        kind: 'paragraph',
        text: 'Then read the title and the plan of subdivision for easements, covenants and building envelopes. If there is no sewer, ask the council about wastewater before you fall in love. Much of Hepburn Shire lies in drinking-water catchments, and its council asks for a land capability assessment with [an application for a septic system](source:hepburn-wastewater) and with [a planning application for a house without sewer](source:hepburn-catchment). The effluent field may need more flat, well-drained ground than the house, so place it first.',
      },
      { kind: 'heading', level: 2, text: 'Find north with your own hands' },
      {
        kind: 'paragraph',
        text: `A compass needle in central Victoria points ${compass.points}; [Geoscience Australia](source:magnetic-declination) gives the figure for your own block. We would turn a house on open ground about 20 degrees east of *true* north, so that rooms wake with the early sun and turn their shoulder to the western one. On a compass that is a bearing of about ${compass.readsForTwenty}. Forget this and you’ll peg the house 11 or 12 degrees out.`,
      },
      {
        kind: 'paragraph',
        text: 'A better instrument is a straight stake. Mark the tip of its shadow every five minutes from a quarter to twelve until one o’clock, an hour later in daylight saving time. The shortest shadow is the one of solar noon, and points due south. Mark it once and the line is yours for good.',
      },
      { kind: 'heading', level: 2, text: 'Measure the winter' },
      {
        kind: 'paragraph',
        text: 'The sun at noon climbs to these heights at our latitude, a little over 37 degrees south:',
      },
      {
        kind: 'table',
        caption: '',
        header: ['Day', 'Height of the noon sun', 'Shadow of a post 1 m high'],
        rows: [
          ['21 June', '29.4°', '1.78 m'],
          ['21 March and 23 September', '52.8°', '0.76 m'],
          ['21 December', '76.2°', '0.25 m'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'So a tree 15 m tall on level ground to the north must stand about 27 m away if it is to leave the noon sun on a window down to the floor in June. On land that falls to the north it may stand closer; on land that falls to the south, much further. Do the sum for three hours before and after solar noon as well, when the shadows are nearly twice as long. A hill counts too. Hold a protractor with a weighted string along the northern skyline: whatever stands higher than 29 degrees takes the sun from you at midwinter noon.',
      },
      { kind: 'heading', level: 2, text: 'Four visits' },
      {
        kind: 'list',
        style: 'numbered',
        items: [
          '**July, before breakfast.** Walk the block in frost, by daylight, and in the goldfields watch where you put your feet: a shallow dip can be [an old shaft with a rotten cap](source:mine-shafts). Cold air runs downhill like thin water and pools behind anything that dams it, a hedge, a bank or a house. The white line on the grass is a contour worth drawing. Three metres higher is often a different morning.',
          '**A wet day in September.** Wear boots, carry flags, and mark every place where water stands, seeps or runs. A house can be moved off a soak on paper in a minute. Once built, it needs drains, and somebody to keep them clear, for ever.',
          '**A windy day in February.** Check the fire danger rating first. Stay away on an extreme or catastrophic day and on any day of [total fire ban](source:total-fire-ban), and know your way out on the others. A spring northerly will show you nearly as much. Tie ribbons at chest height. Find where the wind is broken and where it is squeezed. Look all round, as far as 150 m, the north and north-west first, and ask what would burn there, how far off and on what slope: a bushfire assessment asks the same.',
          '**An evening in April.** Bring a chair, not a tape. Sit in the place that you like best until the light goes. If it is so good already, perhaps the house should look at it and not stand on it. Christopher Alexander and his colleagues give this rule the name of Site Repair, pattern 104 of *A Pattern Language*: build on the part of the land that most needs mending.',
        ],
      },
      { kind: 'heading', level: 2, text: 'Ask the ground' },
      {
        kind: 'paragraph',
        text: `Lodge a free [Before You Dig](source:before-you-dig) enquiry first: it shows roughly where registered cables and pipes run, though not private ones. Then dig two holes ${testHole}, one where the house may go and one where the bricks may come from, and fence or fill them the same day. Look at the layers, the roots, the smell and the colour; grey mottles mean that it stands wet for part of the year.`,
      },
      {
        kind: 'paragraph',
        text: 'Fill a jar one-third with subsoil, top it up with water, add a pinch of salt to help the clay settle, shake it and leave it. Sand settles in a minute, silt in an hour or two, clay over a day or more. For mudbrick look for 10 to 25% clay. Never take earth from old diggings: [mine tailings](source:mine-tailings) can hold arsenic and lead, and they are not always easy to see.',
      },
      {
        kind: 'paragraph',
        text: 'For the footing you will need a proper soil report in any case: basalt clays on the volcanic plains swell and shrink, and granite sands and slates hardly do.',
      },
      { kind: 'heading', level: 2, text: 'One sheet of paper' },
      {
        kind: 'paragraph',
        text: 'Put it all on one plan of the block at 1:200 or 1:500, in pencil:',
      },
      {
        kind: 'list',
        style: 'bulleted',
        items: [
          'true north, and an arc for the sun in June and in December',
          'the shadows at nine, noon and three on the twenty-first of June',
          'the frost line, the wet places, the lines of flow',
          'the hot north wind, the cold south-westerly, the evening breeze',
          'trees that stay, each with its protection circle, and vegetation to the north and west that could burn',
          'the road, the driveway at a slope that a tanker can climb, power, views, and the neighbours’ windows',
          'the places that are already good',
        ],
      },
      {
        kind: 'paragraph',
        text: 'When the sheet is done there is usually one area, sometimes two, that the lines leave free. Drive stakes there, run a string around the house at full size, and stand inside each room at breakfast time and at dusk. Move a wall. It weighs nothing yet.',
      },
      {
        kind: 'paragraph',
        text: 'In the end look for something quite simple: the house that makes the land better than it was. The rest of our [design process](/philosophy-process) begins from this sheet, and our [climate page](/climate-responsive) has the sunshine and temperature figures for five places of the region.',
      },
    ],
  },
  {
    id: '2',
    slug: 'how-dry-is-dry-enough',
    title: 'How dry is dry enough?',
    category: 'Materials',
    publishedAt: firstPublished,
    cover: imageRef('blog/how-dry-is-dry-enough'),
    excerpt:
      'Earth, straw and timber forgive almost anything except being closed up wet. The numbers to wait for, the cheap ways to measure them, and what to do when the number is wrong.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Many failures in natural buildings begin with somebody who could not wait. The bricks felt dry, the forecast was good, the plasterer was booked. Your hand is a poor moisture meter. A brick can feel hard and dry while its heart is wet, and a light earth wall can feel dry while its middle is still at 30%.',
      },
      { kind: 'heading', level: 2, text: 'What the numbers mean' },
      {
        kind: 'paragraph',
        text: 'Moisture content is the weight of the water in something, as a share of its weight when dry. The reliable way needs a kitchen scale and an oven (not one you cook in). Take a sample of a few hundred grams from the *middle* (thirty to fifty grams will do for straw alone, on a scale that shows tenths of a gram), weigh it, dry it at 105 degrees until the weight no longer changes, and weigh it again. For light earth dry only the straw, with the clay rubbed off: clay holds far less water than straw in the same air, so a sample of the whole mix reads dry while its straw is wet.',
      },
      {
        kind: 'quote',
        text: 'Moisture content in per cent = (wet weight − dry weight) ÷ dry weight × 100. A piece that weighs 530 g wet and 500 g dry holds 6%.',
        source: '',
      },
      {
        kind: 'paragraph',
        text: 'Electric meters are quick and useful for comparing, but they do not measure water. They measure how well a material conducts, and clay, salt and metal conduct too. A timber meter pushed into clay plaster will say almost anything. Use the meter to find the wettest place, then the oven to find the truth.',
      },
      {
        kind: 'table',
        caption: '',
        header: ['Material', 'Wait for', 'How to tell'],
        rows: [
          [
            'Mudbrick',
            '2 to 4 weeks of drying and a steady weight',
            'weigh three marked bricks each week; break one',
          ],
          [
            'Straw bale, at delivery and before plaster',
            `below ${moisture.ready}%`,
            'bale probe, three depths in each bale',
          ],
          [
            'Light earth, before plaster',
            `below ${moisture.ready}% in the middle of the wall`,
            'long probe, confirmed by an oven sample of its straw',
          ],
          ['Framing timber to be enclosed', 'below 15%', 'timber meter, in the thickest piece'],
          [
            'Concrete slab under a sealed finish',
            'curing 28 days at the least, then drying, a month or so for each 25 mm, until its humidity is below what the maker of the floor finish asks',
            'humidity test under a taped sheet or hood',
          ],
        ],
      },
      { kind: 'heading', level: 2, text: 'Mudbrick' },
      {
        kind: 'paragraph',
        text: 'A common brick of 375 by 250 by 125 mm holds nearly twelve litres of earth. It leaves the mould with four or five litres of water in it, all of which has to go through the skin. For the first three days leave it flat and, in January, shaded; if the skin dries first it cracks. When it can be lifted without a thumb mark, turn it on edge, with a hand’s width between bricks, on pallets or coarse gravel. Two weeks may do in a dry February in Castlemaine. Allow four in Daylesford. After April, wait for next summer.',
      },
      {
        kind: 'paragraph',
        text: 'Write a number on three bricks and weigh them every Saturday. When a brick of 20 kg loses less than 100 g in a week, it is about as dry as the air around it. Then break one of its neighbours: the colour should be the same all the way through, with no dark heart.',
      },
      {
        kind: 'paragraph',
        text: 'Why does it matter, if the mortar wets the bricks again anyway? Because a brick shrinks as it dries. If it does that in the wall, it takes the wall with it. A full storey of damp bricks can settle by several centimetres and leave a slot over every door frame, and wet bricks laid in autumn carry tonnes of water into the first winter of the house.',
      },
      { kind: 'heading', level: 2, text: 'Straw' },
      {
        kind: 'paragraph',
        text: `Straw is stable while it is dry and becomes food when it is wet. Between 18 and 20%, with warmth, mould can begin; above 20 for weeks, straw begins to rot. So the rule is simple: probe each bale at three depths when it comes off the truck and send back any that reads above ${moisture.ready}. A bale that was rained on and dried on the outside is the dangerous kind. Its weight gives it away before the probe does.`,
      },
      {
        kind: 'paragraph',
        text: 'Keep the probe for the life of the house, and leave capped probe holes in the plaster so that you can use it. Never open a power point to do it. The places to check, each winter for the first three years and then each spring, are under window sills, at the bottom course on the weather side and beside any tap or pipe near the wall.',
      },
      { kind: 'heading', level: 2, text: 'Light earth' },
      {
        kind: 'paragraph',
        text: `Light earth goes into the form wetter than any other wall, every stalk coated in slip, and it needs the most patience. Field studies by [Design Coalition in Wisconsin](source:straw-clay-drying), which followed the drying of straw-clay at different densities, are worth reading before you choose a thickness. On site two rules hold: air on both faces is what counts, and the last third of the water takes as long as the first two thirds. Take the forms off at once. Leave the wall bare. In a 300 mm wall filled by ${lightEarth.filledBy}, expect ${lightEarth.drying} before the core is below ${moisture.ready}%. Filled in April it waits for next summer.`,
      },
      {
        kind: 'paragraph',
        text: 'A green fuzz of sprouting grain in the first fortnight does no harm, and dries to a beard that keys the plaster. Grey or black mould that returns after brushing, or a wall that feels warm to the hand in the morning, is a sign that the middle is composting. Open it there, dry it with moving air, wear a P2 mask while you do, and find the reason.',
      },
      { kind: 'heading', level: 2, text: 'Make the drying' },
      {
        kind: 'list',
        style: 'bulleted',
        items: [
          '**Air before heat.** A fan in an open window does more than a heater in a closed room. Unflued gas heaters add water, about a litre and a half for each kilogram of gas, and [can poison you](source:gas-heaters) in a closed room.',
          '**Roof first.** A wall that is rained on once may lose three weeks.',
          '**Off the ground.** Bales and dry bricks stand on pallets and never on plastic.',
          '**Cover the top, not the sides.** A tarpaulin to the ground makes a tent, and tents sweat.',
          '**Write it down.** A page of dates and weights is worth more than a good memory, and a building surveyor will be glad to see it. The [drying log](/tools/log) does it on your phone: it draws the trend and says when to read again.',
        ],
      },
      { kind: 'heading', level: 2, text: 'When the date comes and the number does not' },
      {
        kind: 'paragraph',
        text: `Straw: ${moisture.straw}. Light earth: leave it bare, in moving air, until it reads below ${moisture.ready}%. In the meantime do something else. Hang doors, lay the floor, build the shed, make limewash. A light earth wall that passes a winter bare under a good eave, with its weather side boarded and both faces in moving air, usually comes to no harm. A wall that passes it wet behind a finished render has nowhere to go. If you are weighing one material against another for your own season, the [materials pages](/natural-building-materials) set them side by side.`,
      },
    ],
  },
  {
    id: '3',
    slug: 'light-earth-in-a-cold-valley',
    title: 'Light earth in a cold valley',
    category: 'Materials',
    publishedAt: firstPublished,
    cover: imageRef('blog/light-earth-in-a-cold-valley'),
    excerpt:
      'Straw coated in clay and tamped around a frame makes the warmest wall you can build with earth. What density to aim at, how to frame for it, and why filling begins in October.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Solid mudbrick is a fine wall on the sunny side of a house in Newstead, and a cold one in Bullarto. Where winter gives three hours of sun a day or fewer, as it does around Daylesford and Trentham, a wall has to hold heat in before it can store any. [Light earth](/glossary#light-earth) does that with the same two materials that have always been at hand, straw and clay, by changing the proportion between them. There is mostly air in it, a good deal of straw, and only as much clay as it takes to glue and protect each stalk.',
      },
      { kind: 'heading', level: 2, text: 'Choose the density first' },
      {
        kind: 'paragraph',
        text: 'Everything about the wall follows from its weight. The conductivities below are those of Gernot Minke’s handbook in our [library](/library), from Germany, where the material has a long record; of [eight samples tested in an American laboratory in 2004](source:light-clay-tests) two above 600 kg/m³ did about a quarter better, and six were lighter than any in this table. The last column is the sum for a wall 300 mm thick without its plasters. Your assessor will want the values of your own mix.',
      },
      {
        kind: 'table',
        caption: '',
        header: ['Dry density, kg/m³', 'Conductivity, W/mK', 'R-value of 300 mm', 'Good for'],
        rows: [
          ['300', '0.10', '3.0', 'cold south walls; the straw must be packed with care'],
          ['400', '0.12', '2.5', 'most outside walls here'],
          ['600', '0.17', '1.8', 'walls that get some sun'],
          ['800', '0.25', '1.2', 'inside walls, for mass and quiet'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'A mix at 400 is light enough to carry in a basket and firm enough to hold a plaster. Anything over 600 is mass, and belongs inside. No single wall makes a [7-star house](source:seven-stars); the rating is for the whole shell, so give the energy assessor the density that you will really build, and build that density. Weigh a test block of a known size every week. It is the simplest quality control there is, and it gives the assessor and the surveyor something to look at.',
      },
      {
        kind: 'heading',
        level: 2,
        text: 'Slip, straw and a night’s rest',
        anchor: 'slip-straw-and-a-night-s-rest',
      },
      {
        kind: 'paragraph',
        text: `The clay wants to be fat: a subsoil with well over a third of clay, or a bagged potter’s clay where the local ground is too sandy. Soak it for days, stir it in an old bath with a spade or a battery drill, and sieve out the stones. Slip is right when it coats your finger but you can still see the fingerprint ridges, ${lightEarth.slip}. Toss it through clean, dry, long wheat or oaten straw until there is not a bright stalk to be seen, then let the heap rest under a sheet ${lightEarth.rest}, so that the straw softens and the water evens out. Squeeze a handful. It should hold together and should not drip.`,
      },
      { kind: 'heading', level: 2, text: 'Frame for filling' },
      {
        kind: 'list',
        style: 'bulleted',
        items: [
          'A double frame, with 90 mm studs outside and in and a gap between, leaves no timber running through from cold to warm. Larsen trusses and ladder studs do the same.',
          'Bamboo or hardwood dowels across the wall every 600 mm hold the fill in place while it shrinks. It settles a little in the first weeks: leave the top 100 mm of every panel open and fill it a month later.',
          'Forms are 600 mm sheets of ply, screwed on. Tamp the edges firmly with a stick and the middle lightly by hand, from a scaffold once the wall is high. Take the forms off the same day, and never leave one on over a wet night.',
          `The base stands on a plinth, ${plinth}, above the ground, with a capillary break. Showers, baths and laundries get their own framed, waterproofed walls.`,
          'Light earth carries nothing but itself. That is good news for the permit, because the frame can be designed by the ordinary timber rules; the wall still needs evidence for the surveyor that it keeps out weather. Bracing, tie-down and every shelf that will hold books are in the frame, and are designed before the fill hides them.',
        ],
      },
      { kind: 'heading', level: 2, text: 'The calendar of a cold valley' },
      {
        kind: 'paragraph',
        text: 'Daylesford’s average maximum is 17.5 degrees in spring, 25 in summer, 18 in autumn and 11 in winter. Warm, moving, dry air is what a wet wall needs, and there are about twenty weeks of it.',
      },
      {
        kind: 'list',
        style: 'numbered',
        items: [
          '**The summer before.** Buy straw at harvest, and store it as carefully as flour.',
          '**March to September.** Footings in autumn, while the ground is still dry, then frame and roof. Soak clay. If footings wait for spring, as in [the owner-builder year](/blog/the-owner-builder-year), only January is left for filling.',
          '**October and November.** Fill the south walls first. They dry slowest and need the whole of summer.',
          '**December and January.** Fill the rest. Stop when the month ends, whatever is left. Shade the north face on days over 35, so that the skin does not seal before the middle has moved.',
          '**February.** Both faces open, all doors off, windows not yet in. Top up the gaps. Walk round with the probe on Sundays.',
          `**March.** A wall filled before Christmas may read below ${moisture.ready}% in its core by now. On ground as low as Castlemaine it can have [its lime](/blog/lime-is-a-patient-material), three coats a week or two apart, begun in the first week. Higher up, and for a wall filled in January, lime waits for November. Board the weather side in the meantime and leave the rest open. Clay inside goes on once the core is dry.`,
        ],
      },
      { kind: 'heading', level: 2, text: 'What a cold valley does to details' },
      {
        kind: 'paragraph',
        text: 'Warm, damp air from kitchens and showers moves outward through a wall all winter. Light earth can let it through, as long as the outer skin is about as open as the inner one. So: clay plaster inside, without gaps behind the skirtings or around the power points, because leaks of air carry far more water than the plaster ever will; lime render outside; no acrylic paint, no foil, no cement. On the south-west, where rain drives, a ventilated skin of boards or iron in front of the render is money well spent. In a bushfire prone area that skin and its cavity have to suit the bushfire attack level, so settle it with the building surveyor at sketch stage.',
      },
      {
        kind: 'paragraph',
        text: 'Draw eaves of 600 mm at the least, and gutters that can be reached with a short ladder. Roof and floor deserve more insulation than the wall, since they lose more. And let the sun in where there is some. Light earth keeps heat in, but something else has to store it: a strip of slab along the north glass, or a clay-plastered brick wall near the stove. A licensed plumber must fit the stove, at the clearance its instructions require.',
      },
      { kind: 'heading', level: 2, text: 'Is it for you?' },
      {
        kind: 'paragraph',
        text: 'It suits people with time, friends and a dry shed. It is slow, quiet, dirty work, and a ten-year-old can help with the wet part, away from the mixer and the scaffold. Wear a P2 mask for dry straw and dry clay: the dust carries [silica](source:silica-dust) and mould.',
      },
      {
        kind: 'paragraph',
        text: 'If you need to be in by winter, light earth is the wrong wall. Otherwise build a small outbuilding first, with its permit, and learn on that. Nobody may live in it. Two of our [design studies](/projects), at Eganstown and Campbells Creek, show a whole house and a single room drawn this way.',
      },
    ],
  },
  {
    id: '4',
    slug: 'lime-is-a-patient-material',
    title: 'Lime is a patient material',
    category: 'Craft',
    publishedAt: firstPublished,
    cover: imageRef('blog/lime-is-a-patient-material'),
    excerpt:
      'Lime does not dry, it turns back into stone, and it needs damp, air and mild weather to do so. Mixes, coats, curing and a calendar for a climate with frost in September and forty degrees in January.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Cement sets with little help. Lime needs looking after. Spread on a wall and left to a hot north wind it turns to chalk that comes off on your sleeve; kept damp and shaded for two weeks it becomes a thin skin of limestone, which moves a little with the wall, lets it breathe, and heals its own hair cracks in the rain. The difference is not in the bag. It is in the fortnight after.',
      },
      { kind: 'heading', level: 2, text: 'What happens in the wall' },
      {
        kind: 'paragraph',
        text: 'Limestone is burned, and carbon dioxide leaves it. The quicklime is *slaked* with water and becomes putty, or the dry powder sold as hydrated lime. On the wall it takes carbon dioxide back from the air and returns to what it was. That last step happens only in the presence of moisture, and only as far in as air can reach. A coat of 10 mm takes months to turn right through, though it is firm to the thumb in days. When a lime render dries out in an afternoon the reaction simply stops, and wetting it a month later will not bring it all back.',
      },
      { kind: 'heading', level: 2, text: 'Which lime' },
      {
        kind: 'list',
        style: 'bulleted',
        items: [
          '**Putty**, bought ready slaked (quicklime boils and spits when it meets water: leave slaking to a maker) and kept under water for three months or more, is the smoothest and stickiest, for finishing coats, limewash, the joints of old soft stone and work under cover. It never sets in the bucket: store it under a finger of water and it will outlast the house.',
          '**Hydrated builder’s lime** is cheap and everywhere. Use it fresh, and soak it to a putty for at least a day, better a week, before it goes into plaster.',
          '**Natural hydraulic lime**, sold in grades 2, 3.5 and 5, sets partly with water, so that it is safer outside and in cool weather. Grade 2 or 3.5 is plenty for earth and straw. Grade 5 is for paving and chimneys.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Never add cement to a lime mix on an earth wall. The mixture is harder and less open than what stands behind it, so water that gets in stays in, and the render comes away in sheets with the face of the wall on its back.',
      },
      { kind: 'heading', level: 2, text: 'Sand is the other half' },
      {
        kind: 'paragraph',
        text: 'Use washed, sharp sand, evenly graded from fine to 4 mm. Fill a jar with dry sand, pour in water from a measured cup until it just shows at the top, and you have measured the space between the grains. It is nearly always about a third, which is why the old mix is one of lime to three of sand by volume. A little richer, 1 to 2.5, for the first coat on straw; chopped hemp or goat hair in the first two coats against cracks.',
      },
      { kind: 'heading', level: 2, text: 'Three coats' },
      {
        kind: 'list',
        style: 'numbered',
        items: [
          '**Scratch coat**, 8 to 12 mm. Mist the wall until it is damp and not shining. Throw or press the mix hard into the straw or the raked joints. When it is leather-hard, comb it in waves.',
          '**Body coat**, 10 mm, when the first is firm enough that a thumbnail marks it but a thumb does not: a week in good weather, two in cool. Straighten with a long rule and close with a wooden float each day for as long as hairlines open.',
          '**Finish**, 3 to 5 mm with finer sand, after another week or two. Float it open outside; polish it only indoors.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'On straw, where the first coat has the hollows of the bales to fill, the three together come to 35 mm or so. On mudbrick two thin coats and limewash are often enough, with the earth keyed first and a slurry of lime and fine sand scrubbed in. On old stone, fill the joints and let the stones breathe.',
      },
      { kind: 'figure', figure: imageRef('materials/lime') },
      { kind: 'heading', level: 2, text: 'Fourteen days of care' },
      {
        kind: 'paragraph',
        text: 'Hang hessian or shade cloth a hand’s width off the wall before you begin. Mist the work with a fine spray as often as it begins to pale, in summer morning, noon and evening. Ty-Mawr’s [guidance for protecting lime work](source:lime-protection) asks for at least seven days of damp, for hessian that can be wetted against sun and wind, and for no work outside when the temperature is liable to fall below 5 degrees in the weeks that follow. We would keep the damp up for fourteen.',
      },
      {
        kind: 'table',
        caption: '',
        header: ['Season here', 'Outside', 'Inside'],
        rows: [
          [
            'October and November',
            'good once nights stay above 5 degrees, in high places November; watch for the first hot wind',
            'good',
          ],
          [
            'December to February',
            'shaded faces only, from first light to ten; never in a north wind',
            'good with the windows covered',
          ],
          [
            'March',
            'best of the year: mild, still, damp at night; on high ground its first half, with covers',
            'best',
          ],
          [
            'First half of April',
            'only on ground as low as Castlemaine, covered against cold until it is hard; not at Daylesford or Trentham',
            'best',
          ],
          [
            'Mid-April to September',
            'no: too cold, and frost is likely',
            'only in a closed house kept above 8 degrees',
          ],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Nights decide. The average minimum for all of autumn is 7.5 degrees in Castlemaine and 5.5 in Trentham, but March is milder than May, and November than September. Look up last year’s minimum temperatures near you for the four weeks ahead, then the forecast. If either falls below 5 degrees, wait, or keep the work covered against cold until it is hard.',
      },
      { kind: 'heading', level: 2, text: 'Limewash' },
      {
        kind: 'paragraph',
        text: 'Whisk putty into water until it is as thin as milk, strain it through a stocking, and brush it onto a damp wall so thinly that you can hardly see where you have been. It goes on like water and turns white overnight. Five coats, a day apart, each misted first. Earth pigments up to a tenth of the weight of dry lime will hold; more will rub off. Renew it with a coat or two every five years or so, on a still weekend in November or March, in goggles and gloves: limewash splashes.',
      },
      { kind: 'heading', level: 2, text: 'When something goes wrong' },
      {
        kind: 'table',
        caption: '',
        header: ['What you see', 'Why', 'What to do'],
        rows: [
          [
            'powder on the hand',
            'dried too fast',
            'mist twice a day for two weeks; if still soft, brush off and recoat',
          ],
          [
            'fine map of cracks',
            'too rich, too wet or too thick',
            'float again while green; later, limewash fills them',
          ],
          ['hollow sound', 'wall was dry or dusty', 'cut back to sound edges, damp well, patch'],
          [
            'flakes after winter',
            'frost in a wet coat',
            'remove to firm work and begin again in November',
          ],
        ],
      },
      { kind: 'heading', level: 2, text: 'Respect it' },
      {
        kind: 'paragraph',
        text: 'Wet lime is caustic, with a pH above 12. It burns eyes in seconds and skin within an hour, often before it hurts. Wear goggles, gloves and long sleeves, keep clean water for eyes within arm’s reach, rinse at once, eyes for at least twenty minutes, and see a doctor straight away about any splash in the eye. Wear a fitted P2 mask when you tip dry powder or brush down a dusty wall, and ask the seller for your bag’s safety data sheet. [Poisons Information](source:poisons-information) is on 13 11 26. Children can throw earth plaster. Keep them well away from lime, wet or dry.',
      },
      {
        kind: 'paragraph',
        text: 'Old mortar needs the same care. Rake it out by hand, damp, with goggles and a P2 mask. A grinder damages the stone and fills the air with [silica dust](source:silica-dust), which scars the lungs for good.',
      },
      {
        kind: 'paragraph',
        text: 'Then wash, and go in for a cup of tea.',
      },
    ],
  },
  {
    id: '5',
    slug: 'the-owner-builder-year',
    title: 'The owner-builder year',
    category: 'Owner-building',
    publishedAt: firstPublished,
    cover: imageRef('blog/the-owner-builder-year'),
    excerpt:
      'Permits have their own seasons, and so do clay, straw and backs. Building a small natural house in central Victoria, month by month, with the sums.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'A house gets built when three calendars agree: the weather’s, the paperwork’s and the people’s. Here is a plan to start from, for a house of about 100 square metres, two people at weekends and in holidays, and hired hands for the walls. At the quickest it takes twenty-one months on low ground, and two more where lime waits for November. It assumes a quick planning permit, or none. One that takes 20 weeks misses the spring and often costs a year. The [permit path](/tools/permit-path) works out your own dates, with eighteen months for building; here it is a year, because hands are hired.',
      },
      { kind: 'heading', level: 2, text: 'The weather year' },
      {
        kind: 'table',
        caption: '',
        header: ['Months', 'Do', 'Do not'],
        rows: [
          [
            'January to April',
            'Before You Dig enquiry, soil test, survey, bushfire assessment, land capability assessment, legal point of discharge, sketch design and a first talk with the energy assessor; make trial bricks and ask makers for their prices',
            'order windows',
          ],
          [
            'May to August',
            'planning drawings and the planning permit, if you need one; then engineering, working drawings, the energy certificate, the council’s permit to install the wastewater system and, last, the certificate of consent; the shed, once it has its permit',
            'dig anything that will hold water',
          ],
          [
            'September and October',
            'a new Before You Dig enquiry; building permit, the council’s permit for the driveway’s crossing, driveway, tanks; a licensed plumber’s drains and a licensed electrician’s conduits, inspected before the slab; footings as the ground dries',
            'let the slab cure in a hot wind',
          ],
          [
            'November and December',
            'straw from the new harvest into the shed; frame; roof, flashings, gutters, downpipes and stormwater by a licensed plumber; water in the tanks before Christmas',
            'begin walls before the roof is sheeted',
          ],
          [
            'January to March',
            `light earth in by ${lightEarth.filledBy}, bricks until March; ${servicesInWalls}; both faces open to the air`,
            'leave the top of a wall uncovered overnight',
          ],
          [
            'April and May',
            'windows, doors; lime outside if the walls are dry, by mid-April and only on low ground (in places as high as Daylesford it waits for November)',
            'render a wall that the probe says is wet',
          ],
          [
            'June to August',
            'fittings by the plumber and the electrician, insulation, clay plaster inside with the windows open; joinery in the shed',
            'heat a wet house with unflued gas; sleep in it',
          ],
          [
            'September onward',
            'floors, final inspection, occupancy permit, and then the beds; limewash outside from November',
            'move in before the permit; plant against the wall',
          ],
        ],
      },
      { kind: 'heading', level: 2, text: 'What can hurt you' },
      {
        kind: 'list',
        style: 'bulleted',
        items: [
          '**Trenches.** Never enter one [deeper than 1.5 m](source:trench-checklist) unless its sides are shored, battered or shielded, nor a shallower one that could fall in.',
          '**Heights.** Work from a scaffold or behind edge protection. Only a licensed scaffolder may put up a scaffold from which anyone or anything could fall [more than four metres](source:scaffold-licence).',
          '**Fire.** On a day of [total fire ban](source:total-fire-ban), use no grinder and nothing else that throws sparks. On other days of the fire season, ask the CFA first what it requires.',
        ],
      },
      { kind: 'heading', level: 2, text: 'The paperwork year' },
      {
        kind: 'list',
        style: 'bulleted',
        items: [
          '**Consent.** For domestic building work of more than $20,000 on your own land you must have a [certificate of consent](source:bpc-certificate-of-consent) from the Building and Plumbing Commission. It lasts twelve months unless a building permit is issued in that time, so apply late. First come an online assessment and, in most cases, a construction induction card: allow two months.',
          '**Your own home.** You can have a certificate for one home in five years, and must mean to live in it. One held by anybody you [own or have owned property with](source:bpc-certificate-of-consent) counts against you too. A [small second dwelling](source:owner-builder-limits) is exempt from these rules.',
          '**Duties.** You take on [many of the duties of a registered builder](source:owner-builder-duties): you appoint the building surveyor, get the permits, and answer for the work and for safety.',
          `**Not your work.** Only a licensed electrician may do [electrical](source:electrical-work) work, and only a licensed or registered plumber plumbing work, even on your own house. Plumbing includes the [roof, flashings, gutters and downpipes](source:plumbing-regulations), the [drains](source:plumbing-drainage) and [wood heaters with their flues](source:solid-fuel-heaters); the plumber must give you a [compliance certificate](source:plumbing-certificates) ${plumbingCertificate}. An owner-builder must not [demolish, restump, reblock, do other subfloor work or move a house](source:owner-builder-limits): that is a registered builder’s work.`,
          '**Contracts.** With any builder you engage you must have a written major domestic building contract for [work worth more than $10,000](source:building-contract). {rule:building-contracts} Since 1 July 2026 a builder must give you cover under the [Home Warranty](source:home-warranty) scheme for domestic work of more than $20,000.',
          '**Inspections.** [You notify your surveyor at each stage](source:mandatory-inspections) that the permit lists, commonly footings, reinforcement, frame and final; do not cover a stage or build past it until it is approved. For earth or straw, agree in writing what will be inspected before plaster covers it.',
          `**Selling.** If you sell [an owner-built home](source:owner-built-sale) within [${ownerBuiltSale}](source:owner-built-sale-act), you must give the buyer ${ownerBuiltDuties}. The scheme [changed on 1 July 2026](source:owner-built-sale-2026); ask a conveyancer. Keep every certificate, invoice and photograph.`,
        ],
      },
      { kind: 'heading', level: 2, text: 'The sums that nobody likes to do first' },
      {
        kind: 'paragraph',
        text: 'Two people who give forty-five weekends a year, two days each, six useful hours a day, have about 1,080 hours between them. The walls of a small mudbrick house take more:',
      },
      {
        kind: 'list',
        style: 'bulleted',
        items: [
          '3,000 bricks made, at 120 a day for a pair that has learned its mix (beginners make 80): 300 hours',
          '3,000 bricks laid, at 60 a day for each person: 300 hours',
          `joints, bagging and two coats on both faces of the ${wallM2} square metres of wall: about 420 hours`,
          'scaffolds, mixing, carting, covering, cleaning and waiting for the truck: a third as much again, 340 hours',
        ],
      },
      {
        kind: 'paragraph',
        text: 'The weekends from January to March hold about 310 hours for two. So buy the bricks and hire hands for the walls, or spread the walls over four or five summers, or a little over three with the bricks bought. A house filled with light earth in one January needs hired hands as well.',
      },
      {
        kind: 'paragraph',
        text: 'Hire the excavator, the concreter, the frame and the roof, which are fast, dangerous or both; keep plaster, floors and joinery.',
      },
      ...budgetBlocks(),
      {
        kind: 'paragraph',
        text: 'Leave the part kept aside untouched until the windows are in.',
      },
      { kind: 'heading', level: 2, text: 'The people year' },
      {
        kind: 'paragraph',
        text: 'Ten people at a working bee need ten pairs of gloves and of goggles, clean water to rinse eyes within reach, one clear task, somebody at the mixer who has done it before, shade, a toilet, P2 masks, insurance that covers volunteers, and a good lunch.',
      },
      {
        kind: 'paragraph',
        text: 'To live in a caravan on an empty block while you build, you must have the council’s consent. A shed isn’t a home. Conditions differ: [Greater Bendigo](source:living-on-site) gives a permit for six months at a time, and wants your building and septic permits first. [Mount Alexander](source:camping-local-law) asks for no permit where the land already has a house. Nor can you move into the first finished room: it is [an offence to occupy a new house](source:occupancy-permit) before its occupancy permit. Ask your surveyor early whether that permit can be staged.',
      },
      { kind: 'heading', level: 2, text: 'What to have settled before the first trench' },
      {
        kind: 'list',
        style: 'numbered',
        items: [
          'A site plan with the drainage, the wastewater field and the fire access on it.',
          'A soil report, and an engineer who has designed for your wall material before. Ask about a loadbearing wall first. {rule:structural-limit}',
          'A building surveyor who has read the specification and has no questions left.',
          'An energy rating of the wall that you will really build.',
          'A written sequence, a page for each month.',
          'Public liability and construction insurance, from the first delivery.',
          'A shed: the rehearsal, the office, the straw store. [The exemptions](source:building-permit) from a building permit are few and come with conditions: ask a building surveyor before you build one of any size.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Our [consultation report](/design-services) for owner-builders starts from your answers about your own block, budget and hours.',
      },
    ],
  },
  {
    id: '6',
    slug: 'designing-for-the-february-north-wind',
    title: 'Designing for the February north wind',
    category: 'Climate and fire',
    publishedAt: firstPublished,
    cover: imageRef('blog/designing-for-the-february-north-wind'),
    excerpt:
      'The hardest day of the central Victorian year is hot, dry, bright and blowing from the north until the change arrives. Design for that day first.',
    blocks: [
      {
        kind: 'paragraph',
        text: `A bad day begins the evening before, with a warm stillness that does not cool. By ten in the morning the wind is from the north, dry from its long way over the plains; by two it is blowing leaves along the verandah and the thermometer is near forty. Then, at five or seven or nine, it swings to the south-west ${coolChange.swing}, and the temperature falls by ${coolChange.drop}. Most summers bring a handful of such days, and most of them come between Christmas and the middle of March.`,
      },
      { kind: 'heading', level: 2, text: 'Why February is not December' },
      {
        kind: 'paragraph',
        text: 'Eaves are usually drawn for the solstice. At noon on the twenty-first of December the sun stands at 76 degrees, and on a wall that faces 20 degrees east of north an eave of 600 mm shades the glass for 2.6 m below it. But the hottest ground and air come five to eight weeks later. By the middle of February the noon sun has dropped to about 65 degrees, and the same eave shades only 1.4 m. The lower third or more of a glazed door is in the sun on the worst day of the year.',
      },
      {
        kind: 'paragraph',
        text: `A longer eave would cure February and spoil late October, which has the same sun and, in Daylesford, still wants all of it. The answer is a shade that keeps the calendar of leaves. A grapevine on wires is in full leaf from December to April and bare from June to September, and no fixed shade follows the seasons so well. Plant it only ${plantsAllowed}, and keep it watered and clear of wall and gutter. Until it has grown, a blind will do: outside the glass, because inside the heat is already in. In bushfire country it must be one that the surveyor accepts, and no cloth hangs there on a day of high fire danger.`,
      },
      { kind: 'heading', level: 2, text: 'The plan: what faces the wind' },
      {
        kind: 'list',
        style: 'bulleted',
        items: [
          '**North-west corner.** Make it solid, small-windowed and useful: a thick-walled seat for winter evenings, or a store. It takes the hot wind, the late sun and, on the worst day, often the first embers.',
          '**West.** As little glass as you can bear. A room with a west window is a room with an oven door.',
          '**South and east.** The summer sitting place belongs here, in the shade of the house itself, paved, with water in a trough and something green to look at.',
          '**South side openings.** Keep low windows or a breezeway at the south closed all day and open them to the change, unless there’s smoke or fire about; high openings to the north let the heat out. This is the most valuable ventilation in the region, and it is free.',
        ],
      },
      { kind: 'heading', level: 2, text: 'Shut by ten, open at the change' },
      {
        kind: 'paragraph',
        text: 'Castlemaine’s average summer day has a maximum of 28.5 degrees and a minimum of 13. That swing of fifteen degrees is the whole cooling system of a good earth house. Open everything when it is cooler outside than in, usually after the evening change, and let the walls and the slab give up their heat to the night air. At nine or ten in the morning close windows, shutters and blinds, before the house feels warm. A mudbrick wall of 250 mm takes eight to ten hours to let a change of temperature through, by which time it is night. Light earth and straw do the same work with less mass, by keeping the heat out to begin with; give them a heavy floor and one heavy inside wall to hold the coolness.',
      },
      {
        kind: 'paragraph',
        text: 'Night cooling fails after three hot nights in a row. Plan one room for that: on the south side, well insulated, with a ceiling fan and a small reverse-cycle unit. It is a refuge for the very old and the very young, and on smoky days, with the doors shut, for everyone’s lungs.',
      },
      { kind: 'heading', level: 2, text: 'The same wind carries fire' },
      {
        kind: 'paragraph',
        text: 'On a north-wind day a fire runs ahead of the wind, to the south. When the wind swings to the south-west, [its flank becomes the front](source:wind-change-front): the whole of its long eastern side. So fire may come to a house from the north and north-west first and from the south-west second, and there is no safe side to leave unfinished.',
      },
      {
        kind: 'paragraph',
        text: 'Most houses that are lost are not reached by the wall of flame. Embers find them: through a gap, under a tile, in a gutter, on a doormat. Guidance from [Bushfire Resilience](source:ember-attack) and from the [CSIRO](source:csiro-bushfire-walls) returns to one figure, two millimetres. No gap in the outside of the house should be wider, at any vent, weep hole, roof edge, door or service pipe.',
      },
      {
        kind: 'paragraph',
        text: `In a designated bushfire prone area a new house or an extension must be built for at least [BAL-12.5](source:bushfire-minimum-level) ([what the levels mean](/glossary#bal)), and for more wherever vegetation, slope and distance ask for it. Under the Bushfire Management Overlay [${overlayHouse}](source:bmo-dwellings); ${overlayExtension}.`,
      },
      {
        kind: 'paragraph',
        text: 'Natural materials are in a good position here. Mudbrick and stone do not burn, and straw or light earth under a full thickness of render is slow to ignite, but the standard is met by tested systems and by details, so show the building surveyor your exact wall build-up before you commit.',
      },
      {
        kind: 'table',
        caption: '',
        header: ['Part of the house', 'What the hot wind wants to do', 'What to draw'],
        rows: [
          [
            'Roof',
            'lift the iron, drop embers in the valleys',
            'one simple pitch or gable, as few valleys as the plan allows, sarking and a non-combustible blanket, meshed ridge and eaves',
          ],
          [
            'Gutters',
            'fill them with leaves and light them',
            'metal guards; or, where a licensed plumber’s stormwater design allows it, no gutter on the uphill side, with a gravel drain below',
          ],
          [
            'Walls',
            'push embers into cracks at the foot',
            'plinth of masonry, render down to it, paving for a metre out',
          ],
          [
            'Windows',
            'break the pane with heat or a branch',
            'fewer to the north-west; toughened glass and metal mesh as the BAL requires; shutters',
          ],
          [
            'Underfloor',
            'blow leaves in and hold them there',
            'slab on ground, or fully enclosed with mesh vents',
          ],
          [
            'Verandah',
            'collect everything',
            'brick or stone floor, posts of steel, brick or the timber that the BAL allows, nothing stored',
          ],
        ],
      },
      { kind: 'heading', level: 2, text: 'The garden is part of the wall' },
      {
        kind: 'paragraph',
        text: 'Keep the first metres around the house low, green and sparse, with gravel or paving against the wall and no shrub under a window. Plant in islands with breaks between; the [CFA’s landscaping guide](source:cfa-landscaping) explains how to plan a garden inside defendable space. Put lawn and vegetables to the north and west, where watered or mown ground does the most good and leaves the winter sun alone; an orchard may stand further out to the west. A hedge of low-flammability plants some way out slows wind and catches embers, where the defendable space allows it. Water tanks are steel or concrete, with the fittings that your brigade uses and a petrol or diesel fire pump: [mains water and power are likely to fail](source:fire-pump).',
      },
      { kind: 'heading', level: 2, text: 'And a plan to be elsewhere' },
      {
        kind: 'paragraph',
        text: 'None of this is a reason to stay. A bushfire attack level is a measure of building work and never a promise; the standard itself says so, and so do [the councils](source:mount-alexander-bushfire). On a catastrophic day there is only one decision: [leave early](source:leaving-early), the night before or first thing in the morning, before there is any fire to see, with the animals and the photographs. Homes are not built to withstand fire on such a day. On an extreme day leaving early is the safest choice too. Check the rating every day of the fire season. The house will do what it was drawn to do, closed, tidy and shaded, with water in the tanks. Your work is to be alive afterwards, and to come back when the authorities say that it is safe.',
      },
    ],
  },
];
