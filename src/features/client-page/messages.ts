import type { ClientNotice, ClientStep } from '#shared/inbox/client-view.ts';

/** Words of the client’s page that are said in more than one state. */
export const stepNames: Readonly<Record<ClientStep['kind'], string>> = {
  received: 'Received',
  deposit: 'Deposit confirmed',
  refunded: 'Refunded',
  visit: 'Visit',
  report: 'Report due',
};

/** What became of what was sent; those that the client has to do something about are alerts. */
export const noticeMessages: Readonly<
  Record<ClientNotice, { text: (seconds: number) => string; isAlert: boolean }>
> = {
  'wrong-email': {
    text: () =>
      'That isn’t the email address of this request. Check the spelling, or try the one you gave us in the form.',
    isAlert: true,
  },
  wait: { text: (seconds) => `Wait ${waitText(seconds)}, then try again.`, isAlert: true },
  'words-added': { text: () => 'Added. We’ll read it and reply by email.', isAlert: false },
  'nothing-written': { text: () => 'Write something or choose a file first.', isAlert: true },
  'file-refused': {
    text: () =>
      'Nothing was added. Choose up to 10 files, each at most 10 MB: pictures, PDF, .doc, .docx or .txt.',
    isAlert: true,
  },
  'visit-chosen': {
    text: () => 'That’s arranged. We’ve emailed you the time for your calendar.',
    isAlert: false,
  },
  'visit-gone': {
    text: () => 'This time is no longer offered. Choose another one, or reply to our email.',
    isAlert: true,
  },
  'paid-noted': {
    text: () => 'Thanks. We’ll look for your payment and confirm it.',
    isAlert: false,
  },
};

function waitText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
