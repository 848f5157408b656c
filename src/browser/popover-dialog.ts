import { isOpen } from './open-dialogs.ts';

// A `<dialog popover>` opens by a button without script and, unlike a modal dialog, without new styles for every element
// behind it. Browsers without popovers (before Chrome 114, Firefox 125, Safari 17) show it as a modal dialog.

/** Whether buttons open it by `popovertarget`. */
export function hasPopovers(): boolean {
  return 'showPopover' in HTMLElement.prototype;
}

/** Does nothing when it is open. */
export function openPopoverDialog(dialog: HTMLDialogElement): void {
  if (isOpen(dialog)) return;
  if (hasPopovers()) dialog.showPopover?.();
  else dialog.showModal();
}

/** Does nothing when it is closed. */
export function closePopoverDialog(dialog: HTMLDialogElement): void {
  dialog.hidePopover?.();
  dialog.close();
}
