import type { PageBody } from '#shared/content-types/page.ts';
import { imageRef } from '../image-catalogue.ts';

export const housingInfillMapping = {
  title: 'Housing infill mapping',
  standfirst:
    'How a handful of residents can find, draw and count the places inside a town where small homes could stand, and publish the result without frightening anyone.',
  description:
    'A working paper: a method for mapping infill sites in a small Victorian town, with layers, walking survey, tests, counting rules and privacy.',
  lead: imageRef('community/safe-place-affordable-housing-2'),
  banner: '',
  blocks: [
    { kind: 'heading', level: 2, text: 'What the map is for', anchor: 'purpose' },
    {
      kind: 'paragraph',
      text: 'Every argument about growth in a country town turns on a question nobody has measured: how much room is there already? One side says the town is full and must spread. The other side says there are empty blocks on every street. A map made with a stated method can be checked by both.',
    },
    {
      kind: 'paragraph',
      text: 'The question has numbers attached to it now. [State targets](source:plan-for-victoria-targets) of 2025 ask, as the press reported them, for [3,150 additional homes in Hepburn Shire and 4,500 in Mount Alexander by 2051](source:housing-targets). How many of them can stand on streets that exist, within a walk of a shop, is worth knowing before paddocks are rezoned. This working paper, by Natural Building Design, sets out a way of finding out that a group of six can carry through in two months of weekends.',
    },
    { kind: 'heading', level: 2, text: 'Prepare the base map', anchor: 'base-map' },
    {
      kind: 'paragraph',
      text: 'Choose one town and a walking limit: 800 metres, ten minutes, from the main shop or the school. Print the area at 1:2,500 on A2 sheets. Everything needed is public.',
    },
    {
      kind: 'definitions',
      items: [
        {
          term: 'Lots and zones',
          text: 'From [VicPlan](source:vicplan): title boundaries, zone, overlays. Mark the General and Neighbourhood Residential, Township and Mixed Use zones. Write each lot’s area on it.',
        },
        {
          term: 'Constraints',
          text: 'Bushfire Management Overlay, flood overlays, heritage, environmental significance, cultural heritage sensitivity, drinking water catchment, buffers around a transfer station or treatment plant.',
        },
        {
          term: 'Services',
          text: 'The sewered area from the water corporation, footpaths, bus stops, street lights. Infill without sewer is a different and slower task, so colour it separately.',
        },
        {
          term: 'Slope and sun',
          text: 'Contours at one or two metres. Hatch slopes steeper than 1 in 5 and those that fall to the south.',
        },
        {
          term: 'Trees',
          text: 'From the aerial photograph: canopies wider than eight metres. They stay on the map as fixed points, to be designed around.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'Six kinds of place to look for', anchor: 'six-kinds' },
    {
      kind: 'list',
      style: 'numbered',
      items: [
        '**Long back gardens.** Lots of 700 m² or more with clear access down one side of at least three metres. A [small second dwelling](source:small-second-dwelling-terms) of up to 60 m² may need no planning permit where the zone allows and no overlay intervenes: ask council.',
        '**Corner lots.** Two frontages mean a second front door with its own address.',
        '**Vacant titles.** Old township lots that were never built on, often held with the house next door.',
        '**Over-wide public land.** Closed road reserves, depot yards, disused bowling greens, verges of thirty metres. Note who manages each.',
        '**Institutional land.** Church, hospital, lodge and club sites with mown grass that nobody uses, and a mission that might.',
        '**Buildings to be mended.** Empty shops with rooms above, motels, halls, houses with a rotten skillion that could become two homes.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Larger proposals, with two or more full dwellings on a lot, come under [clause 55, the Townhouse and Low-Rise Code](source:residential-development), in the residential zones it names. Subdividing into two lots has a faster path of its own; ask council how it stands today. Record which path each site would take: second home, clause 54, clause 55 or subdivision. The department keeps one page with all the codes. Council officers will read that column first.',
    },
    { kind: 'heading', level: 2, text: 'Walk it', anchor: 'walk' },
    {
      kind: 'paragraph',
      text: 'An aerial photograph shows roofs. It does not show the dog, the dip or the neighbour’s solar panels. Walk every street in pairs, on the footpath, with a sheet for each block. Nobody enters private land, and nobody photographs into a garden. If somebody asks, explain, and offer the leaflet.',
    },
    {
      kind: 'table',
      caption: 'The survey sheet: one row a site',
      header: ['Column', 'What to write'],
      rows: [
        ['Site number', 'Block letter and running number; no name, no street number'],
        ['Kind', 'One of the six'],
        ['Access', 'Width of the side passage, in metres; slope of the drive'],
        ['Winter sun', 'Clear, partly shaded or shaded at noon in June'],
        ['Fixed points', 'Trees, easements, drains, retaining walls'],
        ['Homes', 'How many, at which size, without removing a fixed point'],
        ['Path', 'Second home, clause 54, clause 55, subdivision, unclear'],
        ['Confidence', 'A seen clearly, B partly seen, C from the map alone'],
      ],
      anchor: 'survey-sheet',
    },
    {
      kind: 'paragraph',
      text: 'A site passes when four things are true: a person can reach it without crossing someone’s bedroom window, its main room can have three hours of sun on the shortest day, a car or trailer can get within thirty metres for a removal or a fire, and the home would leave both households a garden worth the name.',
    },
    { kind: 'heading', level: 2, text: 'Count honestly', anchor: 'count' },
    {
      kind: 'paragraph',
      text: 'What is physically possible is always more than what will happen. Owners have other plans, money runs out, a good many back gardens are loved as they are. So give three numbers, never one.',
    },
    {
      kind: 'list',
      style: 'bulleted',
      items: [
        '**Capacity:** all sites that pass, rated A and B.',
        '**Ready:** those with sewer, without a bushfire, flood or heritage overlay, and with a path that needs no planning permit.',
        '**Likely in ten years:** the ready sites multiplied by a share that you state and can defend. Building permits issued for second dwellings in your council in the past two years, divided by the number of eligible lots, are a start; ask for the figure. Five per cent and fifteen per cent, shown side by side, are better than false precision.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Test the result by drawing three sites properly, with the owners’ consent: plan, section, winter shadow. Three good drawings do more to settle a public meeting than any total.',
    },
    { kind: 'heading', level: 2, text: 'Publish with care', anchor: 'publish' },
    {
      kind: 'paragraph',
      text: 'A map with somebody’s garden coloured red is a quarrel. Publish by street block, as a figure and a shade, and keep the lot-level sheets for the group. Print the method, the date, the names of the layers and what was left out. Offer every owner who asks a quiet conversation about their own lot. Give council the sheets in an open format, and ask the strategic planners where their own figures differ.',
    },
    {
      kind: 'note',
      tone: 'check',
      title: 'Before you publish',
      text: 'Ask council’s strategic planning team to check the zones and overlays used, since amendments change them weekly, and the water corporation to confirm the sewered area. If land you show belongs to a public body, write to it first. Speak to the Traditional Owners before you mark public land.',
    },
  ],
} satisfies PageBody;
