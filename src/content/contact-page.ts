import { localArea, responseCommitment, responseTime } from './services.ts';

/** A way to reach us. E-mail and telephone stand on the page only when the practice has published them. */
export interface ContactWay {
  id: 'form' | 'email' | 'phone' | 'questionnaire';
  title: string;
  text: string;
  action: { label: string; href: string } | null;
}

export const contactPage = {
  title: 'Contact',
  standfirst:
    'Tell us where the land is, what you would like to build, and what is worrying you. A few plain sentences are enough to start.',
  description:
    'How to reach the practice, what to have ready, and when to expect an answer about a natural house, an extension or a block in central Victoria.',
  ways: {
    title: 'How to reach us',
    items: [
      {
        id: 'form',
        title: 'Write here',
        text: 'The form on this page reaches the same desk as an e-mail. If you have no reception, send it all the same: it is kept on your device and goes off by itself when a signal comes.',
        action: null,
      },
      {
        id: 'email',
        title: 'E-mail',
        text: 'Best for sending a title, a plan or photographs with your question.',
        action: null,
      },
      {
        id: 'phone',
        title: 'Telephone',
        text: 'We are often on site. Leave a message with the suburb and a good time to ring back.',
        action: null,
      },
      {
        id: 'questionnaire',
        title: 'Start a report',
        text: 'If you already know which report you want, go straight to its questionnaire. It is the quickest way to a useful answer.',
        action: { label: 'See reports and prices', href: '/design-services' },
      },
    ] satisfies readonly ContactWay[],
    /** Shown instead of the two ways that are not published. */
    unpublished: 'Please use the form. We answer by e-mail and arrange a call from there.',
  },
  haveReady: {
    title: 'What to have ready',
    introduction: 'None of this is required. Each item saves one letter to and fro.',
    items: [
      '**The address**, or the lot and plan number, so that we can look at aerials, zone and overlays before we reply.',
      '**The property report** from [VicPlan](source:vicplan), which is free and takes two minutes.',
      '**Where you stand**: looking, under contract, owner, already building.',
      '**Who will live there**, now and in ten years.',
      '**A budget**, even a rough one. We treat it as confidential and will tell you early if it does not fit.',
      '**Three or four photographs**, taken from the place where the house would stand, one in each direction, with the time of day.',
      '**The question** that keeps you awake.',
    ],
  },
  response: {
    title: 'When you will hear from us',
    text: responseCommitment,
    steps: [
      `Within ${responseTime} a person who has read your message replies.`,
      'If a report would answer the question, we say which. If a free page on this site would, we send you there.',
      'If it is outside what we do well, we say so, and name somebody where we can.',
    ],
  },
  area: {
    title: 'Where we work',
    text: `From Daylesford and Hepburn across the Central Highlands and the Goldfields: Castlemaine, Ballarat, Kyneton, Trentham, Creswick and the country between. Travel time and costs are charged outside the ${localArea} area, and are quoted first. Desktop reports need no travel.`,
  },
  visits: {
    title: 'Site visits',
    text: 'By arrangement, in daylight, in any weather that lets us see the ground. Please tell us about gates, dogs, cattle and deep mud, and bring everyone who will live in the house.',
  },
  privacy: {
    title: 'What happens to your message',
    text: 'It is stored so that we can answer it, read only by the practice, and passed to nobody. If you would like it deleted, with anything you attached, ask us.',
  },
  urgent: {
    title: 'Not for emergencies',
    text: 'A leaning wall, a fire or a gas leak cannot wait for a designer. Ring 000, or the municipal building surveyor of your council for a dangerous building.',
  },
} as const;
