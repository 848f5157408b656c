/** How this device puts the site on its home screen. */
export type InstallMethod =
  /** It is there already, and open. */
  | 'installed'
  /** By hand, in Safari's menu. */
  | 'apple'
  /** By the browser's own question, or its menu. */
  | 'menu';

/** How it is installed here. Only in the browser. */
export function installMethod(): InstallMethod {
  if (window.matchMedia('(display-mode: standalone)').matches) return 'installed';
  if ('standalone' in navigator) return navigator.standalone === true ? 'installed' : 'apple';
  return 'menu';
}
