import type { ToolCopy, ToolNotes } from './copy.ts';

export const permitCopy = {
  example:
    'A new house of straw or earth in a frame, on rural land in a bushfire prone area, built by its owner, with onsite wastewater.',
  method: [
    'Each step starts once everything it depends on is done, and takes a set number of weeks; the second date uses the longest time in each range. Nothing starts before today.',
    'Two times are an authority’s: 42 days for a [wastewater permit](source:hepburn-wastewater) in Hepburn Shire, and a [60-day](source:planning-clock) clock for a planning permit, which stops and starts. The others are [our own](source:practice-programme): ask each office for its current times.',
  ],
  sources: [
    'vicplan',
    'planning-permits',
    'planning-clock',
    'planning-act-reform',
    'before-you-dig',
    'dtp-bushfire',
    'bushfire-minimum-level',
    'discharge-point',
    'report-and-consent',
    'vehicle-crossing',
    'alteration-rule',
    'demolition-consent',
    'heritage-overlay',
    'asbestos-home',
    'hepburn-catchment',
    'hepburn-wastewater',
    'building-permit',
    'ncc-2025',
    'ncc-2025-transition',
    'ncc-2025-structure',
    'ncc-2025-victorian-clauses',
    'nz-earth-standards',
    'ausbale',
    'energy-vic-seven-stars',
    'bpc-certificate-of-consent',
    'bpc-owner-builders',
    'owner-builder-duties',
    'owner-built-sale',
    'owner-built-sale-act',
    'owner-builder-limits',
    'building-contract',
    'building-contract-reform',
    'building-contract-start',
    'home-warranty',
    'mandatory-inspections',
    'plumbing-drainage',
    'roof-drainage',
    'plumbing-certificates',
    'electrical-certificate',
    'end-of-project',
    'living-on-site',
    'camping-local-law',
    'practice-programme',
  ],
  readMore: [
    { label: 'Design services', href: '/design-services' },
    { label: 'The owner-builder year', href: '/blog/the-owner-builder-year' },
    { label: 'Glossary: permits, energy and fire', href: '/glossary#permits-and-energy' },
  ],
} as const satisfies ToolCopy;

export const permitNotes = {
  sections: [
    {
      id: 'two-permits',
      title: 'Two permits, two questions',
      paragraphs: [
        'A **planning permit** comes from the council and decides whether this building is allowed in this place. It depends on zone and overlays. The free [property report](source:vicplan) lists both; ask the [council](source:planning-permits) what they mean for you.',
        'A **building permit** comes from a registered building surveyor, private or municipal, and checks that the building will be sound, dry, efficient and built to the Code. Nearly all building work needs one, and can’t start before it. [The exemptions](source:building-permit) are few and come with conditions: ask a surveyor before you build even a small shed without.',
        'The Act is [being rewritten](source:planning-act-reform) in stages: ask which process your application will follow.',
      ],
    },
    {
      id: 'code-and-walls',
      title: 'The Code and unusual walls',
      paragraphs: [
        'The National Construction Code doesn’t ban any material. There are recipes for brick, timber frame and concrete. For earth and straw you make the case by a [performance solution](/glossary#performance-solution): engineering, test reports, [overseas standards](source:nz-earth-standards), [builders’ guides](source:ausbale) and records of walls that work. Infill in an ordinary timber frame is the shortest way, because the frame follows the recipe.',
        'Victoria adopted the [2025 edition from 1 May 2026](source:ncc-2025-transition). Earth or straw walls that carry the roof are structural performance solutions, and that edition [closes one of the two ways](source:ncc-2025-structure) of proving them. {rule:structural-limit} Talk to your engineer first.',
        'New homes must reach [7 stars, meet a whole-of-home budget](source:energy-vic-seven-stars) and follow the [livable housing](source:ncc-2025) rules.',
      ],
    },
    {
      id: 'fire',
      title: 'Fire',
      paragraphs: [
        'In a designated bushfire prone area a new house or a significant extension must be built to at least [BAL-12.5](source:bushfire-minimum-level), and higher where vegetation, slope and distance require it. Where the [Bushfire Management Overlay](source:dtp-bushfire) applies, a planning permit can require defendable space, water and access. Only an assessor who has been on the land can give the level.',
      ],
    },
    {
      id: 'owner-builders',
      title: 'If you build it yourself',
      paragraphs: [
        'You take on [many of a builder’s duties](source:owner-builder-duties), the work and safety among them. For work above $20,000 you must have a [certificate of consent](source:bpc-certificate-of-consent). It lasts 12 months: apply late. You can get one for one home in five years; a [small second dwelling](source:owner-builder-limits) is exempt from that rule and from the one on living there. If you [sell](source:owner-built-sale) within [about six and a half years of the occupancy permit](source:owner-built-sale-act), you must give the buyer warranties and a defects report: ask a conveyancer.',
        'An owner-builder [must not demolish, restump, reblock, do other subfloor work or move a house](source:owner-builder-limits). A registered builder must do that.',
        'Only a licensed electrician may do electrical work, with a [certificate](source:electrical-certificate). Only a licensed or registered plumber may do plumbing work, even on your own house: the [roof, flashings, gutters and downpipes](source:roof-drainage), [drains and stormwater](source:plumbing-drainage), water and gas. Work worth more than $750 must have a [plumbing certificate](source:plumbing-certificates), which goes to the surveyor. Clearing leaves isn’t plumbing work.',
        'Above $10,000 you must have [a written major domestic building contract](source:building-contract) with the builder you engage, and above $20,000 the builder must have [Home Warranty](source:home-warranty). {rule:building-contracts}',
      ],
    },
    {
      id: 'before-the-permit',
      title: 'What the council settles first',
      paragraphs: [
        'The [legal point of discharge](source:discharge-point) says where your stormwater must go. A design that breaks a siting rule, such as a setback, needs the council’s [report and consent](source:report-and-consent). A new or changed driveway needs a [permit for its crossing](source:vehicle-crossing), and so does any trench in the road reserve.',
      ],
    },
    {
      id: 'extending-an-old-house',
      title: 'Extending an old house',
      paragraphs: [
        'Behind a miner’s cottage even a modest room is large. These rules decide the sketch.',
      ],
      list: [
        '**Half the volume.** If your alterations, with those of the last three years, touch more than half the original volume of the house, [the entire house must be brought into line with today’s regulations](source:alteration-rule). The surveyor may consent to less, but for an extension only if it is no larger than a quarter of the existing floor area (and never above 1,000 m²). Behind a cottage of 90 m² that is 22 m². Ask a surveyor before the sketch is settled.',
        '**Demolition and reblocking.** Lean-tos, stumps and subfloor are work for a registered builder; [an owner-builder must not do it](source:owner-builder-limits). To take down more than half of a house, or any part of a front that faces a street, you also need [the council’s report and consent](source:demolition-consent).',
        '**Heritage.** Under a Heritage Overlay [changes to the outside need a planning permit](source:heritage-overlay), and so does demolition. See the council’s heritage adviser with a sketch, not with drawings.',
        '**Bushfire.** A significant extension in a bushfire prone area needs the assessment too, and [BAL-12.5 is the least](source:bushfire-minimum-level). Have it done before you choose windows and cladding.',
        '**Asbestos.** Old sheet, lagging and vinyl are [checked before anything is opened](source:asbestos-home). Removing it is work for a licensed removalist.',
        '**Living through it.** Finish the new room first, while the old kitchen still works. Agree in writing which doors are sealed, when water and power are off, and where dust goes. While a wall is open or the floor is up, sleep elsewhere.',
      ],
    },
    {
      id: 'living-there',
      title: 'Living there in the meantime',
      paragraphs: [
        'You must not live in a new house, or a finished part of it, before its [occupancy permit](source:end-of-project). You need the council’s consent to live in a caravan or a shed on the land while you build, and councils differ: [Greater Bendigo](source:living-on-site) wants building and septic permits first, [Mount Alexander](source:camping-local-law) dropped its permit only for land that already has a house.',
      ],
    },
  ],
  limits: [
    'Your land. Native vegetation, heritage, flooding, erosion, easements, covenants and cultural heritage can each add a permit or a report.',
    'Other states, subdivision, commercial buildings, pools and more than one house.',
    'What each office will decide, and when.',
    'Fees and levies. Ask the council and the surveyor for theirs.',
    'Changes in the law since: the linked page counts.',
    'Advice on your own case. Ask a planner, a surveyor or a lawyer; our [Permit Pathway Analysis](/design-services) studies one property.',
  ],
} as const satisfies ToolNotes;
