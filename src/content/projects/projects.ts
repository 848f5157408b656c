import {
  groundFall,
  lightEarth,
  moisture,
  overlayHouse,
  plantsAllowed,
  strawWall,
} from '#shared/building-figures.ts';
import type { DefaultEntry } from '../default-entry.ts';
import { imageRef } from '../image-catalogue.ts';
import { paragraphs } from '../paragraphs.ts';

/** The day on which all of these were first published here. */
const firstPublished = '2026-11-21T07:05:20.000Z';

/** A heading line and its bullets, one a line. */
const bulleted = (heading: string, ...items: string[]) =>
  [heading, ...items.map((item) => `• ${item}`)].join('\n');

const picture = (slug: string, view: number | 'cover') => imageRef(`projects/${slug}-${view}`);

/** Pictures `<slug>-1` to `<slug>-<count>`. */
const gallery = (slug: string, count: number) =>
  Array.from({ length: count }, (_, index) => picture(slug, index + 1));

export const projects: readonly DefaultEntry<'project'>[] = [
  {
    id: '1',
    title: 'Muckleford Mudbrick Estate',
    category: 'residential',
    status: 'design-study',
    description:
      'An L-shaped mudbrick house round a sheltered yard on a dry box-ironbark slope west of Castlemaine. The long wing takes the sun, the short one takes the west wind, and the yard between them holds the sun on a still day in July. In January a vine shades the western edge of the yard from noon, and late in the day the short wing throws its shadow across the paving.',
    details: paragraphs(
      'We assume a slope that falls to the north at about one in twelve, through grey box, yellow gum and a few old ironbarks, over a thin stony loam on sandstone and slate. Such ground is very good to build on: it drains, it does not swell, and rock is near; the soil test decides. With nearly four hours of sun a day in winter, the house is planned to store warmth in winter and coolness in summer.',
      'Zone, overlays, such as the [Bushfire Management Overlay](source:bmo-dwellings), and size of the lot decide whether a house needs a planning permit: ask council before you draw. Where there is no sewer, you also need council’s permit for an onsite wastewater system.',
      'The long wing is a single row turned 20 degrees east of north, so that the slab begins to warm at breakfast: a bedroom at the morning end, then kitchen, table and hearth, then workshop and laundry behind the corner. The short wing runs along the west side with two more bedrooms, which look east into the yard: nobody sits in a bedroom at four in the afternoon in February. Between the wings the yard opens to the north-east, paved, with one tree, a low drystone wall against the wind, and a vine on wires along the short wing.',
      'Walls to the north and east are 250 mm mudbrick, bagged with a slurry of clay and lime so that the courses still show. The long wing’s north wall stands behind a verandah 1.8 m deep; its edge is kept at 2.3 m, so that at noon in June the sun still comes in beneath it and two metres across the floor. The short wing’s yard wall has an eave of 750 mm at 2.7 m, and the vine. At the two gables the roof runs 600 mm past the wall. The plinth keeps splash off, limewash every few years slows the wear of so tall a wall, and the gables’ windows have shutters.',
      'South and west walls have their insulation outside: 250 mm mudbrick inside as mass, then a 90 mm stud frame with wool insulation, a vapour-permeable membrane and corrugated steel. An energy assessor must say whether the other walls can stay bare; if they can’t, the gables get the same coat first.',
      'The bricks sit on a 300 mm plinth of reused brick over a damp-proof course, so neither splash nor a blocked drain reaches the first course. An engineer designs the walls before the first brick is made. Posts and roof would go up next. The bricks would dry on edge for four weeks under that roof, and every wall would be laid, pointed and left to settle in shade. The edge of the slab is insulated to R1.',
      'Among box-ironbark we assume BAL-29; an assessor decides. Hence a steel roof on a continuous non-combustible blanket, metal gutters with guards, and 2 mm mesh at every vent and weep. The only valleys are the two where the wings meet, wide and open so that a broom clears them. Gravel lies along the walls, where a garden bed would be tempting.',
      `Cleared and mown ground, as wide as the planning permit requires, keeps the forest well back: ask council before any [native tree or understorey](source:native-vegetation) is cleared. Tree and vine in the yard stay only ${plantsAllowed}.`,
      'Only a licensed or registered plumber may do the [roof, flashings, gutters and downpipes](/tools/permit-path#owner-builders), and the [drains](source:plumbing-drainage) that take the overflow of the tank.',
    ),
    cover: picture('muckleford-mudbrick-estate', 'cover'),
    publishedAt: firstPublished,
    features: [
      'Mudbricks of clay subsoil dug nearby, because the site’s own is thin and stony; never from old diggings, and only after a Before You Dig enquiry',
      'Insulated slab edge, R6 ceilings and double glazing',
      'Cross-ventilation through the living room and each bedroom',
      'Rainwater from all roofs to a tank at the eastern gable, with a reserve and fittings for fire fighting',
      'Existing grey box and yellow gum kept wherever the defendable space allows; a food garden in the shelter of the yard',
    ],
    gallery: gallery('muckleford-mudbrick-estate', 4),
    groups: [
      {
        pictures: [
          picture('muckleford-mudbrick-estate', 1),
          picture('muckleford-mudbrick-estate', 2),
        ],
        caption:
          '**The yard first.** An outdoor room, drawn before the two wings. The west wall is shown without its steel coat.',
      },
      {
        pictures: [picture('muckleford-mudbrick-estate', 3)],
        caption:
          '**One room deep.** The living room has glass to the north and a small opening to the south, so that the evening change, when it comes, can blow the day’s heat straight through.',
      },
      {
        pictures: [picture('muckleford-mudbrick-estate', 4)],
        caption:
          '**Boots and a hat.** Give a mudbrick wall a 300 mm plinth and a good roof edge: no additive replaces them. Mudbrick wants to be **dry at the foot and shaded at the face**.',
      },
    ],
  },
  {
    id: '2',
    title: 'Eganstown Light Earth Residence',
    category: 'residential',
    status: 'design-study',
    description:
      'A long, narrow house of light earth under one steep gable, at the edge of a messmate forest west of Daylesford. Thick straw and clay walls hold the warmth in.',
    details: paragraphs(
      `Eganstown lies on high ground west of Daylesford that stays wet from May to October. Messmates to the west shade it from mid-afternoon; those to the south only shelter it. The clearing opens to the north-east, and the house stands towards its southern edge, where winter sun reaches the glass.`,
      `Under the [Bushfire Management Overlay](source:bmo-dwellings) ${overlayHouse}: ask council first. Where there is no sewer, you also need council’s permit for an onsite wastewater system.`,
      'We assume BAL-29; an assessor decides, and the surveyor must first see a test or report that such a wall withstands it. Cleared and mown ground, as wide as the planning permit requires, keeps the forest well back: ask council before any [native tree or understorey](source:native-vegetation) is cleared.',
      'The house is a bar 24 m long and 6.2 m wide, turned 20 degrees east of north. The main bedroom is at the eastern end, where the sun arrives first, with kitchen and table beside it. Then come the entrance, a second bedroom and, as a buffer at the western end, laundry, tank and a workroom that can sleep a guest. The winter’s wood has a closed shed of its own, away from the house. South of the entrance a passage makes a breezeway: on summer evenings it draws the cool air out of the forest, and in winter two doors shut it.',
      'A short verandah, 1.8 m deep, covers the doors of kitchen and entrance. Our rule is to [thin a verandah to an eave](/landscape-integration) in front of the living room; at the wet edge of a forest a dry door is worth more. With its edge at 2.2 m, the noon sun of midwinter comes 1.9 m across the floor, where the eave would let in 3.4 m.',
      'The walls are light earth, straw coated in clay slip and tamped at roughly 400 kg per cubic metre into lightweight formwork, 300 mm thick around a frame of sawn local hardwood. At that density we allow about R2.5 before plasters. Outside there are three coats of lime render on the sheltered faces and a ventilated rainscreen of boards on the west; inside, three coats of clay with a casein finish. Nothing in the wall is vapour-tight. The boards on the west are of a bushfire-resisting timber, the cavity behind them is meshed and the eaves are lined.',
      'The gable is steep, 40 degrees, so that leaf and hail do not sit on it. Its eaves are 600 mm deep, with their edge at 2.4 m, 300 mm above the heads of the windows. Under the roof the ceilings carry R6 wool and wood fibre. The floor is an insulated slab under kitchen and table, where the sun falls, and timber over a crawl space under the other rooms; that space is walled in and its vents are meshed. A masonry heater stands in the middle of the bar and gives its heat back for the rest of the day from one hot fire.',
      'Only a licensed or registered plumber may do the [roof, flashings, gutters and downpipes](/tools/permit-path#owner-builders), the [drains](source:plumbing-drainage), and the [heater with its flue](source:solid-fuel-heaters). Ask the plumber what clearance the heater needs before the frame round it is drawn.',
      `Filling is to be finished by ${lightEarth.filledBy}, so that the walls have the driest weeks of the year with forms off and both faces open. Lime waits for November, and no plaster goes on until a probe reads below ${moisture.ready}% in the middle of the wall.`,
    ),
    cover: picture('eganstown-light-earth-residence', 'cover'),
    publishedAt: firstPublished,
    features: [
      'Walls that dry to both sides, in a frame of local sawn hardwood',
      'Site little disturbed: no cut deeper than 400 mm, topsoil stored and returned, drainage led around the house',
    ],
    gallery: gallery('eganstown-light-earth-residence', 4),
    groups: [
      {
        pictures: [
          picture('eganstown-light-earth-residence', 1),
          picture('eganstown-light-earth-residence', 2),
        ],
        caption:
          '**Steep and simple.** One ridge, two gables, no valleys: wet leaves slide off, no valley holds embers, and no rafter is longer than five metres.',
      },
      {
        pictures: [picture('eganstown-light-earth-residence', 3)],
        caption:
          '**Four rooms in a row.** From the east: main bedroom, kitchen and table, second bedroom, workroom. The breezeway and the laundry are left out.',
      },
      {
        pictures: [picture('eganstown-light-earth-residence', 4)],
        caption:
          '**Straw, clay and time.** A 300 mm wall of light earth needs eight dry weeks or more. Lime goes outside, clay inside, and **nothing in between that would stop the wall breathing out**.',
      },
    ],
  },
  {
    id: '3',
    title: 'Bullarto Timbercrete Residence',
    category: 'residential',
    status: 'design-study',
    description:
      'Two gabled wings of timbercrete joined by a glazed link, in a clearing among tall messmates high in the Wombat Forest. Drawn for winter sun, and for BAL-40, the highest rating among our ten studies.',
    details: paragraphs(
      `At Bullarto the forest decides: trees of thirty metres, frost late into spring, and a hollow that holds the fog until ten. Under the [Bushfire Management Overlay](source:bmo-dwellings) ${overlayHouse}: ask council first. Without sewer, you also need council’s permit for an onsite wastewater system. Before anything is drawn for a real block, a bushfire assessment must show where the defendable space can lie and which trees stay; here we assume that it left the north open and the forest to the west and south.`,
      'Two wings, each 5.4 m wide under its own gable, lie side by side, one a step behind the other. The western wing stands forward and holds the bedrooms and a study with a small stove; the eastern one stands back and holds kitchen, table and wood heater, with a raised terrace of brick before its doors. The link between them is 3 m of double glazing and slate floor, which collects the sun at noon and is closed off from both wings at night. Both wings get the winter sun, about 29 degrees high at noon, if the north is open: a tree of thirty metres there must stand some 54 m off. Stepping the wings puts the terrace in the lee of the forward wing when the wind is in the north-west, and costs it some late sun.',
      'Outer walls are 200 mm timbercrete, a block of sawdust, sand and cement that is lighter than concrete, can be cut with a hand saw and takes a screw. On its own it does not insulate enough for Bullarto, so inside it stands a 90 mm timber frame filled with wool, a vapour-control layer chosen by calculation, and clay plaster on board. The thermal mass is inside, in the slab and in one timbercrete spine wall behind the wood heater. The outside faces are bagged and limewashed.',
      'The whole is detailed to BAL-40, and the surveyor must first see a fire test of the timbercrete. Steel roof at 35 degrees, metal fascia and lined eaves, no gap wider than 2 mm, toughened glazing with metal-framed screens, bushfire shutters over the link, and concrete, brick and stone instead of decks. Cleared and mown ground, as wide as the planning permit requires, keeps the forest well back: ask council before any [native tree or understorey](source:native-vegetation) is cleared.',
      'Two steel tanks of 22,500 litres, one with a diesel pump and the fittings that [the permit and the fire authority ask for](/tools/tank), stand at the western end, where a truck can reach them from the turning area.',
      'The footing is a stiffened raft on deep red clay loam. Open cut-off drains above the house carry winter water around it; the water of the roofs goes by pipe. Only a licensed or registered plumber may lay [those pipes](source:plumbing-drainage) and do the [roofs, their flashings, gutters and downpipes](/tools/permit-path#owner-builders), and the [wood heater and the stove with their flues](source:solid-fuel-heaters).',
    ),
    cover: picture('bullarto-timbercrete-residence', 'cover'),
    publishedAt: firstPublished,
    features: [],
    gallery: gallery('bullarto-timbercrete-residence', 4),
    groups: [
      {
        pictures: [
          picture('bullarto-timbercrete-residence', 1),
          picture('bullarto-timbercrete-residence', 2),
        ],
        caption:
          '**Two wings, stepped.** The terrace lies in the lee of the forward one. Shutters and screens are left out.',
      },
      {
        pictures: [picture('bullarto-timbercrete-residence', 3)],
        caption: '**The link.** A place to sit at noon in winter.',
      },
      {
        pictures: [picture('bullarto-timbercrete-residence', 4)],
        caption:
          '**Timbercrete.** Sawmill waste and sand bound with cement, laid like any block. **A frame filled with wool on its inner side makes it warm** at this height.',
      },
    ],
  },
  {
    id: '4',
    title: 'Shepherds Flat Garden Studio',
    category: 'educational',
    status: 'design-study',
    description:
      'One room of strawbale and lime under a skillion roof, drawn as a teaching building: small enough for a group to raise in a season, complete enough to meet most junctions that a house has. It stands in a kitchen garden on the dry side of Hepburn.',
    details: bulleted(
      'Inside and out',
      'Permits first: the studio is about 9 by 6 metres over its walls. At 54 square metres it needs a building permit ([the exemptions](source:building-permit) are for minor work; ask a surveyor), and in many zones a planning permit as well. It isn’t a dwelling: nobody may live in it. If groups are to be taught in it, ask the surveyor which class of building that makes it: a room for the public has its own rules for access, exits and toilets.',
      'Site: a gentle north-facing rise at Shepherds Flat, between an orchard and vegetable beds, where the wet forest gives way to open grazing. Frosty, well drained, exposed to the west.',
      'Plan: one room of 8 by 5 metres inside the walls, turned 20 degrees east of north, with tall glazed doors, an entrance and one deep window in the north wall, and a boot shelf inside the door. Low openings in the south wall let the evening change in, and fanlights over the north doors let the heat out. In front lies a deck under an open pergola, both of bushfire-resisting hardwood, where a group can stand back.',
      'Roof first: a skillion at 8 degrees on a post and beam frame, rising to the north, and watertight before the bales are delivered. The group raises the frame. Only a licensed or registered plumber may do the [steel, flashings, gutters and downpipes](source:plumbing-regulations) and the [drains](source:plumbing-drainage).',
      `Walls: wheat straw bales laid flat as infill, ${strawWall}, pinned, and pressed together between a timber base frame and top plate with fencing wire and its tensioners. Moisture is checked in each bale with a probe; anything above ${moisture.ready}% goes back.`,
      'Feet: a double base plate on a 300 mm plinth of stone, packed with scoria between the plates so that a spill or a leak inside drains instead of soaking the first course.',
      'Skin: three coats of lime render, 35 to 40 mm in all, taken into the straw by hand and carried around every reveal. Inside, three coats of clay from the dam bank, with a polished lime splashback behind the sink.',
      'Floor: poured earth in two layers over insulating scoria, oiled and waxed, warm under winter sun that reaches 4 metres into the room at noon in June.',
      'Openings: double glazing in local hardwood, set towards the outside face with a sloped sill, drip and flashing that can all be seen, because a sill that leaks wets the straw below it.',
      'Fire: sited in managed grass and drawn for BAL-19; the surveyor must first see a test or report that the bale wall withstands it. Render runs on under the eaves, mesh covers every vent and the woodpile is well away. No exposed straw is left at the wall tops or anywhere in the ceiling.',
      'Water and power: all roof water to a 10,000-litre tank for the beds; once [council has given its permit](source:onsite-wastewater), a composting toilet in its own small house and a drain for the sink’s water; a modest solar system on frames turned to the north, installed by a licensed electrician.',
      'How it teaches: one corner would have a glazed truth window on to the straw. In another, the plaster would be stepped back like an open book, over a full first coat, so that a visitor can put a hand on first coat, second coat and finish in turn. In both places the plaster differs from the one in the evidence for the wall: ask the surveyor first.',
      'Safety: P2 masks for straw and lime dust, goggles and gloves for lime, children on the earth plaster only.',
      'Why it is small: a single good room is the best rehearsal for a house. A mistake on forty square metres costs a weekend, on two hundred a summer.',
    ),
    cover: picture('shepherds-flat-garden-studio', 'cover'),
    publishedAt: firstPublished,
    features: [
      `Wheat straw bales from the district, a yearly crop, in walls ${strawWall}`,
      'Lime render outside and clay plaster inside, each in three coats, applied and repaired by hand',
      'An earth floor over insulating scoria, oiled and waxed, warmed by the winter sun through the north wall',
      'A plinth and double base plate that keep straw 300 mm above the ground and clear of spills within',
      'A frame that can be unbolted and walls that can go back to the garden at the end of their life',
    ],
    gallery: gallery('shepherds-flat-garden-studio', 4),
    groups: [],
  },
  {
    id: '5',
    title: 'Franklinford Strawbale Farmhouse',
    category: 'residential',
    status: 'design-study',
    description:
      'A long strawbale farmhouse behind a deep verandah on the open volcanic plain north of Mt Franklin. The plan is a windbreak, the verandah is the living room for half the year, and the bales would come from the wheat country an hour to the north.',
    details: paragraphs(
      'The site is the open plain at Franklinford: volcanic soil, long views to old cones, and nothing to stop the wind. Its basalt clay swells in a wet spring and shrinks away from a footing in a dry March.',
      'Ask council before you draw: on farmland, zone, overlays and size of the lot decide whether a house needs a [planning permit](/tools/permit-path). Without sewer, you also need council’s permit for an [onsite wastewater system](source:onsite-wastewater).',
      'The house begins with the engineer. A stiffened raft slab designed for highly reactive clay carries everything, with a wide paved apron and roof water piped well away, so that the clay beneath the edge keeps the same moisture all year. No tree is planted closer than its own mature height. Strawbale is forgiving of small movement; its render is not, and the slab is where cracks are prevented.',
      'The house is 30 m long and one room deep, with a 2.7 m verandah along the whole north side, carried round both ends. It faces 20 degrees east of north. Our rule is to thin such a verandah to an eave [in front of the living room](/landscape-integration). Here it stays whole, because the plain has no other shade and no other shelter from driven rain, for the people or for the straw.',
      'The price is winter sun. The edge of the verandah is at 2.5 m, and at noon in midwinter the sun comes in beneath it and a metre and a half across the floor; a 600 mm eave at the same height would let in three and a half. So the living room’s glass runs down to the floor, and a wood heater at its back wall makes up the difference.',
      'Only a licensed or registered plumber may fit [that heater and its flue](source:solid-fuel-heaters), and do the [roof, flashings, gutters and downpipes](/tools/permit-path#owner-builders) and the [pipes that lead its water away](source:plumbing-drainage). On this clay a leaking joint moves the house.',
      'Walls are 450 mm bales laid flat between laminated ladder posts at 1.8 m, on an upstand of block 250 mm above the slab, with lime render outside and clay inside. To the south-west, where rain is driven hardest, an iron barn would stand off the corner of the house, and the bare south wall is sheeted in iron on battens over its render, so that no plastered straw faces the weather directly. Tanks and orchard lie in the lee, to the east and south-east. Agree on the bales with the farmer: dry wheat straw, tight enough to lift by one string, below 18% moisture at delivery and again before plaster.',
      `In grazed grass we assume BAL-12.5; an assessor decides, and the surveyor must first see [evidence for the wall](/tools/permit-path#code-and-walls). Ember mesh is fitted throughout, the verandah is paved and its posts stand on steel shoes, because grass fires arrive quickly and low. Conifers burn as well: the old row to the east, and a new shelter belt four heights away to the south-west, stand only ${plantsAllowed}.`,
    ),
    cover: picture('franklinford-strawbale-farmhouse', 'cover'),
    publishedAt: firstPublished,
    features: [],
    gallery: gallery('franklinford-strawbale-farmhouse', 4),
    groups: [],
  },
  {
    id: '6',
    title: 'Yandoit Stone and Lime Cottage',
    category: 'residential',
    status: 'design-study',
    description:
      'A two-roomed stone cottage taken back to lime, and a new light earth wing placed behind its shoulder. The old walls can dry, the new ones are warm, and a low link between them lets each move on its own.',
    details: paragraphs(
      'We assume a cottage from the years of the gold rush, its walls of local sandstone laid in earth and lime. If such a cottage is damp, look first at the cement pointing, the concrete path against the wall, and the garden that has risen a hand above the floor.',
      'The first stage therefore adds nothing. After a [Before You Dig](source:before-you-dig) enquiry, the ground around the walls is lowered to 200 mm below the floor, but never below the footing. It is dug in short lengths, which an engineer sets. Roof water is piped away. Only a licensed or registered plumber may mend the [roof, flashings, gutters and downpipes](/tools/permit-path#owner-builders) and lay the [drains](source:plumbing-drainage).',
      'Cement pointing is raked out by hand, damp, in a P2 mask and goggles, never with a grinder, which fills the air with [silica](source:silica-dust). The joints get a mortar of lime putty and coarse sharp sand, softer than the stone.',
      'Before anyone lifts a floor, opens a ceiling or chases a wall in a house of this age, any fibro, pipe lagging and old vinyl are [checked for asbestos](source:asbestos-home); a licensed removalist takes out what is found. Inside, old paint is tested for lead first; then hard plaster comes off to a metre above the last sign of salt, the walls stand bare through one summer, and are plastered again in lime.',
      `The cottage looks north-east to the lane. The new wing stands behind it, out past its western shoulder, so that its long side has light from mid-morning, under a vine on wires ${plantsAllowed}. A narrow link joins them. The wing holds the kitchen, bathroom and one large room. Its walls are 300 mm light earth round a timber frame, rendered in lime, on a slab with an insulated edge; its roof a plain skillion. A movement joint runs right through the link, because old stone and a new slab never move together.`,
      'The cottage’s rooms would become bedroom and study. Insulation inside would make the stone colder and wetter, so the ceiling carries all of it; the windows have heavy shutters, and one chimney is lined for a small stove, which the plumber must [fit as well](source:solid-fuel-heaters).',
      'One rule decides this study. If the work, with that of the last three years, touches [more than half the original volume](source:alteration-rule), the entire house must meet today’s regulations. Bare stone can hardly do that, and the wing as drawn is about as large as the cottage. So before anything is settled the surveyor counts wing and repairs together.',
      'Above half, the surveyor may consent to less for the stone rooms; ask for that consent in writing. The wing is larger than a quarter of the old floor, so it must meet the regulations in full. If the surveyor refuses, the wing must shrink to kitchen and bathroom, so that wing and repairs together stay under half.',
      'The wing needs a building permit. Without sewer, its kitchen and bathroom need council’s permit first, to install or alter an [onsite wastewater system](source:onsite-wastewater). Where a heritage overlay applies, changes to the outside need a planning permit: ask council. Demolition, reblocking and subfloor work are [for a registered builder](source:owner-builder-limits), not for an owner-builder.',
      'Under the [Bushfire Management Overlay](/tools/permit-path#fire) an extension needs a planning permit, unless it’s exempt. A wing as large as the cottage is unlikely to be: ask council, and get any exemption in writing. An extension needs the bushfire assessment as a new house does. We assume BAL-12.5; an assessor decides.',
    ),
    cover: picture('yandoit-stone-cottage', 'cover'),
    publishedAt: firstPublished,
    features: [],
    gallery: gallery('yandoit-stone-cottage', 4),
    groups: [],
  },
  {
    id: '7',
    title: 'Glenlyon Courtyard House',
    category: 'residential',
    status: 'design-study',
    description:
      'A mudbrick house on four sides of a court, in the rolling farmland east of Daylesford. The court is wide enough to fill with low winter sun, and every main room looks two ways: to the garden within and the hills beyond.',
    details: paragraphs(
      'On farmland permits come first. Zone, overlays and size of the lot decide whether a house needs a [planning permit](/tools/permit-path): ask council before you draw. Without sewer, you also need council’s permit for an [onsite wastewater system](source:onsite-wastewater).',
      'A courtyard copied from a hot climate becomes a well of shade here. At noon in midwinter the sun stands a little over 29 degrees above the horizon, so a wall throws a shadow nearly 1.8 times its height. All four ranges are 2.4 m to the eaves under roofs of 25 degrees, flatter than that sun, so no ridge throws a longer shadow. The shadow of the northern range is 4.3 m long, and the court is 9 m deep: in the middle of the day it ends short of the southern range.',
      'The southern range is therefore the main one: kitchen, long table, sitting place. A verandah 1.5 m deep keeps its doors dry; with the edge at 2.2 m, the noon sun of midwinter comes 2.2 m across the floor. The northern range holds studio and guest room on either side of the gate. Bedrooms lie to the east. The western rooms, bath, laundry and store, have small windows against the wind and the four o’clock sun. The whole square is turned 20 degrees east of north.',
      'Outer walls are two leaves of mudbrick, 250 mm inside and 125 mm outside, tied with stainless steel across a 60 mm cavity filled with moisture-tolerant insulation. Walls to the court are a single 250 mm leaf shaded by an eave or the verandah; if the house falls short of its energy rating, they get the cavity and the second leaf as well. All stand on a stone plinth, at least 300 mm above the paving, over a damp-proof course. An engineer’s bond beam ties the four ranges together. Whether the earth may carry the roof is [for the engineer](/tools/permit-path#code-and-walls).',
      'The bricks would be made in sight of the house: clay near 20% by jar test, sharp sand, chopped straw, and four weeks of drying. Their clay comes from a pit with sloped sides that becomes the dam, once council and the water corporation have allowed the dam. A Before You Dig enquiry comes first, and old diggings are left alone.',
      `Less than half of the roof falls into the court, to wide gutters with two outlets each; the rest fills the tanks. A round pool takes the first of a storm; ask the surveyor whether it needs a barrier for children. A small tree stands on either side of it, ${plantsAllowed}. The paving falls ${groundFall} from every wall, then one in fifty northwards to a channel in front of the northern range, which leads out by the gateway. The floors stand 150 mm above the paving along the southern wall and about 360 mm above the gateway, and a ramp leads up to one door: if a grate is blocked, the water leaves by the gate. The eight valleys, four of them inside, are the price of a court: wide, open and swept.`,
      'Only a licensed or registered plumber may do the [roof, flashings, gutters and downpipes](/tools/permit-path#owner-builders), and the [drains](source:plumbing-drainage).',
      '[The tanks](/tools/tank) are the household’s water, with a reserve for fire. In grazed land we assume BAL-12.5; an assessor decides. Mesh covers the court gutters.',
    ),
    cover: picture('glenlyon-courtyard-house', 'cover'),
    publishedAt: firstPublished,
    features: [],
    gallery: gallery('glenlyon-courtyard-house', 4),
    groups: [],
  },
  {
    id: '8',
    title: 'Trentham Timber Longhouse',
    category: 'residential',
    status: 'design-study',
    description:
      'A timber-framed longhouse with a steep dark roof, on red potato soil at 700 metres. It borrows the barn’s way of building, bay after bay, and fills it with enough insulation for a town that sees snow in its colder winters.',
    details: paragraphs(
      'At about 700 metres, Trentham has fewer than three hours of sun a day in winter. Mass alone does not help much in such a place: without sun to charge it, a heavy wall is only a cold one. So the longhouse puts insulation first and mass second: the material follows the climate.',
      'Nine bays at 3 m make a frame 27 m long and 7 m wide: posts, tie beams and principal rafters of sawn messmate and second-hand Oregon, pegged where they can be seen and bolted where the engineer wishes. Repetition makes it buildable by a small crew with a telehandler, and lets each bay be a room, half a room or two. Living takes the three middle bays under the open frame, at one chimney of stone on the south wall; bedrooms lie to the east of it, a workroom and a guest room to the west, where the weather comes from. Bicycles, apples and one winter’s firewood have a closed shed of their own, well away from the house.',
      'The long side faces 20 degrees east of north, with about 20 square metres of double glazing, half of it in the doors of the living room. A verandah 2.2 m deep keeps snow and rain off those doors. It costs sun: with its edge at 2.2 m, the noon sun of midwinter comes a metre and a half across the floor, where an eave of 500 mm would let in 3.2 m. The other north windows have such an eave, its edge 1.6 m above their sills. Its depth is 31% of that height: a [shallow eave](/climate-responsive), which suits cold, cloudy ground and wants a blind in February. The large window in the western gable has a shutter against the afternoon sun.',
      'The wall stands outside the frame so that no post bridges it: a 240 mm double-stud wall filled with blown cellulose, a vapour-control membrane taped on the warm side, wood-fibre sheathing outside, a 20 mm ventilated cavity and vertical boards of silvertop ash, one of the timbers that the bushfire standard accepts as naturally resistant. Air-tightness is drawn as a single red line through every section, and would be tested before linings go on. Fresh air then comes on purpose, through a small heat-recovery unit.',
      'The roof is corrugated steel at 45 degrees in a charcoal grey, over R7 of insulation. The steep pitch sheds snow and leaf and the dark colour costs little in a short summer, while snow guards protect the doors below. The engineer takes snow and wind loads from the standard, for this exact site.',
      'Mass comes back where stove and sun can reach it: in the stone of the chimney, and in clay-plastered brick walls 150 mm thick on either side of the living room. In a house as tight as this the wood heater draws its air from outside.',
      'Only a licensed or registered plumber may fit [heater and flue](source:solid-fuel-heaters), and do the [roof, flashings, gutters and downpipes](/tools/permit-path#owner-builders) and the [drains](source:plumbing-drainage).',
      'Ask council whether a [planning permit](/tools/permit-path) is needed; where there is no sewer, you also need council’s permit for an onsite wastewater system.',
      'We assume a site rated BAL-19, among gardens; an assessor decides. Cleared and mown ground, as wide as that rating asks, keeps the conifers to the south and west well back.',
    ),
    cover: picture('trentham-timber-longhouse', 'cover'),
    publishedAt: firstPublished,
    features: [],
    gallery: gallery('trentham-timber-longhouse', 4),
    groups: [],
  },
  {
    id: '9',
    title: 'Campbells Creek House Extension',
    category: 'residential',
    status: 'design-study',
    description:
      'A weatherboard worker’s cottage keeps its face to the street and gains, at the back, a light earth room of 46 square metres that looks to the sun.',
    details: paragraphs(
      'The cottage is a kind common on the goldfields: rooms on both sides of a passage, in weatherboard under a hipped roof, then a fall of lean-tos towards the back fence, each darker than the last. Its street lies to the north; but a deep verandah and small windows keep that sun out, and the back has none.',
      `The last two lean-tos go. Their fibro, pipe lagging and vinyl often hold asbestos: have them [checked](source:asbestos-home) before anything is lifted or cut; a licensed asbestos removalist takes away what is found. Old paint is tested for lead before anyone sands or scrapes it. The new room stands to one side, clear of the old house’s shadow, and turned like the fence 20 degrees east of north. Seven metres of its north wall are glass, shaded by a vine on wires ${plantsAllowed}; the window in its western end has a shutter. Kitchen and table are here. The old kitchen, in the back room that stays, becomes the bathroom.`,
      'The old floor is timber on stumps, 450 mm above ground. The new one is an insulated slab, drawn 300 mm lower if the flood level allows it. An upstand round its edge lifts the light earth 300 mm above the ground. Two wide steps between the floors make a seat. The slab stops short of the old wall, and a grated slot keeps the cottage’s underfloor ventilated: a slab across the vents rots an old house.',
      'Walls are 250 mm light earth in a double stud frame, plastered in clay and lime, and joined to the weatherboards by a low link the width of a passage, which takes up the movement. The roof is a plain skillion behind the old hips. The cottage itself gets ceiling and underfloor wool, draught seals and pelmets first. Only a licensed or registered plumber may join new roof to old, with [flashings, gutters and downpipes](/tools/permit-path#owner-builders), and lay the [drains](source:plumbing-drainage).',
      'Beside a creek, levels come first. Ask the [catchment authority](source:flood-advice) for the flood level and how far above it the slab should be, and ask council: on land liable to flooding build only with [its consent](source:flood-consent), and under a flood overlay usually with a planning permit too.',
      'We assume BAL-12.5, the least allowed in a bushfire prone area; an extension needs the bushfire assessment as a new house does. Under the [Bushfire Management Overlay](/tools/permit-path#fire) an extension needs a planning permit, unless it’s exempt. At half the size of the cottage this one may well need it: ask council, and get any exemption in writing.',
      'The extension needs a building permit; where a [heritage overlay](source:heritage-overlay) applies, the demolition and the new work need a planning permit as well.',
      'Settle [one rule](source:alteration-rule) with the surveyor before the sketch. If the work, with that of the last three years, touches more than half the original volume, the entire house must meet today’s regulations. With the link and the new bathroom the work may well pass it: 46 square metres are about half of this cottage’s 90. So have the volume counted first. Above half, the surveyor may consent to less for the old rooms. The new room must meet the regulations in full, because it is larger than a quarter of the old floor. If the surveyor doesn’t consent, the new room must shrink until room, link and altered old rooms stay under half of the old volume: if all ceilings are of one height, under 45 square metres together.',
      `The new room would be built, dried and finished while the old kitchen still cooks. Light earth is filled in November and plastered in March, once a probe in the middle of the wall reads below ${moisture.ready}%; the wall between is opened last. A registered builder takes down the lean-tos, mends the stumps and opens the wall, with the engineer’s beam and propping in place first: an owner-builder [must not demolish, reblock or work on the subfloor](source:owner-builder-limits).`,
    ),
    cover: picture('campbells-creek-extension', 'cover'),
    publishedAt: firstPublished,
    features: [],
    gallery: gallery('campbells-creek-extension', 4),
    groups: [],
  },
  {
    id: '10',
    title: 'Newstead Makers’ Hall',
    category: 'community',
    status: 'design-study',
    description:
      'A hall with round ends, mudbrick walls and a row of big timber trusses, for a town of makers on the Loddon. One large room for markets, dances and looms, with two small ones that can be kept warm on their own.',
    details: paragraphs(
      'Newstead lies low and open beside the Loddon, with hotter summers than the hills and frost on the flat in winter. A hall has a different thermal life from a house. It stands empty for five days and then takes a hundred and twenty people in an hour. The design therefore has two parts: a large unheated room that is temperate by its mass and its shade, and a pair of small insulated rooms, kitchen and workroom, that can be warm on a Tuesday for six.',
      'We assume a level block at the edge of the town, rated BAL-12.5, which a rare flood may reach. A registered builder runs the site, with volunteers. An assessor confirms the rating, the catchment authority the flood level. Ask council first: a hall usually needs a [planning permit](/tools/permit-path) for its use, its building and its parking. Beside the Loddon it can need a [cultural heritage management plan](source:aboriginal-heritage) before any permit: ask council and the Dja Dja Wurrung corporation.',
      'The plan is 24 m by 10 m, with straight sides and a half-round at each end. One end is a stage or a place for the loom; the other holds the two warm rooms behind a curved screen. The long northern side opens by five tall openings, the middle one under a porch, to a round paved forecourt with seats. Mudbrick suits a curve. Each brick is turned a few degrees, no formwork is needed, and the curve stiffens a tall wall.',
      'Walls are 375 mm thick, a full brick length, with piers at about 2.8 m around the posts that carry the trusses, on a reinforced footing beam. The floor stands above the flood level, with the margin that the [catchment authority](source:flood-advice) sets, and with [council’s consent](source:flood-consent) if the land is liable to flooding. A plinth of local stone lifts the bricks another 450 mm above the floor. The trusses are sawn hardwood, king-post, spanning a little over 9 m with a tie that the engineer sizes, assembled on the floor and lifted one by one. The roof of corrugated steel over insulated panels reaches out 1.5 m on all sides. Brickwork goes up after it, in the shade.',
      'Only a licensed or registered plumber may do the [roof, flashings, gutters and downpipes](/tools/permit-path#owner-builders), the fans of sheets at the ends included, and the [drains](source:plumbing-drainage).',
      'Round ends focus sound. The cure: niches of different depths in the curved walls, a ceiling of open battens over wool, and clay plaster.',
      'In the building code a public hall is in another class than a house, with rules for exits, access, toilets and fire, bushfire included: the surveyor says which apply. All floors are level, and a ramp leads up to them. Two accessible toilets, among those that the code asks for, open from the hall and from the forecourt. Every exit leads level or by a ramp to a hard path. High louvres on the lee side and low doors on the other let the night air cool the hall.',
      'An owner-builder’s [certificate](/tools/permit-path#owner-builders) is for a home, not a hall: ask the building surveyor whom the permit must name. Volunteers can make the bricks and plaster the walls. An engineer designs walls of earth this tall, and a volunteer building site has the same duties of safety as any other.',
    ),
    cover: picture('newstead-makers-hall', 'cover'),
    publishedAt: firstPublished,
    features: [],
    gallery: gallery('newstead-makers-hall', 4),
    groups: [],
  },
];
