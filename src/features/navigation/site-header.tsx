import { House, Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { NavigationItem } from '#content/navigation.ts';
import { paths, siteName } from '#shared/paths.ts';
import { NavigationIcon } from './navigation-icon.tsx';
import styles from './site-header.module.css';

/** What stands in the menu around its list; it comes when the menu is opened for the first time. */
export interface MenuToolsProps {
  /** Grows each time the search is asked for by the key `/`. */
  searchRequests: number;
  onSearching: (isSearching: boolean) => void;
  onClose: () => void;
  /** The list of pages. */
  children: ReactNode;
}

/** The bar of every page but the landing screen and the site map: Home, the practice's name, the menu. */
export function SiteHeader({
  home,
  items,
  badge,
  tools,
}: {
  home: NavigationItem;
  items: readonly NavigationItem[];
  /** Stands before the menu: what waits on this device. */
  badge?: ReactNode;
  /** Search and aids; rendered only once the menu has been opened. */
  tools: ComponentType<MenuToolsProps>;
}) {
  return (
    <header className={styles['header']}>
      <Link className={styles['home']} to={paths.siteMap} aria-label="Home, to the site map">
        <House size={20} strokeWidth={1.5} aria-hidden="true" />
      </Link>
      <Link className={styles['name']} to={paths.landing}>
        {siteName}
      </Link>
      {badge}
      <NavigationMenu
        items={[home, ...items].toSorted((one, other) => one.priority - other.priority)}
        tools={tools}
      />
    </header>
  );
}

/** A native modal dialog: the browser keeps the focus inside, closes it on Escape and gives the focus back. */
function NavigationMenu({
  items,
  tools: Tools,
}: {
  items: readonly NavigationItem[];
  tools: ComponentType<MenuToolsProps>;
}) {
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [searchRequests, setSearchRequests] = useState(0);
  const [isSearching, setIsSearching] = useState(false);

  useEffect(() => {
    dialog.current?.close();
  }, [pathname]);

  useEffect(() => {
    const openSearch = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      // Turned off among the aids for reading.
      if ('noKeys' in document.documentElement.dataset) return;
      if (isTypingIn(event.target)) return;
      if (!dialog.current?.open && document.querySelector(anyDialog)) return;
      event.preventDefault();
      open();
      setSearchRequests((requests) => requests + 1);
    };
    document.addEventListener('keydown', openSearch);
    return () => document.removeEventListener('keydown', openSearch);
  }, []);

  function open() {
    if (!dialog.current?.open) dialog.current?.showModal();
    setIsOpen(true);
    setWasOpened(true);
  }
  const close = () => dialog.current?.close();
  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) event.currentTarget.close();
  }
  const list = (
    <nav aria-label="Main" hidden={isSearching}>
      <ul className={styles['list']}>
        {items.map((item) => (
          <li key={item.href}>
            <Link
              to={item.href}
              className={styles['link']}
              aria-current={isCurrent(item.href, pathname) ? 'page' : undefined}
              onClick={close}
            >
              <NavigationIcon name={item.iconName} />
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );

  return (
    <>
      <button
        type="button"
        className={styles['toggle']}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <Menu size={20} strokeWidth={1.5} aria-hidden="true" />
        Menu
      </button>
      {/* A click on the backdrop arrives at the dialog itself; Escape and the button do the same for the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        className={styles['dialog']}
        aria-label="Menu"
        onClick={closeOnBackdrop}
        onClose={() => setIsOpen(false)}
      >
        <div className={styles['panel']}>
          <button type="button" className={styles['close']} onClick={close}>
            <X size={20} strokeWidth={1.5} aria-hidden="true" />
            Close
          </button>
          {wasOpened ? (
            <Tools searchRequests={searchRequests} onSearching={setIsSearching} onClose={close}>
              {list}
            </Tools>
          ) : (
            list
          )}
        </div>
      </dialog>
    </>
  );
}

/** Any window that is open now: the key for the search is not heard over it. */
const anyDialog = 'dialog[open], [role="dialog"], [role="alertdialog"]';

function isTypingIn(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** A list's entry also stands for its articles: `/blog` is current on `/blog/some-article`. */
function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}
