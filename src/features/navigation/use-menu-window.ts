import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { isDialogOpen } from '#browser/open-dialogs.ts';

/**
 * The window of menu and search: opened by a button or by the key `/`, which asks for the search; closed by its button,
 * Escape, a click beside it and a change of the page.
 */
export function useMenuWindow() {
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [searchRequests, setSearchRequests] = useState(0);

  /** Where the browser was when it was opened: ahead of the router while the code of a next page is on its way. */
  const openedOn = useRef('');

  useEffect(() => {
    // The browser can have opened it before React was here.
    if (!dialog.current?.open) return;
    openedOn.current = window.location.pathname;
    setIsOpen(true);
    setWasOpened(true);
  }, []);

  useEffect(() => {
    if (openedOn.current !== pathname) dialog.current?.close();
  }, [pathname]);

  function open() {
    openedOn.current = window.location.pathname;
    // What the window holds is there before it opens, so that the focus finds it.
    flushSync(() => {
      setIsOpen(true);
      setWasOpened(true);
    });
    if (!dialog.current?.open) dialog.current?.showModal();
  }

  /** The browser opens the window by the button's `command`; React hears of it once it has been shown. */
  function openByButton() {
    if (!('commandForElement' in HTMLButtonElement.prototype)) {
      open();
      return;
    }
    openedOn.current = window.location.pathname;
    requestAnimationFrame(() => {
      setTimeout(() => {
        if (!dialog.current?.open) return;
        setIsOpen(true);
        setWasOpened(true);
      });
    });
  }

  useEffect(() => {
    const openSearch = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      // Turned off among the aids for reading.
      if ('noKeys' in document.documentElement.dataset) return;
      if (isTypingIn(event.target)) return;
      // The key is not heard over another window.
      if (!dialog.current?.open && isDialogOpen()) return;
      event.preventDefault();
      open();
      setSearchRequests((requests) => requests + 1);
    };
    document.addEventListener('keydown', openSearch);
    return () => document.removeEventListener('keydown', openSearch);
  }, []);

  return {
    isOpen,
    /** True from the first opening on. */
    wasOpened,
    /** Grows each time the search is asked for by the key `/`. */
    searchRequests,
    openByButton,
    close: () => dialog.current?.close(),
    /** For the native modal dialog: the browser keeps the focus inside and gives it back. */
    dialogProps: {
      ref: dialog,
      onClick: (event: MouseEvent<HTMLDialogElement>) => {
        // A click on the backdrop arrives at the dialog itself; Escape and the button do the same for the keyboard.
        if (event.target === event.currentTarget) event.currentTarget.close();
      },
      onClose: () => setIsOpen(false),
    },
  };
}

/** Where a letter is a letter: boxes to tick are fields too, but nobody writes in them. */
const written =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

function isTypingIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(written) !== null;
}
