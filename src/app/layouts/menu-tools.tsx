import type { MenuTools } from '#features/navigation/menu-tools-props.ts';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import styles from './menu-tools.module.css';

const load = () => import('./menu-content.tsx');

/** Search and reading aids of the menu, loaded when it is first opened; the list of pages does not wait for them. */
export const menuTools: MenuTools = {
  Search: function MenuSearch({ wasOpened, ...props }) {
    const content = useDeferred(load, wasOpened);
    if (content.kind !== 'ready') return <div className={styles['loading']} />;
    return <content.value.MenuSearch {...props} />;
  },
  Aids: function MenuAids({ wasOpened, onClose }) {
    const content = useDeferred(load, wasOpened);
    return content.kind === 'ready' ? <content.value.MenuAids onClose={onClose} /> : null;
  },
};
