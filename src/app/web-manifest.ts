import type { ManifestOptions } from 'vite-plugin-pwa';
import { installedStart } from '../shared/installed-start.ts';
import { sharedField, shareTargetPath } from '../shared/share-target.ts';

/** The web app manifest. `id` never changes: it identifies an installed copy. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Natural Building Design',
  short_name: 'Natural Building',
  description:
    'Natural building design in central Victoria: projects, a field library that works without reception, and design advice reports.',
  lang: 'en-AU',
  dir: 'ltr',
  start_url: installedStart,
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  // A shortcut opens in the existing window instead of a second one.
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  background_color: '#f3ead9',
  theme_color: '#f3ead9',
  categories: ['lifestyle', 'education'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  shortcuts: [
    { name: 'Request a report', short_name: 'Questionnaire', url: '/design-services#reports' },
    { name: 'Offline & saved forms', url: '/offline' },
    {
      name: 'Sun and temperature tables',
      short_name: 'Climate tables',
      url: '/climate-responsive#sun-and-temperature',
    },
    { name: 'Materials', url: '/natural-building-materials' },
  ],
  // Site photos and plans from the phone's share sheet, for a questionnaire; the service worker receives them.
  share_target: {
    action: shareTargetPath,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      files: [
        {
          name: sharedField,
          accept: ['image/*', 'application/pdf', 'text/plain', '.doc', '.docx'],
        },
      ],
    },
  },
  // Taken by assets/studio/icons/screenshots.ts.
  screenshots: [
    {
      src: '/screenshot-site-map.jpg',
      sizes: '1080x1920',
      type: 'image/jpeg',
      form_factor: 'narrow',
      label: 'The site map as a page of contents',
    },
    {
      src: '/screenshot-materials.jpg',
      sizes: '1080x1920',
      type: 'image/jpeg',
      form_factor: 'narrow',
      label: 'A material’s working sheet',
    },
    {
      src: '/screenshot-projects.jpg',
      sizes: '1920x1080',
      type: 'image/jpeg',
      form_factor: 'wide',
      label: 'Ten design studies in earth, straw, stone and timber',
    },
  ],
};
