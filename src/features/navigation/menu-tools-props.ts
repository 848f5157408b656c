import type { ComponentType } from 'react';

/** What stands in the menu around its list; its code comes when the menu is opened for the first time. */
export interface MenuTools {
  Search: ComponentType<MenuSearchProps>;
  /** Whether the device is ready for reading offline, installing, aids for reading. */
  Aids: ComponentType<MenuAidsProps>;
}

export interface MenuSearchProps {
  /** False until the first opening: nothing is loaded before. */
  wasOpened: boolean;
  /** Grows each time the search is asked for by the key `/`. */
  searchRequests: number;
  onSearching: (isSearching: boolean) => void;
  onClose: () => void;
}

export type MenuAidsProps = Pick<MenuSearchProps, 'wasOpened' | 'onClose'>;
