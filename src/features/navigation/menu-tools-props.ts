import type { ReactNode } from 'react';

/** What stands in the menu around its list; it comes when the menu is opened for the first time. */
export interface MenuToolsProps {
  /** Grows each time the search is asked for by the key `/`. */
  searchRequests: number;
  onSearching: (isSearching: boolean) => void;
  onClose: () => void;
  /** The list of pages. */
  children: ReactNode;
}
