import type { NoDownloadReason } from '#offline/content-pack/background-download.ts';
import { limits } from '#shared/limits.ts';
import type { PackOutcome } from '#offline/content-pack/content-pack.ts';

/** What is said after a download. */
export const packOutcomeLines: Record<PackOutcome, string> = {
  complete: 'All pictures and PDFs are downloaded.',
  incomplete:
    'Some files didn’t download. The ones that did are saved, and we’ll try the rest again. Or you can continue now.',
  stopped: 'Stopped. Your downloads so far are saved. Continue any time.',
  'no-space':
    'There isn’t enough space to download the pictures and keep your forms safe. Free up some space and try again.',
  'no-list': 'We couldn’t load the list of pictures. Check your connection and try again.',
  unsupported: 'This browser can’t save files. You may be in private browsing.',
};

/** Why nothing downloads automatically, and what to do. */
export const noDownloadLines: Record<NoDownloadReason, string> = {
  stopped: 'You stopped the download, so it won’t restart automatically.',
  removed: 'You removed the pictures and PDFs, so they won’t download again unless you ask.',
  'saves-data':
    'Your browser is set to save data, so pictures won’t download automatically. Download them when you’re ready.',
  mobile:
    'You’re on mobile data or a slow connection, so we haven’t downloaded the pictures. Download them now, or wait for wi-fi.',
};

/** How many pictures and PDFs are missing when nothing stops them from downloading. */
export const missingLine = (files: number) =>
  `${files === 1 ? '1 file' : `${files} files`} still to download.`;

export const readingLines = {
  counting: 'Checking downloads…',
  ready: 'Ready to use offline',
  readyNote: 'Every page, picture and PDF works without reception.',
  coming: 'Downloading',
  comingNote: 'You can keep reading or leave this page while it downloads.',
  notReady: 'Not ready to use offline yet',
  wasChecked: 'We checked every file. All good.',
  wasDamaged: 'Some files were missing or damaged. Download them again while you’re online.',
  removed: 'Pictures and PDFs removed. Your drafts, requests and videos are still here.',
  failed: 'That didn’t work. Nothing you wrote has changed.',
  notDownloaded: 'Nothing was downloaded: this browser hasn’t saved the site yet.',
  noShell:
    'That takes a moment after your first visit. In a private window it may not save at all. If it stays like this, a filter or proxy on this network may be blocking it: try another network.',
  pagesWithoutPictures: (pages: number) =>
    pages === 1
      ? '1 page is missing pictures or PDFs'
      : `${pages} pages are missing pictures or PDFs`,
  unknown: 'Go online to see how many pictures are downloaded.',
} as const;

export const sharedLines = {
  asked: 'Did you just share these files with this site?',
  askedNote:
    'Nothing is saved until you say yes. If it wasn’t you, another website sent them, so choose No.',
  leftOut: (files: number) =>
    `${files === 1 ? 'One more file was' : `${files} more files were`} left out. At most ${limits.maxFiles} files and 100 MB can wait here.`,
  ignored: 'Ignored. Nothing was saved.',
  noRoom: (name: string) =>
    `${name} was not saved. At most ${limits.maxFiles} files and 100 MB can wait here. Attach those first, then share it again.`,
  choose: 'Attach these files to:',
  busy: 'Attaching files…',
  nothing:
    'No files arrived. If you’ve just shared some, wait a moment on this page and share them again. Your originals are safe.',
  discarding: 'This removes our copies. The originals stay on your phone.',
  discarded: 'Copies removed.',
  attached: (files: number) =>
    `${files === 1 ? '1 file' : `${files} files`} attached to your draft.`,
  failed: 'That didn’t work. Your files are still here.',
} as const;

export const clearingLines = {
  note: 'Anyone who uses this browser can read what you’ve written here. On a shared device, delete your forms and notes when you finish. That doesn’t delete what you’ve already sent us.',
  question: 'Delete everything you’ve written on this device?',
  remains:
    'Your browser may keep traces of deleted data in its own files for a while, and we can’t reach those. On a shared device, a private window is safer. Copies you downloaded or printed stay where you put them.',
  done: 'Deleted. This site no longer shows anything you wrote here.',
  leaving: 'Deleted, except for a form that’s being sent right now. Check again once it’s sent.',
  failed: 'We couldn’t delete everything. Close other tabs of this site and try again.',
} as const;

/** What deleting everything loses for good. */
export function losses(drafts: number, waiting: number, notes: number, toolWork: number): string {
  const forms = [...counted(drafts, 'draft'), ...counted(waiting, 'unsent request')];
  const withFiles = [
    ...forms,
    ...counted(toolWork, 'saved result from the tools', 'saved results from the tools'),
  ];
  const lost = [...withFiles, ...counted(notes, 'unsent inbox note')];
  if (lost.length === 0) {
    return 'You have no drafts, unsent requests or saved results from the tools here. This only deletes your copies of what you’ve sent.';
  }
  const last = lost.pop() ?? '';
  const all = lost.length === 0 ? last : `${lost.join(', ')} and ${last}`;
  return `You’ll permanently lose ${all}${withFiles.length === 0 ? '' : ', files included'}.`;
}

function counted(count: number, one: string, many = `${one}s`): string[] {
  return count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];
}
