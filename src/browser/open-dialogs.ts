/** Whether a window stands over the page, or the chat in it. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null;
}

/** Whether the browser's own modal window is open: nothing beside it is seen, pressed or read out. */
export function isNativeDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
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
