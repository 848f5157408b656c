import type { ReactNode } from 'react';
import { OutboxBadge } from '#features/outbox/outbox-badge.tsx';
import { SearchWindow } from '#features/navigation/search-window.tsx';
import { menuTools } from './menu-tools.tsx';
import { PageFrame } from './page-frame.tsx';

/**
 * The landing screen and the site map: no header, menu or footer; search opens by its keyboard shortcut only. The badge
 * of unsent messages is shown here as well.
 */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <PageFrame before={<OutboxBadge isFloating />} after={<SearchWindow tools={menuTools} />}>
      {children}
    </PageFrame>
  );
}
