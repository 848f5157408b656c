import { namedBrowsers } from '#shared/named-browsers.ts';

/** Words of the page that a scanned code opens. */
export const receiveTransferPage = {
  title: 'Continue on this device',
  description: 'Continue here with a form that you started on another device.',
  standfirst:
    'Pick up a form that you started on another device. There, choose “Continue on another device” on the last page of the form or under “Offline & saved forms”, and scan the code with this device.',
  noScript: `You can continue a form here with JavaScript on in ${namedBrowsers}.`,
} as const;
