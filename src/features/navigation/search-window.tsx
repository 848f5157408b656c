import { X } from 'lucide-react';
import type { ComponentType } from 'react';
import type { MenuToolsProps } from './menu-tools-props.ts';
import styles from './site-header.module.css';
import { useMenuWindow } from './use-menu-window.ts';

const nothing = () => {};

/** The search of the pages that have no menu: there it opens by the key `/` alone. */
export function SearchWindow({ tools: Tools }: { tools: ComponentType<MenuToolsProps> }) {
  const { wasOpened, searchRequests, close, dialogProps } = useMenuWindow();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog className={styles['dialog']} aria-label="Search" {...dialogProps}>
      {wasOpened ? (
        <div className={styles['panel']}>
          <button type="button" className={styles['close']} onClick={close}>
            <X size={20} strokeWidth={1.5} aria-hidden="true" />
            Close
          </button>
          <Tools searchRequests={searchRequests} onSearching={nothing} onClose={close}>
            {null}
          </Tools>
        </div>
      ) : null}
    </dialog>
  );
}
