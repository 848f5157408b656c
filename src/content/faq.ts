import { paragraphs } from './paragraphs.ts';
import {
  energyAssessor,
  moisture,
  overlayExtension,
  overlayHouse,
  ownerBuiltDuties,
  ownerBuiltSale,
  plinth,
  plumbingCertificate,
} from '#shared/building-figures.ts';
import type { DefaultEntry } from './default-entry.ts';

/** Questions asked before the first report. Answers may use the inline markup of `schema.ts`. */
export const frequentQuestions: readonly DefaultEntry<'question'>[] = [
  {
    id: 'owner-builder',
    question: 'Can I build my own house as an owner-builder?',
    answer: paragraphs(
      'Yes. If you own the land and the domestic building work is worth more than $20,000 (older pages give $16,000), you must have a [certificate of consent from the Building and Plumbing Commission](source:bpc-certificate-of-consent) before a surveyor can issue your building permit. Count materials and labour as a registered builder would charge for them, your own work included. You must pass the Commission’s [e-learning and assessment](source:bpc-owner-builders), and in most cases need a construction induction (white) card. The certificate lasts 12 months unless a building permit is issued in that time, so apply late, when your other documents are nearly ready.',
      `Some work you may not do. An owner-builder [must not demolish, restump, reblock, do other subfloor work or move a house](source:owner-builder-limits) (a registered builder’s work). Only a licensed electrician may do [electrical](source:electrical-work) work, and only a licensed or registered plumber plumbing work, even on your own house. Plumbing includes the [roof, flashings, gutters and downpipes](source:plumbing-regulations), the [drains](source:plumbing-drainage) and [wood heaters with their flues](source:solid-fuel-heaters), and a plumber must give you a [compliance certificate](source:plumbing-certificates) ${plumbingCertificate}. You may clear leaves from a gutter yourself.`,
      `You can have a certificate for one home in five years, counting one that somebody you own or have owned property with had, and must live in it or mean to; a [small second dwelling](source:owner-builder-limits) is exempt from these rules. If you sell within [${ownerBuiltSale}](source:owner-built-sale-act), you must give the buyer ${ownerBuiltDuties}: ask a conveyancer. You must not live in a new house, or a finished part of it, before its [occupancy permit](source:occupancy-permit), nor in a caravan on the land without the council’s consent. A shed isn’t a home.`,
    ),
  },
  {
    id: 'planning-or-building-permit',
    question: 'Do I need a planning permit, a building permit, or both?',
    answer: paragraphs(
      'A **planning permit** comes from council and asks whether this house may stand in this place: it depends on the zone, on overlays such as bushfire, heritage, erosion or water catchment, and on [native vegetation](source:native-vegetation). A **building permit** comes from a registered building surveyor, private or municipal, and asks whether the house is safe, dry, efficient and built to the Code. A new house always needs a building permit, and usually a shed does: [the exemptions](source:building-permit) are few, so ask a surveyor. On a town block without overlays that may be all; on rural land around Daylesford a house usually needs both, and the planning permit comes first.',
      'Start with the free property report from [VicPlan](source:vicplan): zone, overlays, and whether the land is bushfire prone. The [Permit path](/tools/permit-path) lays out the usual steps, with dates.',
    ),
  },
  {
    id: 'bushfire-bmo-bal',
    question: 'What do BMO and BAL mean for a natural house?',
    answer: paragraphs(
      `The Bushfire Management Overlay (BMO) is a planning control over land that [extreme bushfire may reach](source:dtp-bushfire). Inside it [${overlayHouse}](source:bmo-dwellings); ${overlayExtension}. The application has a bushfire management statement and plan that show siting, defendable space, water and access. The Bushfire Attack Level (BAL) is a building measure under AS 3959: it runs from BAL-LOW through 12.5, 19, 29 and 40 to FZ, the flame zone, and sets how the house is built. Most of our district is a bushfire prone area, where [BAL-12.5 is the least](source:bushfire-minimum-level) you may build to. An extension needs the assessment too.`,
      'Earth and stone do not burn, and well-rendered straw not easily. But houses are [mostly lost to embers](source:ember-attack) at eaves, vents, decks, gutters and windows, so the detail decides. Thirty metres further from the trees can change the BAL by two steps. No level makes it safe to stay: on a bad fire day the plan is to [leave early](source:leaving-early).',
    ),
  },
  {
    id: 'seven-stars',
    question: 'Can an earth, straw or timber house reach 7 stars?',
    answer: paragraphs(
      'Yes, if it is designed for it. [Since 1 May 2024](source:energy-vic-seven-stars) new homes in Victoria have to reach 7 stars under NatHERS, meet a whole-of-home energy budget, and follow the livable housing rules such as a step-free entry where the site allows. With strawbale, glass and ceiling are the weak points. Light earth can get there with a good density, a well-insulated roof and modest windows. Solid mudbrick or stone usually needs insulation outside, at least on the cold sides.',
      `The sun does the most: living rooms to the north, turned a little to the east, little glass to the south, and eaves that shade December sun and let in June sun. ${energyAssessor} Larger extensions can be caught by the same rule: ask your surveyor early, and read [the rules of extending an old house](/tools/permit-path#extending-an-old-house).`,
    ),
  },
  {
    id: 'approved-materials',
    question: 'Are mudbrick, straw and light earth allowed in Victoria?',
    answer: paragraphs(
      'They are. The National Construction Code does not forbid a material; it asks what a building must do. You can follow the written recipe, which exists for brick, timber frame and concrete and hardly at all for earth or straw, or propose a [performance solution](/glossary#performance-solution): engineering, test reports, handbooks such as HB 195, the [New Zealand earth building standards](source:nz-earth-standards) and a record of buildings that work. Straw or light earth in a timber frame is the easiest case: the frame follows the recipe, and only the wall needs the evidence.',
      'Walls that carry the roof are another matter. Loadbearing mudbrick, rammed earth and straw without a frame are structural performance solutions. {rule:structural-limit}',
      'Choose engineer and surveyor before you choose the wall, and ask what evidence they want.',
    ),
  },
  {
    id: 'moisture',
    question: 'How do you keep natural walls dry?',
    answer: paragraphs(
      `With a good hat, good boots and a coat that breathes. The hat is a roof with 600 mm of eave or a verandah on the weather side, on before any straw or earth goes in. The boots are a plinth of stone or concrete, ${plinth}, above the finished ground, with drainage that takes water away from it. The coat is earth or lime plaster, without gaps, never sealed with acrylic or cement. Showers, baths and laundries get their own framed, waterproofed walls.`,
      `Then measure. Straw and light earth go under plaster only when they read below ${moisture.ready}% all the way through. Straw: ${moisture.straw}. Light earth stands bare until it reads below ${moisture.ready}%. Mudbricks dry for 2-4 weeks and are broken open to check. A light earth wall packed in November dries; packed in March it waits for next summer. If an old wall is damp, look first for the gutter, the garden bed or the cement coat that is doing it. Before you lift a floor to look, have [fibro, pipe lagging and old vinyl checked for asbestos](source:asbestos-home).`,
    ),
  },
  {
    id: 'wastewater',
    question: 'What about wastewater when there is no sewer?',
    answer: paragraphs(
      'The ground decides. You need a council permit to install or alter an onsite system, usually with a land capability assessment. Much of Hepburn Shire lies in drinking-water catchments, so its council wants [the assessment with your septic application](source:hepburn-wastewater), and with a [planning application](source:hepburn-catchment) for a new house without sewer. You need the septic permit before a building permit.',
      'Order the assessment before the floor plan is fixed. The dispersal area can be several hundred square metres, clear of trees, tanks, driveways and the house.',
    ),
  },
  {
    id: 'costs',
    question: 'What does a natural house cost, and where does the money go?',
    answer: paragraphs(
      'Walls are seldom more than a fifth of it. Footings, roof, windows, kitchen, wiring, tanks and wastewater cost what they cost in any house. Built by others, a natural house costs about as much as a well-made conventional one. Built by you, it saves roughly the value of your time, less the mistakes: here is [a worked budget per square metre](/blog/the-owner-builder-year#a-budget-per-square-metre).',
      'Fewer square metres, a simple plan under one roof, flat ground and decisions made once lower the price. Long driveways, steep land, a high BAL and changes on site raise it. Keep 15 to 20% aside.',
      'Ask your bank and an insurer before anything is drawn. Earth and straw count as [unusual walls with most lenders](source:unusual-walls-loans), and few insurers [know them](source:unusual-walls-insurance), so fewer will lend or cover. Ask for the answer in writing, for the building time and for the finished house. Bring drawings, the engineer’s name and the test reports for the wall.',
    ),
  },
];
