import type { PageBody } from '#shared/content-types/page.ts';
import { siteName } from '#shared/paths.ts';

/** What happens to what visitors send; every sentence describes what the server and the site do. */
export const privacy = {
  title: 'Privacy',
  standfirst:
    'What we store when you write to us, why, for how long, who sees it, and how to have it deleted.',
  description:
    'What Natural Building Design stores when you send a message or questionnaire, why, for how long, who sees it, and how to see, correct or delete it.',
  lead: null,
  banner: '',
  blocks: [
    { kind: 'heading', level: 2, text: 'In short', anchor: 'in-short' },
    {
      kind: 'list',
      style: 'bulleted',
      items: [
        'We store what you send us, so that we can reply and prepare your report. We don’t sell it, and we don’t use it for advertising.',
        'You need no account to read. There’s no advertising, no visitor statistics and no cookies for visitors, and nothing is loaded from other websites.',
        'What you type and attach stays on your device until you send it or continue on another device.',
        'You can ask us at any time what we store about you, have it corrected, or have it deleted.',
      ],
    },
    {
      kind: 'paragraph',
      text: `“We” is the practice behind ${siteName}: see [who you deal with](/terms#who-you-deal-with).`,
    },
    { kind: 'heading', level: 2, text: 'What we store', anchor: 'what-we-store' },
    {
      kind: 'definitions',
      items: [
        {
          term: 'Contact form and chat',
          text: 'Your name, email address, project type and message.',
        },
        {
          term: 'Questionnaires',
          text: 'Your name, how to reach you, your answers about your land, house, budget and household, and the files you attach.',
        },
        {
          term: 'A request’s page',
          text: 'What you add there, our replies and reports, the times of visits, when our emails to you went out, and when you first downloaded a report. The link to it asks for your email address, stores nothing on your device, and works until six months after your report.',
        },
        {
          term: 'With each of them',
          text: 'A receipt number, when it arrived, how long the form took to fill in (to spot spam, and to tell people how long it usually takes), whether we replied, what you paid, the invoices we gave you, and our own notes about your request.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'You don’t have to answer everything. Without a name and an email address we can’t reply; the fewer answers we have, the less a report can say.',
    },
    { kind: 'heading', level: 2, text: 'Answers about health', anchor: 'health' },
    {
      kind: 'paragraph',
      text: 'Some questions invite you to say who’ll live in the house: a wheelchair, a walking frame, allergies, somebody getting older. That’s health information, and it may be about somebody else. Until we’ve told you [where our server and email are](/privacy#who-sees-it), leave these answers blank. Then answer only if it helps the design, leave out diagnoses and names, and ask the person first. By sending it you agree that we may use it for your design and nothing else. We store it with your other answers, just as safely and for just as long, and never put these answers in an email. A message from the contact form or chat can reach us by email: leave health out of it.',
    },
    { kind: 'heading', level: 2, text: 'Photos and files', anchor: 'photos' },
    {
      kind: 'paragraph',
      text: 'A phone often writes the place and time into a photo. Before sending, the form makes photos over 2 MB smaller, and the largest ones if your files come to more than 20 MB; you can switch this off. It also removes place and time, where your browser can do it. All other files, smaller photos as well, are stored exactly as you send them, with any place and time in them. Only we open them.',
    },
    {
      kind: 'paragraph',
      text: 'When you send a form, its files go to our server first. If the form doesn’t follow within 48 hours, [we delete them](/privacy#how-long).',
    },
    { kind: 'heading', level: 2, text: 'On your device', anchor: 'on-your-device' },
    {
      kind: 'paragraph',
      text: 'Forms save themselves on your device as you type, with their files, so that nothing is lost without reception. A form waiting to be sent stays there as well, and after sending, its receipt. Whoever uses the same device and browser can read them. You see them all under [Offline & saved forms](/offline), where you can delete them. Searching happens on your device: we don’t learn what you look for.',
    },
    { kind: 'heading', level: 2, text: 'Continuing on another device', anchor: 'another-device' },
    {
      kind: 'paragraph',
      text: 'When you continue a form on another device by scanning a code, your device encrypts the form and its files first. Our server holds them for up to 24 hours and can’t read them: the key is only in the code and its link. They’re deleted as soon as the other device has them. Anyone with the code can open the form, so keep it to yourself.',
    },
    { kind: 'heading', level: 2, text: 'Who sees it', anchor: 'who-sees-it' },
    {
      kind: 'list',
      style: 'bulleted',
      items: [
        '**We do**, after signing in.',
        '**The companies that run our server and email**, as far as their work requires.',
        '**A consultant, council or builder** only when you’ve asked us to involve them.',
        '**Anyone the law requires us to tell**, and nobody else.',
      ],
    },
    { kind: 'part', name: 'hosting' },
    {
      kind: 'paragraph',
      text: '**Emails to us.** Our server may let us know by email that something has arrived. That email holds your name, your email address and, from the contact form or chat, your message. When you add to a request, choose a time or say that you’ve paid, it holds your name, your email address and the receipt number, and for a visit its time and place. Each morning we may get a list of whose requests are due. The answers and files of a questionnaire are never in an email.',
    },
    {
      kind: 'paragraph',
      text: '**Our phone.** We may store open requests with their photos, and messages we have yet to answer, encrypted on our own phone, to read them on your block.',
    },
    {
      kind: 'paragraph',
      text: '**Emails to you.** You get a receipt by email; it repeats nothing you wrote. Our replies, the times of visits and invoices come to you by email as well; files and reports stay on your request’s page.',
    },
    { kind: 'heading', level: 2, text: 'How long we store it', anchor: 'how-long' },
    { kind: 'part', name: 'periods' },
    {
      kind: 'paragraph',
      text: 'The time counts from the day it arrived. If we’ve worked on it, it stays at least until 30 days after that, even when its time is over. Then it leaves our inbox automatically and is set aside for 7 days, so that a mistake can be undone. After that it’s deleted: from our automatic copies on the server within 2 days, and from the encrypted backup elsewhere within 30 days. Three things don’t end automatically: emails, copies that we’ve made ourselves, and questionnaires with a paid deposit. We delete those by hand once we no longer need them.',
    },
    {
      kind: 'heading',
      level: 2,
      text: 'What the server notes about your visit',
      anchor: 'connection-data',
    },
    {
      kind: 'paragraph',
      text: 'The server’s log holds which kind of page or form was asked for, the result and how long it took. It holds no IP address, no name, no message and no search words. Your IP address stays in memory for a while, to slow down anyone flooding us with requests, and is never written down. Whoever runs the server or the network may keep logs of their own.',
    },
    {
      kind: 'heading',
      level: 2,
      text: 'See it, correct it, delete it',
      anchor: 'see-correct-delete',
    },
    {
      kind: 'paragraph',
      text: 'Write to us through the [contact page](/contact) from the email address you used. We may ask a question to be sure that it’s you. We’ll send you a copy of what we store, correct it, or delete it: your messages, questionnaires and files, our notes, replies and reports, and the pages of your requests, with the server’s automatic copies. What we delete goes from our phone the next time the phone connects, and within 30 days from the encrypted backup that we keep elsewhere in case the server is lost. The law makes us keep payments and invoices for five years. After a deletion they no longer say who you are, except for your name on an invoice of $1,000 or more.',
    },
    { kind: 'heading', level: 2, text: 'How we look after it', anchor: 'safety' },
    {
      kind: 'paragraph',
      text: 'Files are checked before they’re stored, our passphrases are stored only in a form that can’t be read back, guesses at them are slowed down, and the server makes a copy every hour so that a fault doesn’t lose what you sent. No system is perfectly safe. If something happens to your details that could harm you, we’ll tell you.',
    },
    { kind: 'heading', level: 2, text: 'The law, and complaints', anchor: 'law-and-complaints' },
    {
      kind: 'paragraph',
      text: 'The federal Privacy Act [doesn’t cover most businesses with a turnover of up to $3 million](source:oaic-key-concepts). Its [rules on telling people what is collected](source:oaic-app-5) are our guide, whether or not it covers us. In Victoria, the [Health Records Act 2001](source:health-records-act) protects health information, and binds a practice of any size.',
    },
    {
      kind: 'paragraph',
      text: 'If you think we’ve got something wrong, [tell us](/contact); we’ll reply within 30 days. You can also complain to the [Office of the Australian Information Commissioner](source:oaic-complaints) where the Privacy Act applies, or to the [Health Complaints Commissioner](source:hcc-victoria) about health information.',
    },
  ],
} satisfies PageBody;
