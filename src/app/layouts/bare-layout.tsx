import type { ReactNode } from 'react';
import { SearchWindow } from '#features/navigation/search-window.tsx';
import { MenuTools } from './menu-tools.tsx';
import { PageFrame } from './page-frame.tsx';

/** The landing screen and the site map: no header, no menu, no footer; the search opens by its key alone. */
export function BareLayout({ children }: { children: ReactNode }) {
  return <PageFrame after={<SearchWindow tools={MenuTools} />}>{children}</PageFrame>;
}
