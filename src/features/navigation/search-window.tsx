import type { ComponentType } from 'react';
import type { MenuToolsProps } from './menu-tools-props.ts';
import { MenuWindow } from './menu-window.tsx';
import { useMenuWindow } from './use-menu-window.ts';

/** The search of the pages that have no menu: there it opens by the key `/` alone. */
export function SearchWindow({ tools }: { tools: ComponentType<MenuToolsProps> }) {
  return <MenuWindow label="Search" menuWindow={useMenuWindow()} tools={tools} />;
}
