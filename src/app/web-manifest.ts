import type { ManifestOptions } from 'vite-plugin-pwa';

/** The web app manifest. `id` never changes: it is what an installed copy is known by. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Natural Building Design',
  short_name: 'Natural Building',
  description:
    'Natural building design in central Victoria: projects, a field library that works without reception, and design advice reports.',
  lang: 'en-AU',
  dir: 'ltr',
  start_url: '/site-map?from=installed',
  scope: '/',
  display: 'standalone',
  background_color: '#f3ead9',
  theme_color: '#f3ead9',
  categories: ['lifestyle', 'education'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
};
