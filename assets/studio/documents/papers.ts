/** What each paper adds to its text: accent, cover, figures, sheets. */
import { documents } from '#content/documents/documents.ts';
import type { Paper } from './html.ts';
import { infillCover, needsCover, objectionCover, smallHomesCover } from './drawing/covers.ts';
import { P } from './drawing/kit.ts';
import { marks, register, twoOccasions } from './drawing/figures.ts';
import { block, published, shadows } from './drawing/infill.ts';
import { lot, section, threePlans, winterReach } from './drawing/small-homes.ts';
import { checklist, letter, onePoint, surveySheet, updateSheet } from './sheets.ts';

const figure = (drawing: string, caption: string, wide = true): string =>
  `<figure class="figure${wide ? ' wide' : ''}">${drawing}<figcaption>${caption}</figcaption></figure>`;

const plate = (drawing: string, caption = ''): string =>
  `<figure class="figure">${drawing}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`;

const smallHomes = (): Paper => ({
  name: 'small-homes-brochure',
  number: 1,
  article: documents['small-homes-brochure'],
  accent: P.rust,
  cover: smallHomesCover(),
  coverNote: 'Plan oblique, seen from the north. Not a real place.',
  inserts: [
    {
      section: 'the-plan',
      before: 2,
      html: '<p class="pointer">Drawn at 1:100 after the text, with shorter versions of 45 and 30 m². The areas count walls and porch and leave out the eaves: ask council how yours will be measured.</p>',
    },
    {
      section: 'walls-and-warmth',
      before: 1,
      html: figure(
        section(),
        `<b>Figure 1.</b> Section through the living room, looking west. At 37.2° south the noon sun of the shortest day stands at 29.4°, passes under the eave and lights ${winterReach()} m of floor. In December it stands at 76.2°, and the same eave shades all the glass.`,
      ),
    },
  ],
  plates: [
    { title: 'Three lengths of the same house', html: plate(threePlans()) },
    { title: 'Two homes on one lot', html: plate(lot()) },
  ],
});

const infill = (): Paper => ({
  name: 'housing-infill-mapping',
  number: 2,
  article: documents['housing-infill-mapping'],
  accent: P.leaf,
  cover: infillCover(),
  coverNote: 'Plan oblique, seen from the north. Not a real place.',
  inserts: [
    {
      section: 'walk',
      before: 3,
      html: figure(
        shadows(),
        '<b>Figure 1.</b> Shade at noon on 21 June at 37.2° south, on level ground: 1.8 metres of it for each metre of height. Two hours before and after noon shadows are a third longer, and slanted.',
      ),
    },
    {
      section: 'publish',
      before: 1,
      html: figure(
        published(),
        '<b>Figure 2.</b> What is kept and what is published. The nine blocks and their figures are invented.',
      ),
    },
  ],
  plates: [
    {
      title: 'One street block, mapped',
      html: plate(
        block(),
        'An invented block, drawn as the method asks. Of eleven lots, five have room for seven homes; the shop is counted separately, and the road reserve only once its manager has agreed. A3, A4 and B5 fail for access or shade, B3 for its tree, B6 for its slope.',
      ),
    },
    { title: 'Survey sheet', html: surveySheet() },
  ],
});

const objection = (): Paper => ({
  name: 'structure-plan-objection',
  number: 3,
  article: documents['structure-plan-objection'],
  accent: P.indigo,
  cover: objectionCover(),
  coverNote: 'A town that does not exist, and a pencil.',
  inserts: [
    {
      section: 'what-it-is',
      before: 2,
      html: figure(
        twoOccasions(),
        '<b>Figure 1.</b> Two occasions to speak. The steps of the amendment are changing in stages: go by the notice you received.',
      ),
    },
    {
      section: 'what-counts',
      before: 2,
      html: `<figure class="figure example">${onePoint()}<figcaption><b>Figure 2.</b> One point that can be granted, taken apart. The plan and the place are invented.</figcaption></figure>`,
    },
  ],
  plates: [
    { title: 'Checklist', html: checklist() },
    { title: 'The submission, to fill in by hand', html: letter() },
  ],
});

const needs = (): Paper => ({
  name: 'housing-needs-report',
  number: 4,
  article: documents['housing-needs-report'],
  accent: '#82540f',
  cover: needsCover(),
  coverNote:
    'About one home in ten in Hepburn Shire was listed for short stays (Hepburn Shire Council, November 2022).',
  inserts: [
    {
      section: 'figures',
      before: 2,
      html: figure(
        marks(),
        '<b>Figure 1.</b> Each mark is one home or one household in Hepburn Shire, all at one scale. The three come from different years and publishers: look at them side by side, but don’t add or subtract them.',
      ),
    },
    {
      section: 'reading-them',
      before: 3,
      html: figure(
        register(),
        '<b>Figure 2.</b> Applications on the housing register by people not yet in social housing, Victoria, as published by Homes Victoria. The priority share is shown for 2025 alone.',
      ),
    },
  ],
  plates: [{ title: 'Keeping the figures: a sheet to fill in', html: updateSheet() }],
});

export const papers: readonly (() => Paper)[] = [smallHomes, infill, objection, needs];
