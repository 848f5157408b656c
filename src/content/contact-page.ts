import type { ContactPageBody } from '#shared/content-types/contact-page.ts';
import { localArea, responseCommitment } from './services.ts';

export const contactIntroduction = {
  title: 'Contact',
  text: 'Tell us where the land is, what you’d like to build and what’s worrying you. A few plain sentences are enough to start.',
  description:
    'How to contact us, what to have ready, and when to expect a reply about a natural house, an extension or a block in central Victoria.',
} as const;

/** What stands around the form. */
export const contactPage: ContactPageBody = {
  form: {
    title: 'Use the form',
    text: 'No reception? Send it anyway: it’s saved on your device and sent when you have reception.',
  },
  ways: {
    title: 'How to reach us',
    email: 'Best if you want to send a title, a plan or photos with your question.',
    phone: 'Leave a message with your suburb and a good time to call back.',
    unpublished: 'Please use the form. We’ll reply by email and can arrange a call.',
  },
  questionnaire: {
    title: 'Start a report',
    text: 'If you know which report you want, go straight to its questionnaire: four of the six have one.',
  },
  haveReady: {
    title: 'What to have ready',
    text: 'Write what you can; the rest can follow.',
    items: [
      '**The address**, or the lot and plan number, so that we can look at aerials, zone and overlays before we reply.',
      '**The free property report** from [VicPlan](source:vicplan), to send when we reply.',
      '**What stage you’re at**: looking, under contract, own it, already building.',
      '**How many will live there**, now and in ten years. Leave health out of this form.',
      '**A budget**, even a rough one. We tell you early if it doesn’t fit.',
      '**Photos** from where the house would go, one in each direction, with the time of day: send them when we reply.',
      '**The question** that matters most.',
    ],
  },
  response: {
    title: 'When you’ll hear from us',
    text: responseCommitment,
    items: [
      'If one of our reports will help, we’ll tell you which. If a free page will do, we’ll send you the link.',
      'If it’s outside what we do well, we’ll say so, and refer you to someone who can help if we can.',
    ],
  },
  area: {
    title: 'Where we work',
    text: `From Daylesford and Hepburn across the Central Highlands and the Goldfields: Castlemaine, Ballarat, Kyneton, Trentham, Creswick and the country between. Travel time and costs are charged outside the ${localArea} area and quoted first.`,
  },
  visits: {
    title: 'Site visits',
    text: 'By arrangement, in daylight, whenever the weather lets us see the ground. Please tell us about gates, dogs, cattle and deep mud, and bring everyone who’ll live in the house.',
  },
  privacy: {
    title: 'What happens to your message',
    text: 'The practice reads it; the companies that run our server and email see it only as far as their work requires. [Privacy](/privacy) says what we store, for how long, and how to have it deleted.',
  },
  urgent: {
    title: 'Not for emergencies',
    text: 'A fire, a gas leak or a leaning wall can’t wait for us. Call 000. About a building that may be dangerous, call your council’s municipal building surveyor.',
  },
};
