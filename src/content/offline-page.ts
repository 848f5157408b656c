/** Words of the page on what is kept on the device. */
export const offlinePage = {
  title: 'On this device',
  description:
    'What this site keeps on your phone or computer, whether it is ready for a site without reception, and what is still waiting to be sent.',
  standfirst:
    'After one visit with a connection the whole site opens without reception. Here you can see what is kept, check it before you drive out, and find everything you wrote that is not sent yet.',
  promises: {
    title: 'What you can rely on',
    items: [
      {
        term: 'Reading',
        text: 'Every page, table and drawing is kept with the program; the pictures follow in the background.',
      },
      {
        term: 'Writing',
        text: 'A form saves itself on this device while you type, with the photographs you attach. A reload or a flat battery loses nothing.',
      },
      {
        term: 'Sending',
        text: 'What you send without reception waits here and goes off by itself, once. The receipt shows that it has arrived.',
      },
      {
        term: 'Clearing',
        text: 'Removing the downloads never touches what you wrote. Only you can delete a draft.',
      },
    ],
  },
  noScript:
    'Keeping the site on a device needs JavaScript. Without it, every page can be read online.',
} as const;
