import type { ReactNode } from 'react';
import { OutboxBadge } from '#features/outbox/outbox-badge.tsx';
import { SearchWindow } from '#features/navigation/search-window.tsx';
import { menuTools } from './menu-tools.tsx';
import { PageFrame } from './page-frame.tsx';

/**
 * The landing screen and the site map: no header, no menu, no footer; the search opens by its key alone. What waits on
 * this device is told there, too.
 */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <PageFrame before={<OutboxBadge isFloating />} after={<SearchWindow tools={menuTools} />}>
      {children}
    </PageFrame>
  );
}
