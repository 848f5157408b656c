import { X } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { MenuTools } from './menu-tools-props.ts';
import styles from './site-header.module.css';
import type { useMenuWindow } from './use-menu-window.ts';

/** The window of menu and search. The browser opens and closes it by `popovertarget`, so the list works without script. */
export function MenuWindow({
  id,
  label,
  menuWindow: { wasOpened, searchRequests, close, dialogProps },
  tools: { Search, Aids },
  children,
}: {
  id: string;
  label: string;
  menuWindow: ReturnType<typeof useMenuWindow>;
  tools: MenuTools;
  /** The list of pages; it steps aside while something is searched for. */
  children?: ReactNode;
}) {
  const [isSearching, setIsSearching] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      id={id}
      popover="auto"
      aria-modal
      className={styles['dialog']}
      aria-label={label}
      {...dialogProps}
    >
      <div className={styles['panel']}>
        <button
          type="button"
          className={styles['close']}
          popoverTarget={id}
          popoverTargetAction="hide"
          onClick={close}
        >
          <X size={20} strokeWidth={1.5} aria-hidden="true" />
          Close
        </button>
        <Search
          wasOpened={wasOpened}
          searchRequests={searchRequests}
          onSearching={setIsSearching}
          onClose={close}
        />
        <div hidden={isSearching}>{children}</div>
        {isSearching ? null : <Aids wasOpened={wasOpened} onClose={close} />}
      </div>
    </dialog>
  );
}
