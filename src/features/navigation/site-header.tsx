import { House, Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { NavigationItem } from '#content/navigation.ts';
import { paths, siteName } from '#shared/paths.ts';
import { NavigationIcon } from './navigation-icon.tsx';
import styles from './site-header.module.css';

/** The bar of every page but the landing screen and the site map: Home, the practice's name, the menu. */
export function SiteHeader({
  home,
  items,
  badge,
}: {
  home: NavigationItem;
  items: readonly NavigationItem[];
  /** Stands before the menu: what waits on this device. */
  badge?: ReactNode;
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
      />
    </header>
  );
}

/** A native modal dialog: the browser keeps the focus inside, closes it on Escape and gives the focus back. */
function NavigationMenu({ items }: { items: readonly NavigationItem[] }) {
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    dialog.current?.close();
  }, [pathname]);

  function toggle() {
    if (dialog.current?.open) dialog.current.close();
    else {
      dialog.current?.showModal();
      setIsOpen(true);
    }
  }
  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) event.currentTarget.close();
  }

  return (
    <>
      <button
        type="button"
        className={styles['toggle']}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
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
          <button type="button" className={styles['close']} onClick={() => dialog.current?.close()}>
            <X size={20} strokeWidth={1.5} aria-hidden="true" />
            Close
          </button>
          <nav aria-label="Main">
            <ul className={styles['list']}>
              {items.map((item) => (
                <li key={item.href}>
                  <Link
                    to={item.href}
                    className={styles['link']}
                    aria-current={isCurrent(item.href, pathname) ? 'page' : undefined}
                    onClick={() => dialog.current?.close()}
                  >
                    <NavigationIcon name={item.iconName} />
                    {item.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </dialog>
    </>
  );
}

/** A list's entry also stands for its articles: `/blog` is current on `/blog/some-article`. */
function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}
