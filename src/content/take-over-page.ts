import { namedBrowsers } from '#shared/named-browsers.ts';

/** Words of the page that a scanned code opens. */
export const takeOverPage = {
  title: 'Continue on this device',
  description: 'Continue here with a form that you started on another device.',
  standfirst:
    'Pick up a form that you started on another device, with its photos and files. On that device, choose “Continue on another device”, on the last page of the form or under “Offline & saved forms”. Then scan the code with this device.',
  noScript: `You can continue a form here with JavaScript on in ${namedBrowsers}.`,
} as const;
