import type { MenuToolsProps } from '#features/navigation/menu-tools-props.ts';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import styles from './menu-tools.module.css';

const load = async () => (await import('./menu-content.tsx')).MenuContent;

/** The menu's list, and round it what only comes when the menu is opened; the list never waits for it. */
export function MenuTools(props: MenuToolsProps) {
  const content = useDeferred(load);
  if (content.kind === 'ready') {
    const MenuContent = content.value;
    return <MenuContent {...props} />;
  }
  return (
    <>
      <div className={styles['place']} />
      {props.children}
    </>
  );
}
