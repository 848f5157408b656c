import type { MenuTools } from './menu-tools-props.ts';
import { MenuWindow } from './menu-window.tsx';
import { useMenuWindow } from './use-menu-window.ts';

/** The search of the pages that have no menu: there it opens by the key `/` alone. */
export function SearchWindow({ tools }: { tools: MenuTools }) {
  return <MenuWindow id="search" label="Search" menuWindow={useMenuWindow()} tools={tools} />;
}
