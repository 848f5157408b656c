import { namedBrowsers } from '#shared/named-browsers.ts';

/** Words of the page about downloads, drafts and what waits to be sent. */
export const offlinePage = {
  title: 'Offline & saved forms',
  description:
    'See what’s downloaded, check that it will work on a block with no reception, and find anything you’ve written that hasn’t been sent.',
  standfirst:
    'Pages, tools and forms work without reception once you’ve visited online. Check here before you drive out.',
  promises: {
    title: 'What you can rely on',
    items: [
      {
        term: 'Reading',
        text: 'Every page, table and diagram is saved straight away. Pictures download in the background.',
      },
      {
        term: 'Writing',
        text: 'Forms save to this device as you type, photos included. A reload or a flat battery won’t lose your answers. A browser may clear its storage, so send what matters soon.',
      },
      {
        term: 'Sending',
        text: 'Without reception, a form waits here and sends automatically when you’re back online. A receipt number confirms that we have it.',
      },
      {
        term: 'Deleting',
        text: 'Removing downloads never deletes your drafts. You can delete those here.',
      },
    ],
  },
  noScript: `The site works offline with JavaScript on in ${namedBrowsers}. You can still read every page online without it.`,
} as const;
