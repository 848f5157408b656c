/**
 * Keeps the canonical address, which the server wrote with the site's own origin, at the page that is shown after a
 * link was followed. A document without one (the shell from the device) gets none.
 */
export function pointCanonicalAt(pathname: string): void {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link) link.href = new URL(pathname, link.href).href;
}
