/** An element of the head that every document has. */
interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}

/**
 * In the head of every document, the server's (`document.tsx`) and the worker's shell (`vite.config.ts`). `data-usual`
 * keeps the usual theme colour beside the one that outdoor mode sets.
 */
export const headTags: readonly HeadTag[] = [
  {
    tag: 'meta',
    attributes: {
      name: 'viewport',
      content: 'width=device-width, initial-scale=1, viewport-fit=cover',
    },
  },
  themeColour('light', '#f3ead9'),
  themeColour('dark', '#1f1a15'),
  { tag: 'link', attributes: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' } },
  { tag: 'link', attributes: { rel: 'icon', href: '/favicon.ico', sizes: '32x32' } },
  { tag: 'link', attributes: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' } },
];

function themeColour(scheme: 'light' | 'dark', colour: string): HeadTag {
  const media = `(prefers-color-scheme: ${scheme})`;
  return {
    tag: 'meta',
    attributes: { name: 'theme-color', content: colour, 'data-usual': colour, media },
  };
}
