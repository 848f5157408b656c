import type { Hesitation } from '#offline/content-pack/background-download.ts';
import type { PackOutcome } from '#offline/content-pack/content-pack.ts';

/** What is said after a download. */
export const packOutcomeLines: Record<PackOutcome, string> = {
  complete: 'Every picture and paper is on this device.',
  incomplete:
    'Some files did not come. What came is kept; the rest is tried again by itself, or go on now.',
  stopped: 'Stopped. What came is kept; go on when it suits you.',
  'no-space':
    'There is too little space to keep the pictures and still be sure of what you write. Free some space first.',
  'no-list': 'The list of pictures could not be read. There may be no connection.',
  unsupported: 'This browser window cannot keep files, for example in private browsing.',
};

/** Why nothing comes by itself, and what to do. */
export const hesitationLines: Record<Hesitation, string> = {
  stopped: 'You stopped the pictures and papers, so they do not go on by themselves.',
  removed: 'You removed the pictures and papers, so they do not come back by themselves.',
  'saves-data':
    'This browser is set to save data, so the pictures do not come by themselves. Keep them when it suits you.',
  mobile:
    'This is a mobile or a slow connection, so the pictures do not come by themselves. Keep them now, or come back with a better one.',
};

/** How many pictures and papers are missing when nothing keeps them from coming. */
export const missingLine = (files: number) =>
  files === 1 ? 'One file has not come yet.' : `${files} files have not come yet.`;

export const readingLines = {
  counting: 'Counting…',
  ready: 'Ready for the site',
  readyNote: 'Every page, picture and paper opens without reception.',
  coming: 'Coming onto this device',
  comingNote: 'You can read on meanwhile, and leave the page.',
  notReady: 'Not ready for the site yet',
  wasChecked: 'Every file was read back and is whole.',
  wasDamaged: 'Something was missing or damaged. Keep it while you have a connection.',
  removed: 'The pictures and papers are removed. Drafts, requests and films are untouched.',
  failed: 'That could not be done. Nothing you wrote is affected.',
  noProgram:
    'The program itself is not on this device yet. It comes a moment after the first visit; in a private window it may not be kept at all.',
  unknown: 'How many pictures are here cannot be told without a connection.',
} as const;

export const sharedLines = {
  choose: 'Attach them to:',
  busy: 'Putting them into the form…',
  nothing:
    'Nothing has come. If you have just shared files, this site was not ready on this device yet: stay on this page for a moment, then share them again. They are still where they were.',
  discarding: 'The site lets go of its copies; the originals on the phone stay.',
  discarded: 'The site has let go of its copies.',
  attached: (files: number) =>
    files === 1 ? 'One file is in the draft now.' : `${files} files are in the draft now.`,
  failed: 'That could not be done. The files are still here.',
} as const;

export const clearingLines = {
  note: 'What you write and send is kept in this browser, and anybody who uses it can read it. On a borrowed or shared device, delete it when you are done. What we have received stays with us.',
  question: 'Delete everything you wrote from this device?',
  done: 'Everything you wrote is deleted from this device.',
  leaving:
    'Everything is deleted but what is being sent at this moment. Look again when it has arrived.',
  failed: 'Not everything could be deleted. Close other tabs of this site and try again.',
} as const;

/** What deleting everything loses for good. */
export function losses(drafts: number, waiting: number): string {
  const lost = [
    ...(drafts === 0 ? [] : [drafts === 1 ? 'one draft' : `${drafts} drafts`]),
    ...(waiting === 0
      ? []
      : [waiting === 1 ? 'one request not sent yet' : `${waiting} requests not sent yet`]),
  ];
  return lost.length === 0
    ? 'Nothing is waiting; only your own copies go.'
    : `${lost.join(' and ')} would be lost for good, files included.`.replace(/^./, (first) =>
        first.toUpperCase(),
      );
}
