/**
 * Updates the canonical address, which the server wrote with the site's origin, after a client-side navigation. The
 * worker's shell has none and gets none.
 */
export function pointCanonicalAt(pathname: string): void {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link) link.href = new URL(pathname, link.href).href;
}
