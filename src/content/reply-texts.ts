import type { DefaultEntry } from './default-entry.ts';
import { responseTime } from './services.ts';

/** Texts that the owner’s replies start from; `{name}` and its like are filled in from the request. */
export const replyTexts: readonly DefaultEntry<'reply-text'>[] = [
  {
    id: 'suits-you',
    title: 'It suits you',
    subject: '',
    text: 'Hello {name},\n\nThank you for your request. We’ve read your answers, and the {report} is the right one for you. It costs {price}, of which {deposit} is a deposit that secures your booking.\n\nYou’ll find how to pay on your page.',
    serves: 'requests',
  },
  {
    id: 'bank-details',
    title: 'Bank details',
    subject: 'How to pay the deposit ({receipt})',
    text: 'Hello {name},\n\nPlease transfer the deposit of {deposit} to:\n\n{bank details}\n\nIf details ever look different from these, ring us before you pay.',
    serves: 'requests',
  },
  {
    id: 'deposit-received',
    title: 'Deposit received',
    subject: 'We have your deposit ({receipt})',
    text: `Hello {name},\n\nYour deposit is here, thank you. We’ll be in touch within ${responseTime} about the next step.`,
    serves: 'requests',
  },
  {
    id: 'visit',
    title: 'Visit',
    subject: 'Our visit ({receipt})',
    text: 'Hello {name},\n\nWe’ll visit on {visit}. If you have them, please have the title, the plan of subdivision and any earlier drawings at hand.',
    serves: 'requests',
  },
  {
    id: 'report-attached',
    title: 'Report attached',
    subject: 'Your report ({receipt})',
    text: 'Hello {name},\n\nYour {report} is ready. Download it from your page with your email address: {report file}\n\nWhat is left to pay is there as well. If anything in the report is unclear, reply to this email.',
    serves: 'requests',
  },
  {
    id: 'report-replaced',
    title: 'Report replaced',
    subject: 'A new version of your report ({receipt})',
    text: 'Hello {name},\n\nHere is a new version of your {report}. It replaces the one we sent before; both are on your page. Download it there with your email address: {report file}\n\nIf anything in it is unclear, reply to this email.',
    serves: 'requests',
  },
  {
    id: 'balance',
    title: 'Balance',
    subject: 'What is left to pay ({receipt})',
    text: 'Hello {name},\n\nYou have your {report}, and {balance} is left to pay. Please transfer it to:\n\n{bank details}\n\nIf details ever look different from these, ring us before you pay. Once you’ve paid, say so on your page.',
    serves: 'requests',
  },
];
