import type { PageBody } from '#shared/content-types/page.ts';
import { formatAud } from '#shared/format-aud.ts';
import {
  deliveryFrom,
  deliveryTime,
  depositPercent,
  hourlyRateAud,
  localArea,
  referenceText,
} from './services.ts';

/** What a customer agrees to. The slots show what the owner has published. */
export const terms = {
  title: 'Terms and refunds',
  standfirst: 'Who you deal with, what you pay and when, and your rights if something isn’t right.',
  description:
    'Who sells the design reports of Natural Building Design, what they cost, how deposits and refunds work, and your rights under Australian Consumer Law.',
  lead: null,
  banner: '',
  blocks: [
    { kind: 'heading', level: 2, text: 'Who you deal with', anchor: 'who-you-deal-with' },
    {
      kind: 'paragraph',
      text: 'You make your agreement with the practice behind Natural Building Design.',
    },
    { kind: 'part', name: 'seller' },
    {
      kind: 'paragraph',
      text: 'You can check the ABN and its GST registration on [ABN Lookup](https://abr.business.gov.au/).',
    },
    { kind: 'heading', level: 2, text: 'Price and payment', anchor: 'price-and-payment' },
    {
      kind: 'paragraph',
      text: 'Each report has a fixed price, shown on [Design services](/design-services): the [total](source:accc-pricing) in Australian dollars, travel outside our area aside.',
    },
    {
      kind: 'list',
      style: 'bulleted',
      items: [
        'Sending a questionnaire costs nothing and commits you to nothing.',
        `A ${depositPercent}% deposit secures your booking. The remainder is due on completion: you get the report first. For the pre-purchase and new-property reports we agree on the deposit when we arrange the visit.`,
        `Payment is by bank transfer, ${referenceText}. You get our bank details with the payment instructions or by email. If a second email gives another account, don’t pay: [ask us](/contact) first.`,
        `Anything beyond a report is ${formatAud(hourlyRateAud)} per hour, with an estimate before we start. Outside the ${localArea} area we charge travel, and quote it when you book.`,
      ],
    },
    { kind: 'heading', level: 2, text: 'When you get your report', anchor: 'delivery' },
    {
      kind: 'paragraph',
      text: `In writing within ${deliveryTime} ${deliveryFrom}. If we can’t, because of the weather on the day of a visit or a missing answer, we tell you as soon as we know and agree on a new date.`,
    },
    { kind: 'heading', level: 2, text: 'Cancelling a booking', anchor: 'cancelling' },
    {
      kind: 'paragraph',
      text: 'Until you’ve paid the deposit, you can cancel at no cost. After that the law doesn’t give a refund for [a change of mind](source:business-vic-refunds), so what we’ve agreed in writing counts.',
    },
    { kind: 'part', name: 'refunds' },
    {
      kind: 'paragraph',
      text: 'If we have to cancel, we offer you another date or return what you’ve paid for work we haven’t done, whichever you choose. None of this limits [your rights under consumer law](/terms#consumer-law).',
    },
    { kind: 'heading', level: 2, text: 'Your rights under consumer law', anchor: 'consumer-law' },
    {
      kind: 'paragraph',
      text: 'Our services come with guarantees under the Australian Consumer Law. They apply automatically, and [nothing we say can exclude or limit them](source:acl-business).',
    },
    {
      kind: 'list',
      style: 'bulleted',
      items: [
        'We work with due care and skill.',
        'What we deliver suits the purpose that you told us about.',
        'Where no date was agreed, we finish within a reasonable time.',
      ],
    },
    {
      kind: 'paragraph',
      text: '**If a problem is major**, you can cancel, pay only a reasonable amount for the work done, and get back what you’ve paid beyond that. Or you can keep what we made and be paid the difference in value. **If it’s minor**, we get the chance to fix it within a reasonable time before you can ask for a refund; if we refuse or take too long, you can have it fixed elsewhere and recover the cost from us, or cancel. [Consumer Affairs Victoria](source:cav-due-care) explains what counts as major. Either way, if our failure causes you loss that could reasonably be foreseen, [we must compensate you for it](source:accc-compensation).',
    },
    { kind: 'heading', level: 2, text: 'What a report can’t do', anchor: 'what-a-report-is-not' },
    {
      kind: 'paragraph',
      text: 'A report is design advice about your block or house, from what you told us and what we saw. It isn’t a permit, engineering calculations, a soil test, an energy rating, a bushfire attack level (BAL) assessment or a survey, and it can’t promise what a council or building surveyor will decide. It gives its date and what it’s based on, because rules change.',
    },
    {
      kind: 'paragraph',
      text: 'You may use the report and its sketches for this project, with any designer, surveyor or builder.',
    },
    { kind: 'heading', level: 2, text: 'If something is wrong', anchor: 'if-something-is-wrong' },
    {
      kind: 'paragraph',
      text: '[Tell us](/contact) first. We reply in writing. If we can’t agree, [Consumer Affairs Victoria](source:cav-due-care) explains how to resolve a dispute. [Privacy](/privacy) says what happens to your details.',
    },
  ],
} satisfies PageBody;
