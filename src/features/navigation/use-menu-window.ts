import { startTransition, useEffect, useRef, useState } from 'react';
import type { FocusEvent, MouseEvent, ToggleEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isDialogOpen, isOpen } from '#browser/open-dialogs.ts';
import { isTypingIn } from '#browser/typing-in.ts';
import { closePopoverDialog, hasPopovers, openPopoverDialog } from '#browser/popover-dialog.ts';

/**
 * The window of menu and search: opened by a button or by the key `/`, which asks for the search; closed by its button,
 * Escape, a click beside it, the focus leaving it and a change of the page.
 */
export function useMenuWindow() {
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const [searchRequests, setSearchRequests] = useState(0);

  /** Where the browser was when it was opened: ahead of the router while the code of a next page is on its way. */
  const openedOn = useRef('');

  function notePage() {
    openedOn.current = window.location.pathname;
  }

  function open() {
    notePage();
    setWasOpened(true);
    if (dialog.current) openPopoverDialog(dialog.current);
  }

  function close() {
    if (dialog.current) closePopoverDialog(dialog.current);
  }

  useEffect(() => {
    // The browser may have opened it before hydration.
    if (!dialog.current || !isOpen(dialog.current)) return;
    notePage();
    setWasOpened(true);
  }, []);

  useEffect(() => {
    if (openedOn.current !== pathname) close();
  }, [pathname]);

  useEffect(() => {
    const openSearch = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      // Turned off among the aids for reading.
      if ('noKeys' in document.documentElement.dataset) return;
      if (isTypingIn(event.target)) return;
      if (!dialog.current) return;
      // The key does nothing while another dialog is open.
      if (isDialogOpen() && !isOpen(dialog.current)) return;
      event.preventDefault();
      open();
      setSearchRequests((requests) => requests + 1);
    };
    document.addEventListener('keydown', openSearch);
    return () => document.removeEventListener('keydown', openSearch);
  }, []);

  return {
    /** True from the first opening on. */
    wasOpened,
    /** Grows each time the search is asked for by the key `/`. */
    searchRequests,
    /** For the button, which opens the window by `popovertarget` where the browser has popovers. */
    openWithoutPopovers: () => {
      if (!hasPopovers()) open();
    },
    close,
    dialogProps: {
      ref: dialog,
      // Not in `onToggle`, which is called in a later task: the page may have changed by then.
      onBeforeToggle: (event: ToggleEvent<HTMLDialogElement>) => {
        if (event.newState === 'open') notePage();
      },
      onToggle: (event: ToggleEvent<HTMLDialogElement>) => {
        if (event.newState !== 'open') return;
        // After the frame that shows it, which rendering and loading the rest of the menu would delay.
        requestAnimationFrame(() => setTimeout(() => startTransition(() => setWasOpened(true))));
      },
      onClick: (event: MouseEvent<HTMLDialogElement>) => {
        // On the dialog itself is beside its panel.
        if (event.target === event.currentTarget) close();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLDialogElement>) => {
        // It covers the page, so it does not stay when the focus goes there.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
    },
  };
}
