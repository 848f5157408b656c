import type { DeviceTransferFailure } from '#offline/device-transfer/send-transfer.ts';
import type { Offer, ReceiveTransferFailure } from '#offline/device-transfer/receive-transfer.ts';

/** What to do with the copy that is offered where the code cannot be. */
export const fileWay =
  'Download a copy instead. Open it on the other device under “Offline & saved forms”, with “Open a saved copy”.';

/** Why there is no code, and nothing is lost. */
export const deviceTransferFailures: Readonly<Record<DeviceTransferFailure, string>> = {
  'no-encryption': 'This browser can’t encrypt your form, so it can’t send it safely.',
  'too-large': 'Your form and its files are larger than 100 MB, which is too much for a code.',
  unreachable:
    'A code needs a connection, and we couldn’t reach the server. Your form is safe on this device. Try again when you have reception.',
  refused: 'The server can’t take your form right now. It’s safe on this device.',
  gone: 'This form is no longer a draft on this device. It was sent or deleted in another tab.',
};

/** Where another try may help. */
export const canTryAgain: ReadonlySet<DeviceTransferFailure> = new Set(['unreachable', 'refused']);

interface Refusal {
  title: string;
  text: string;
  /** Whether the same link may be tried again here. */
  canTryAgain: boolean;
}

const newCode = 'On the other device, choose “Continue on another device” again for a new code.';

export const receiveTransferRefusals: Readonly<
  Record<ReceiveTransferFailure | Extract<Offer, { kind: 'refused' }>['reason'], Refusal>
> = {
  none: {
    title: 'No code yet',
    text: 'You opened this page without a code. If you downloaded a copy instead, open it here under “Offline & saved forms”.',
    canTryAgain: false,
  },
  'bad-link': {
    title: 'This link isn’t complete',
    text: `Part of it is missing. Scan the code again, or copy the whole link. Your form is still on the other device.`,
    canTryAgain: false,
  },
  'no-encryption': {
    title: 'This browser can’t open your form',
    text: 'Forms are sent encrypted, and this browser can’t decrypt them. Open the link in another browser, or download a copy on the other device and open it here under “Offline & saved forms”.',
    canTryAgain: false,
  },
  taken: {
    title: 'This code has been used',
    text: `Each code works once, and another browser or device has your form already. If that wasn’t you, check with whoever had the link. ${newCode}`,
    canTryAgain: false,
  },
  expired: {
    title: 'This code has expired',
    text: `Codes work for 24 hours. Your form is still on the other device. ${newCode}`,
    canTryAgain: false,
  },
  unknown: {
    title: 'We can’t find a form for this code',
    text: `It may have expired: codes work for 24 hours. Your form is still on the other device. ${newCode}`,
    canTryAgain: false,
  },
  unreachable: {
    title: 'We couldn’t reach the server',
    text: 'Nothing is lost. You can try again with the same code until it expires.',
    canTryAgain: true,
  },
  refused: {
    title: 'The server can’t do this right now',
    text: 'Nothing is lost. Wait a moment and try again.',
    canTryAgain: true,
  },
  damaged: {
    title: 'Your form didn’t arrive in one piece',
    text: `Nothing has changed on this device, and your form is still on the other one. ${newCode}`,
    canTryAgain: true,
  },
  'too-old': {
    title: 'This browser is too old for the code',
    text: 'Update it and try again, or download a copy on the other device and open it here under “Offline & saved forms”.',
    canTryAgain: true,
  },
  'no-storage': {
    title: 'This browser can’t save your form',
    text: 'You may be in private browsing. Open the link in an ordinary window. Your form is still on the other device.',
    canTryAgain: true,
  },
  full: {
    title: 'There’s not enough space here',
    text: 'Free some space on this device, then try again. Your form is still on the other device.',
    canTryAgain: true,
  },
};
