/** Words of the page that a scanned code opens. */
export const takeOverPage = {
  title: 'Continue on this device',
  description: 'Continue here with a form that you started on another device.',
  standfirst:
    'Pick up a form that you started on another device, with its photos and files. On that device, choose “Continue on another device”, on the last page of the form or under “Offline & saved forms”. Then scan the code with this device.',
  noScript: 'Turn on JavaScript to continue a form here.',
} as const;
