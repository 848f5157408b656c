import type { PageBody } from '#shared/content-types/page.ts';
import { imageRef } from '../image-catalogue.ts';

export const housingNeedsReport = {
  title: 'Housing needs report',
  standfirst:
    'What is known about the need for affordable homes in Hepburn Shire and around it, with the date and source of every figure, the gaps left open, and a way to keep the page current.',
  description:
    'A working paper: published figures on housing need in Hepburn Shire and Victoria, each with date and source, and how residents can update them.',
  lead: imageRef('community/safe-place-affordable-housing-3'),
  banner: '',
  blocks: [
    { kind: 'heading', level: 2, text: 'How to read this paper', anchor: 'how-to-read' },
    {
      kind: 'paragraph',
      text: 'Housing need is easy to feel and hard to count. Most figures that circulate in a small shire are true of some other year, some other boundary or some other definition. This working paper by Natural Building Design therefore prints no estimate of its own. It lists published figures, says who published them and when, and marks what each can and cannot tell you. Where we found nothing reliable there is a gap, with the place to ask.',
    },
    {
      kind: 'definitions',
      items: [
        {
          term: 'Housing stress',
          text: 'In common use: a household in the lower part of the income range that pays more than 30% of its income for housing. Publications differ on which incomes they count; check the footnote.',
        },
        {
          term: 'Social housing',
          text: 'Public housing and community housing let to eligible households, usually at a share of income.',
        },
        {
          term: 'Affordable housing',
          text: 'In Victorian planning law: housing, including social housing, that is [appropriate for the needs of very low, low and moderate income households](source:affordable-housing). The three ranges are set by an Order: [up to 50%, 50 to 80 and 80 to 120% of the median household income](source:income-ranges), separately for Melbourne and the rest of Victoria. Use the dollar amounts of the current year’s Order.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'The published figures', anchor: 'figures' },
    {
      kind: 'table',
      caption: 'Figures with their dates',
      header: ['What', 'Figure', 'As of', 'Published by'],
      rows: [
        [
          'Homes unoccupied on Census night, Hepburn Shire',
          '2,008',
          '2021 Census',
          'Hepburn Shire Council',
        ],
        [
          'Share of homes listed for short stays, Hepburn Shire',
          'about 10%',
          'Nov 2022',
          'Hepburn Shire Council',
        ],
        ['Households in housing stress, Hepburn Shire', 'nearly 500', '2020 study', 'Safe Place'],
        ['Additional social rental homes needed, Hepburn Shire', '277', '2020 study', 'Safe Place'],
        ['People homeless, Hepburn Shire', '51', '2020', 'Safe Place'],
        [
          'Applicants on the housing register not yet in social housing, Victoria',
          '56,532',
          'Sept 2025',
          'Homes Victoria',
        ],
        ['of these with priority access', '31,353', 'Sept 2025', 'Homes Victoria'],
        [
          'Additional homes asked for by 2051, Hepburn Shire',
          '3,150',
          'early 2025',
          'Midland Express, on State targets',
        ],
        [
          'Additional homes asked for by 2051, Mount Alexander Shire',
          '4,500',
          'early 2025',
          'Midland Express, on State targets',
        ],
      ],
      anchor: 'figures-with-dates',
    },
    {
      kind: 'paragraph',
      text: 'The pages are: [Hepburn Shire Council, November 2022](source:hepburn-empty-homes); [Safe Place](source:safe-place-about), whose page says itself that data may change; [Homes Victoria](source:housing-register); and the [Midland Express](source:housing-targets). Please open them before you quote them.',
    },
    { kind: 'heading', level: 2, text: 'What the figures say together', anchor: 'reading-them' },
    {
      kind: 'paragraph',
      text: '**There are houses.** Council put the 2,008 unoccupied homes at twice the Victorian average, and remarked that there may be enough houses while there is not enough housing. A home empty on Census night may be a holiday house, a deceased estate, a house for sale or a family away. The Census doesn’t say which, but building more houses alone won’t fix it.',
    },
    {
      kind: 'paragraph',
      text: '**The size of homes is a separate question.** None of the figures above says how many bedrooms the shire’s homes have, or how many people live in each. The Census does, so look both up before you argue from them. A small home near services helps twice: somebody moves into it, and a larger home becomes free.',
    },
    {
      kind: 'paragraph',
      text: '**The queue is long and growing.** Applications across Victoria by people not yet in social housing rose from 53,554 in September 2024 to 56,532 a year later. The register counts those who were told about it, applied and were found eligible. Need that has given up or moved away is invisible in it.',
    },
    {
      kind: 'paragraph',
      text: '**Targets count homes, and need counts people.** A target of 3,150 is met equally well by holiday houses. Whether any of them are affordable depends on who holds the land, on what the planning scheme secures, and on who manages the tenancy. Hepburn’s own strategy, [A Home in Hepburn Shire](source:home-in-hepburn), adopted in September 2023, has 26 actions on partnership, advocacy, planning and incentives. Asking for a yearly report against them is a fair request, and so is asking which actions have money behind them.',
    },
    { kind: 'heading', level: 2, text: 'What we could not find, and where to ask', anchor: 'gaps' },
    {
      kind: 'table',
      caption: 'Open questions',
      header: ['Question', 'Where to ask', 'How often it changes'],
      rows: [
        [
          'Households by size, tenure, income and rent',
          'ABS Census, QuickStats and TableBuilder for the shire',
          'Every five years; the Census of 2026 will be published from 2027',
        ],
        [
          'New rental lettings, and how many a household on Centrelink income can afford',
          'Rental Report, by local government area',
          'Quarterly',
        ],
        [
          'Local applicants on the housing register',
          'Homes Victoria, by area of preference',
          'Quarterly',
        ],
        [
          'Social homes owned in the shire, by bedrooms',
          'Homes Victoria; the community housing providers',
          'Yearly',
        ],
        [
          'Short-stay listings by town',
          'Council; commercial listing counts, method stated',
          'Monthly',
        ],
        ['Second dwellings approved', 'Council’s building department', 'On request'],
        [
          'People sleeping rough or on couches',
          'Specialist homelessness services of the region',
          'Ask with care',
        ],
        [
          'Jobs unfilled because there is nowhere to live',
          'Employers: hospital, school, hospitality',
          'A survey you can run',
        ],
      ],
      anchor: 'open-questions',
    },
    {
      kind: 'paragraph',
      text: 'The [Rental Report](source:rental-report) deserves a place on the wall. It uses every rental bond lodged in the State, and calls a letting affordable when a household on Centrelink income would pay no more than 30% of it. In a shire with few rentals a quarter may hold only a handful of lettings, so show four quarters together and say how many lettings the figure rests on. Rents that were never advertised, and rooms let within a family, are missing from it.',
    },
    { kind: 'heading', level: 2, text: 'Keeping it current', anchor: 'keep-it-current' },
    {
      kind: 'list',
      style: 'numbered',
      items: [
        'One person owns the page. Every quarter they open each source and write the new figure beside the old one, never over it.',
        'A figure without a date and a source does not go in, however good the cause.',
        'Once a year, set three stories beside the numbers, told by people who have agreed to the wording and can withdraw it.',
        'Ask council to receive the page at a meeting. A figure that has been tabled gets used.',
        'When the Census of 2026 is published, start again from the top of the table.',
      ],
    },
    {
      kind: 'note',
      tone: 'information',
      title: 'If you need a home now',
      text: 'This paper cannot help tonight. The Victorian Government’s free 24-hour line for people who are homeless or at risk is 1800 825 955, as printed on the [Homes Victoria](source:housing-register) page; it connects you with a service nearby. In immediate danger call 000.',
    },
  ],
} satisfies PageBody;
