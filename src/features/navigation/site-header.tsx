import { House, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { NavigationItem } from '#content/navigation.ts';
import { paths, siteName } from '#shared/paths.ts';
import { HydrationBoundary } from '#ui/deferred/hydration-boundary.tsx';
import type { MenuTools } from './menu-tools-props.ts';
import { MenuWindow } from './menu-window.tsx';
import { NavigationIcon } from './navigation-icon.tsx';
import styles from './site-header.module.css';
import { useMenuWindow } from './use-menu-window.ts';

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
  /** Search and aids, loaded with the first opening of the menu. */
  tools: MenuTools;
}) {
  return (
    <header className={styles['header']}>
      <Link className={styles['home']} to={paths.siteMap} aria-label="Home: site map">
        <House size={20} strokeWidth={1.5} aria-hidden="true" />
      </Link>
      <Link className={styles['name']} to={paths.landing}>
        {siteName}
      </Link>
      {badge}
      <NavigationMenu
        items={[home, ...items].sort((one, other) => one.priority - other.priority)}
        tools={tools}
      />
    </header>
  );
}

function NavigationMenu({ items, tools }: { items: readonly NavigationItem[]; tools: MenuTools }) {
  const { pathname } = useLocation();
  const menuWindow = useMenuWindow();
  const { openWithoutPopovers, close } = menuWindow;

  return (
    <>
      <button
        type="button"
        className={styles['toggle']}
        aria-haspopup="dialog"
        popoverTarget="menu"
        popoverTargetAction="show"
        onClick={openWithoutPopovers}
      >
        <Menu size={20} strokeWidth={1.5} aria-hidden="true" />
        Menu
      </button>
      <MenuWindow id="menu" label="Menu" menuWindow={menuWindow} tools={tools}>
        <HydrationBoundary>
          <nav aria-label="Main">
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
        </HydrationBoundary>
      </MenuWindow>
    </>
  );
}

/** A list's entry also stands for its articles: `/blog` is current on `/blog/some-article`. */
function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}
