import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { OutboxBadge } from '#features/outbox/outbox-badge.tsx';
import { SiteHeader } from '#features/navigation/site-header.tsx';
import { useScreenOn } from '#features/reading-aids/use-screen-on.ts';
import { homeItem, navigationItems } from '#content/navigation.ts';
import { paths } from '#shared/paths.ts';
import { HydrationBoundary } from '#ui/deferred/hydration-boundary.tsx';
import { menuTools } from './menu-tools.tsx';
import { PageFrame } from './page-frame.tsx';
import { SiteFooter } from './site-footer.tsx';
import styles from './site-layout.module.css';

/**
 * Every page but the landing screen and the site map: header with Home and menu, shared background and, but for the owner,
 * footer.
 */
export function SiteLayout({ children }: { children: ReactNode }) {
  useScreenOn();
  const isOwnersPage = useLocation().pathname.startsWith(paths.messages);
  return (
    <div className={styles['background']}>
      <PageFrame
        before={
          <SiteHeader
            home={homeItem}
            items={navigationItems}
            badge={<OutboxBadge />}
            tools={menuTools}
          />
        }
        after={
          isOwnersPage ? null : (
            <HydrationBoundary>
              <SiteFooter />
            </HydrationBoundary>
          )
        }
      >
        {children}
      </PageFrame>
    </div>
  );
}
