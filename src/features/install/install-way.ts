/** How this device puts the site on its home screen. */
export type InstallWay =
  /** It is there already, and open. */
  | 'installed'
  /** By hand, in Safari's menu. */
  | 'apple'
  /** By the browser's own question, or its menu. */
  | 'menu';

/** The way here. Only in the browser. */
export function installWay(): InstallWay {
  if (window.matchMedia('(display-mode: standalone)').matches) return 'installed';
  if ('standalone' in navigator) return navigator.standalone === true ? 'installed' : 'apple';
  return 'menu';
}
