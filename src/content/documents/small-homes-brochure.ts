import type { PageBody } from '#shared/content-types/page.ts';
import { imageRef } from '../image-catalogue.ts';

export const smallHomesBrochure = {
  title: 'Small homes brochure',
  standfirst:
    'Sixty square metres, well placed, is a whole house for one or two people. A working paper on what the law allows on a lot that already has a home, and on how to spend every metre.',
  description:
    'A working paper on small second homes in Victoria: the 60 square metre rules, a plan that works, warm walls, running costs and what to ask council.',
  lead: imageRef('community/safe-place-affordable-housing-1'),
  banner: '',
  blocks: [
    { kind: 'heading', level: 2, text: 'Why small, and why here', anchor: 'why-small' },
    {
      kind: 'paragraph',
      text: 'In every town large houses and small households stand side by side. Somebody whose children have left may stay in four bedrooms because there is nothing smaller nearby to move to. Somebody else drives a long way to a shift. On the same streets lie large back gardens, with a road, a water main and often a sewer already at the front.',
    },
    {
      kind: 'paragraph',
      text: 'A second small home on such a lot needs no new street and no new estate. It can house a parent, a carer, a tenant, or the owner, who moves into it and lets the big house to a family. This paper was written by Natural Building Design for the Safe Place page of our site. It speaks for nobody else. It is a study to take into conversations, and no substitute for a survey or a permit.',
    },
    { kind: 'heading', level: 2, text: 'What the rules allow', anchor: 'the-rules' },
    {
      kind: 'paragraph',
      text: 'In December 2023 Victoria [made it easier to build](source:small-second-dwellings) a *small second dwelling*: by [the planning schemes’ term](source:small-second-dwelling-terms), as councils explain it, a self-contained home of no more than 60 square metres gross floor area on the same lot as an existing house, with its own kitchen sink and place to prepare food, bath or shower, toilet and basin. The area is measured to the outside of the walls, so thick walls count, and so do roofed areas, porch included. Ask how yours will be measured.',
    },
    {
      kind: 'table',
      caption: 'The main rules, for your council to confirm',
      header: ['Question', 'What to expect'],
      rows: [
        ['How large?', '60 m² gross floor area at most'],
        ['How many?', 'One, on a lot with one existing dwelling'],
        ['Planning permit in a residential zone?', 'Usually none on a lot of 300 m² or more'],
        ['Planning permit in rural zones?', 'None in some zones if their conditions are met; ask'],
        ['Overlays?', 'Bushfire, flood and others can bring a permit back'],
        ['Building permit?', 'Always'],
        [
          'Building it yourself?',
          'Above $20,000 with a certificate of consent; exempt from the rules of one home in five years and of living there',
        ],
        ['Car space?', 'The State’s rules ask for none; confirm with council'],
        ['Gas?', 'No reticulated natural gas'],
        ['Separate title?', 'The small dwelling stays with the main house'],
        ['Who may live there?', 'Anyone; it may be rented. Confirm with council'],
      ],
      anchor: 'rules-at-a-glance',
      source: 'small-second-dwelling-terms',
    },
    {
      kind: 'paragraph',
      text: 'On a lot smaller than 300 square metres in most residential zones a permit is needed, and since September 2025 it is assessed under [the revised clause 54](source:single-home-code), with a fast track for proposals that meet its standards. A second home of more than 60 square metres leaves these rules altogether and is assessed as two dwellings on a lot under [clause 55](source:residential-development).',
    },
    {
      kind: 'note',
      tone: 'check',
      title: 'Four questions for the planning counter',
      text: 'Which zone and overlays are on the title? Does my proposal need a planning permit, and would you put that in writing? Are there a covenant or section 173 agreement to look for? In an unsewered area, what will you need to see about wastewater for the additional bedrooms?',
    },
    { kind: 'heading', level: 2, text: 'A plan that wastes nothing', anchor: 'the-plan' },
    {
      kind: 'paragraph',
      text: 'Draw a rectangle of 10.4 by 5.4 metres to the outside of the walls: 56 square metres, leaving four for a roofed porch. With walls of 300 mm the inside is 9.8 by 4.8. Stand it with its long side to the north, turned up to 20 degrees to the east if the fence lines allow.',
    },
    {
      kind: 'list',
      style: 'bulleted',
      items: [
        '**One good room**, about 24 m², with kitchen, table and two armchairs along the north glass. Everyone is in it all day; give it the height, to 3.2 m under the ridge.',
        '**A bedroom of 12 m²** that closes properly, with a wardrobe wall and space on both sides of the bed for a helper.',
        '**A bathroom of 5.5 m²** with a level shower, in which a person with a frame can turn round and a second can stand.',
        '**A store and laundry of 3 m²** at the south-west corner, reached from inside. Small houses fail for want of cupboards.',
        '**A porch that faces somebody**: the path, the garden, the main house’s kitchen window at a decent distance.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'There is no corridor. Doors have 820 mm of clear opening and the entrance is level, because new homes must meet [the livable housing requirements of the building code](source:ncc-2025), and because the first tenant may be eighty. Reinforce the bathroom walls for rails while they are open.',
    },
    {
      kind: 'paragraph',
      text: 'Privacy makes or breaks two homes on one lot. Ten metres between facing windows is comfortable; at six, turn the windows away from each other and let a fence, a shed or a row of espaliered pears stand between. Each home needs its own letterbox, its own bins and a path that does not pass the other’s bedroom.',
    },
    {
      kind: 'heading',
      level: 2,
      text: 'Walls, warmth and what it costs to live there',
      anchor: 'walls-and-warmth',
    },
    {
      kind: 'paragraph',
      text: 'For a tenant on a pension, running cost is rent by another name. At this size a well-made shell can be heated by one small reverse-cycle unit or a very small stove. New homes have had to reach [7 stars](source:seven-stars) since May 2024; a compact north-facing rectangle gets there without heroics.',
    },
    {
      kind: 'paragraph',
      text: 'Light earth between timber studs suits the task: 300 mm thick, insulating, quiet, made with local clay and straw by a crew that can learn it on site, in P2 masks for the dry work, with clay plaster inside and lime render outside (goggles and gloves) under a 600 mm eave. Where floor area matters more than labour, a 190 mm insulated timber frame with clay plaster on wood fibre saves three square metres. Give either of them a heavy floor or one internal earth wall in the sun. Only a licensed or registered plumber may do the [roof, flashings, gutters and downpipes](source:plumbing-regulations), drains and stormwater, and nobody may move in before the [occupancy permit](source:occupancy-permit).',
    },
    {
      kind: 'paragraph',
      text: 'We print no price here, because prices date within a season and a small house costs more per square metre than a large one: it has the same kitchen, bathroom, connection fees and crane visit. Ask three builders for a rate on a drawn plan, and add separately for site works, services, wastewater or sewer connection, bushfire construction and fees. It is the second list that surprises people.',
    },
    { kind: 'heading', level: 2, text: 'If you have a lot in mind', anchor: 'next-steps' },
    {
      kind: 'list',
      style: 'numbered',
      items: [
        'Print the free [planning property report](source:vicplan) and a copy of title.',
        'Sketch the lot at 1:200 with house, trees, drains and the winter shadow of everything north of the site.',
        'Peg the rectangle on the grass and put a chair in it for a day.',
        'Write to council with the sketch and the four questions above.',
        'See an energy assessor and, in a Bushfire Prone Area, have the bushfire attack level assessed, before the plan is fixed.',
        'Talk to the neighbours with the sketch in your hand, early. It is the cheapest consultation you will ever run.',
      ],
    },
  ],
} satisfies PageBody;
