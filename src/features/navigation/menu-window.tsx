import { X } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { MenuToolsProps } from './menu-tools-props.ts';
import styles from './site-header.module.css';
import type { useMenuWindow } from './use-menu-window.ts';

const nothing = () => {};

/** The window of menu and search, empty until its first opening. */
export function MenuWindow({
  label,
  menuWindow: { wasOpened, searchRequests, close, dialogProps },
  tools: Tools,
  onSearching = nothing,
  children = null,
}: {
  label: string;
  menuWindow: ReturnType<typeof useMenuWindow>;
  tools: ComponentType<MenuToolsProps>;
  onSearching?: (isSearching: boolean) => void;
  /** The list of pages. */
  children?: ReactNode;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog className={styles['dialog']} aria-label={label} {...dialogProps}>
      {wasOpened ? (
        <div className={styles['panel']}>
          <button type="button" className={styles['close']} onClick={close}>
            <X size={20} strokeWidth={1.5} aria-hidden="true" />
            Close
          </button>
          <Tools searchRequests={searchRequests} onSearching={onSearching} onClose={close}>
            {children}
          </Tools>
        </div>
      ) : null}
    </dialog>
  );
}
