/** Errors of saving, reading and deleting work on the device. */
export const savingMessages = {
  failed:
    'We couldn’t save this on your device. What you entered is still here: print it, or free up some space and try again.',
  notRead: 'We couldn’t open what you saved on this device. Nothing has been deleted.',
  projectGone:
    'This project was deleted in another tab. What you entered is still here: start a new one.',
  notRemoved: 'We couldn’t delete this. It’s still saved.',
} as const;
