import type { PageBody } from '#shared/content-types/page.ts';
import { imageRef } from '../image-catalogue.ts';

export const structurePlanObjection = {
  title: 'Structure plan objection',
  standfirst:
    'How to reply to a draft structure plan so that your reply is of use: what the plan is, when it can still change, what belongs in a submission, and a form you can fill in tonight.',
  description:
    'A working paper on submissions and objections to structure plans and planning scheme amendments in Victoria, with points on housing and a model submission.',
  lead: imageRef('heroes/community'),
  banner: '',
  blocks: [
    {
      kind: 'heading',
      level: 2,
      text: 'What a structure plan is, and is not',
      anchor: 'what-it-is',
    },
    {
      kind: 'paragraph',
      text: 'A structure plan is a council’s picture of how a town should grow over fifteen years or more: where houses, shops, paths and open ground should go, how far the boundary runs, and which zones and overlays would bring that about. Once adopted it is policy. It becomes law for your land only when its proposals enter the planning scheme through a planning scheme amendment, approved by the Minister.',
    },
    {
      kind: 'paragraph',
      text: 'So there are two times to speak. The first is consultation on the draft, run as the council chooses. The second is the exhibition of the amendment, which follows the Planning and Environment Act. A good submission at the first can save a hearing at the second. In Hepburn Shire the structure plans for Clunes, Creswick, Daylesford and Hepburn Springs, Glenlyon and Trentham were [adopted on 3 September 2024](source:hepburn-structure-plans) after [577 submissions](source:future-hepburn-submissions); the amendments that carry them into the scheme are [a later, staged task, with further consultation](source:future-hepburn-implementation). Ask the strategic planners where yours stands.',
    },
    {
      kind: 'paragraph',
      text: 'This working paper by Natural Building Design is general information for residents. It is not legal advice, and it takes no side on any particular plan.',
    },
    { kind: 'heading', level: 2, text: 'What are you replying to?', anchor: 'when-to-speak' },
    {
      kind: 'table',
      caption: 'Three occasions, three kinds of submission',
      header: ['Occasion', 'What you write', 'What must happen to it'],
      rows: [
        [
          'Draft structure plan',
          'A submission, by the council’s closing date',
          'Considered before adoption, as council policy provides',
        ],
        [
          'Exhibited planning scheme amendment',
          'A submission that asks for a stated change',
          'Council changes the amendment, refers the submission to a panel, or abandons that part',
        ],
        [
          'Planning permit application',
          'An objection, with reasons and how you are affected',
          'Considered before the decision; review rights vary',
        ],
      ],
      anchor: 'three-occasions',
    },
    {
      kind: 'paragraph',
      text: 'The middle row is the strongest position that an ordinary resident has. [Section 23 of the Act](source:planning-act-section-23) leaves a council three courses with a submission that requests a change: make it, send it to an independent panel, or abandon the amendment or part of it. A [panel is not a court](source:planning-panels); it hears submitters informally, and legal rules of evidence do not bind it. Its report is advice, and advice counts. When Hepburn’s scheme was rewritten as Amendment C80, [submissions went to a panel before the Minister approved it in November 2021](source:hepburn-c80).',
    },
    {
      kind: 'note',
      tone: 'caution',
      title: 'The law is changing under this page',
      text: 'The [Planning Amendment (Better Decisions Made Faster) Act 2026](source:planning-act-reform) brings new, tiered paths for permits and amendments. It [starts in stages](source:planning-act-reform-timing). Under the [Townhouse and Low-Rise Code](source:townhouse-code), objectors to an application that meets every standard may have no right to take the decision to VCAT. Ask council before you count on one. Check the procedure printed on the notice you received, and keep to its closing date.',
    },
    { kind: 'heading', level: 2, text: 'What counts, and what does not', anchor: 'what-counts' },
    {
      kind: 'paragraph',
      text: 'Planners can act on reasons about land: housing need, bushfire, flood, drainage, sewer capacity, roads and footpaths, trees and habitat, heritage, overshadowing, the distance to a school. They can’t act on property values, the character of future tenants, or the applicant’s motives, and these only crowd out your real point.',
    },
    {
      kind: 'list',
      style: 'bulleted',
      items: [
        'Name the page, map or clause. “Figure 14, the land east of the creek” can be answered; “the development” cannot.',
        'Say what is wrong in one sentence, and give the evidence in the next: a photograph with a date, a flood level, a count, a published policy.',
        'Say exactly what you want instead. A submission with no request for change cannot be granted.',
        'Support what is right. Planners hear that less often, and it gives weight to the rest.',
        'One page is read; two are skimmed. Put documents behind it.',
        'Write your own words. Forty identical submissions count as one argument, forty different ones as forty.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Points on housing worth making', anchor: 'housing-points' },
    {
      kind: 'paragraph',
      text: 'Our own interest is in affordable homes inside towns. On a draft plan we ask the following, whichever way the rest of it goes.',
    },
    {
      kind: 'list',
      style: 'numbered',
      items: [
        'Does the plan count what could be built on existing serviced streets before it moves a boundary? What method was used? (Our paper on infill mapping offers one.)',
        'Which sizes of home does it lead to? Households of one or two need more than three-bedroom homes.',
        'Where, by name, is land for social or community housing, and who holds it? Affordable housing has been [an objective of the Planning and Environment Act since June 2018](source:affordable-housing), so a plan may properly speak of it.',
        'Does it propose agreements under section 173 for affordable homes where land gains value from rezoning, with the evidence to support them?',
        'Can a person without a car reach food, a doctor and a bus from the new homes, on a footpath?',
        'Have bushfire and flood been treated first, as limits, rather than last, as conditions?',
        'Do the design rules leave room for small, north-facing, well-insulated homes, and for walls of earth and straw? Rules on materials and colours written for an estate can exclude them by accident.',
      ],
    },
    { kind: 'heading', level: 2, text: 'A submission to fill in', anchor: 'model-letter' },
    {
      kind: 'paragraph',
      text: 'To the Strategic Planning team, and the name of the council. **Submission on** the title of the plan or the number of the amendment, and the date. Your name, postal address and email.',
    },
    {
      kind: 'list',
      style: 'numbered',
      items: [
        'I live at / work in / own land at …, about … metres from the land concerned, and have known it for … years.',
        'I support … (page or figure), because …',
        'I ask for the following change to … (page, figure, clause): …',
        'My reasons are: first … (evidence attached, A); second … (B).',
        'If this change cannot be made, I ask that … as a second best.',
        'If this is an amendment: I ask that my submission be referred to a panel if it is not accepted, and I do / do not wish to be heard.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Sign it, keep the receipt, and remember that submissions are public documents. Go and speak for three minutes if you are invited to. Bring one photograph. Thank the officers, who have read several hundred of these, and are often on your side.',
    },
  ],
} satisfies PageBody;
