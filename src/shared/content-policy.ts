/** The one style that react-aria adds to the page with the first overlay (`touch-action` while pressing). */
const pressStyleHash = 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=';

/**
 * The content security policy of a page, as the server sends it and as the service worker gives it to its shell.
 * @param scriptHash of the one inline script: `sha256-…`
 * @param styleHash of the inline styles of a document; undefined where there are none
 */
export function contentPolicy({
  scriptHash,
  styleHash,
  isHttps,
}: {
  scriptHash: string;
  styleHash: string | undefined;
  isHttps: boolean;
}): string {
  const pageStyle = styleHash === undefined ? '' : ` '${styleHash}'`;
  return [
    "default-src 'self'",
    `script-src 'self' '${scriptHash}'`,
    `style-src 'self' '${pressStyleHash}'${pageStyle}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // Only these two turn text into HTML or a script's address: InnerHtml, and the page's side of the worker.
    "require-trusted-types-for 'script'",
    "trusted-types own-html service-worker 'allow-duplicates'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
