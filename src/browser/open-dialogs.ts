/** Whether a dialog, or the chat, is open. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null;
}

/** Whether a native modal dialog is open, which makes everything beside it inert. */
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
