import type { ReactNode } from 'react';
import { PageFrame } from './page-frame.tsx';

/** The landing screen and the site map: no header, no menu, no footer. */
export function BareLayout({ children }: { children: ReactNode }) {
  return <PageFrame>{children}</PageFrame>;
}
