/** Modal, or a popover; `:is()` ignores a selector that the browser does not know. */
const openDialog = 'dialog:is([open], :popover-open)';

export function isOpen(dialog: HTMLDialogElement): boolean {
  return dialog.matches(openDialog);
}

/** Whether a dialog, or the chat, is open. */
export function isDialogOpen(): boolean {
  return document.querySelector(`${openDialog}, [role$="dialog"]`) !== null;
}

/** Whether a native dialog is open, which covers everything beside it. */
export function isNativeDialogOpen(): boolean {
  return document.querySelector(openDialog) !== null;
}

/** For `useSyncExternalStore`, with `isNativeDialogOpen`. */
export function subscribeToNativeDialogs(listener: () => void): () => void {
  // Neither event bubbles; older browsers have only the second.
  document.addEventListener('toggle', listener, true);
  document.addEventListener('close', listener, true);
  return () => {
    document.removeEventListener('toggle', listener, true);
    document.removeEventListener('close', listener, true);
  };
}
