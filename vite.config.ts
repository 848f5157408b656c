import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { listContentPack } from './server/build/media/content-pack.ts';
import { headTags } from './src/app/head-tags.ts';
import { isPreloadedFont } from './src/shared/preloaded-fonts.ts';
import { webManifest } from './src/app/web-manifest.ts';
import { beforePaintScript } from './src/shared/before-paint.ts';

/** react-aria speaks thirty languages; the site speaks one, whatever the browser is set to. */
const englishOnly: Plugin = {
  name: 'english-only',
  // Before Vite's own resolver.
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (!/react-(?:aria|stately)/.test(importer) || !otherLanguage.test(source)) return null;
    return this.resolve(source.replace(otherLanguage, 'en-US.mjs'), importer);
  },
  load: (id) => (browsersLanguage.test(id) ? ourLanguage : null),
};
/** Gives the worker's shell the head of every document, fonts included: a browser waits a tenth of a second for them. */
const shellHead: Plugin = {
  name: 'shell-head',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => [
      ...headTags.map(({ tag, attributes }) => ({ tag, attrs: attributes })),
      ...Object.keys(bundle)
        .filter(isPreloadedFont)
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            href: `/${file}`,
          },
        })),
      { tag: 'script', children: beforePaintScript },
    ],
  },
};
/**
 * The list under a mouse, for which the browser's own select stands in; the owner's letters, which no device keeps, and what the owner writes the site with; the
 * code for another device and what that one opens, which need the network in any case.
 */
const notInShell = [
  'list-select',
  'inbox-view',
  'publishing',
  'owner-site',
  'owner-entry',
  'housekeeping',
  'section-access-dialog',
  'hand-over-dialog',
  'hand-over.module',
  'qr-code',
  'take-over-view',
];

/** Asks the browser whether it knows its own language: a phone needs some sixty milliseconds for the answer. */
const browsersLanguage = /react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/;
const ourLanguage =
  "const ours = { locale: 'en-AU', direction: 'ltr' };" +
  'export const getDefaultLocale = () => ours; export const useDefaultLocale = getDefaultLocale;';
const otherLanguage = /(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;

/**
 * A short name for a class or an animation of a CSS module: one mark a file, one a name in it. Equal in both programs, and told apart
 * by the file's place alone.
 */
function shortClassName(name: string, file: string, css: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  const mark = createHash('sha256').update(path).digest('hex').slice(0, 5);
  const place = [...new Set(css.match(/(?<=\.|@keyframes\s+)[a-z][\w-]*/gi))].indexOf(name);
  if (place === -1) throw new Error(`${path} has no ${name}`);
  const owner = markOwners.get(mark) ?? path;
  if (owner !== path) throw new Error(`${path} and ${owner} would share their class names`);
  markOwners.set(mark, path);
  return `_${mark}${place.toString(36)}`;
}
const markOwners = new Map<string, string>();

/** Built for two programs: `vite build` makes the browser's, `vite build --ssr` the server's. */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [
    react(),
    englishOnly,
    shellHead,
    !isSsrBuild && {
      name: 'content-pack',
      // The list of pictures and documents that a device keeps for reading without a network.
      async generateBundle(this: {
        emitFile: (file: { type: 'asset'; fileName: string; source: string }) => string;
      }) {
        const source = JSON.stringify(await listContentPack(import.meta.dirname));
        this.emitFile({ type: 'asset', fileName: 'content-pack.json', source });
      },
    },
    !isSsrBuild &&
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/offline/sw',
        filename: 'service-worker.ts',
        injectRegister: false,
        registerType: 'prompt',
        manifest: webManifest,
        includeManifestIcons: false,
        injectManifest: {
          // The operating system keeps an installed program's icons itself.
          globPatterns: ['**/*.{js,css,html,woff2,svg}', 'icon-192.png'],
          globIgnores: [
            '**/service-worker.js',
            'assets/hand-over-*.css',
            ...notInShell.map((name) => `assets/${name}-*`),
          ],
          // Shell files carry their hash in the name; only index.html and the public files need a revision.
          dontCacheBustURLsMatching: /(?:^|\/)assets\//,
          maximumFileSizeToCacheInBytes: 1_200_000,
        },
      }),
  ],
  css: command === 'build' ? { modules: { generateScopedName: shortClassName } } : {},
  // The same database without what browsers before our targets need.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  // One program without its packages' hundreds of files starts in half the time. Native code stays where it is.
  ...(isSsrBuild ? { ssr: { noExternal: true, external: ['sharp', 'pg'] } } : {}),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: {
          input: 'server/main.ts',
          // A package of Koa's makes its warnings with `eval`.
          checks: { eval: false },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        // What these lack is listed in src/testing/repo/browsers.test.ts.
        target: ['chrome111', 'firefox115', 'safari16.4'],
        rolldownOptions: {
          output: {
            // By what is used together, so that the shell is few files; the bundler's own split has 170.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // What the owner writes the site with: nobody else ever loads it.
                {
                  name: 'publishing',
                  test: /src\/(?:features\/publishing|offline\/entry-drafts\/(?!entry-storage|last-entry)|shared\/content-kinds|shared\/api\/owner-)/,
                },
                {
                  name: 'framework',
                  test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|use-sync-external-store)\/|src\/(?:lib|browser)\/|src\/shared\/(?:paths|media|time|receipt|limits|well-formed|any-signal)\.ts|src\/offline\/export\/save-file\.ts/,
                },
                {
                  name: 'reads',
                  test: /node_modules\/(?:valibot|@tanstack)\/|src\/shared\/(?:api\/|schemas|tools\/(?:saved-work|tool)\.)|src\/offline\/read-query|src\/features\/\w+\/queries/,
                },
                {
                  name: 'overlay',
                  // What only the list of a select needs stays with that list.
                  minShareCount: 2,
                  test: /node_modules\/(?:@?react-aria|@?react-stately|@internationalized|clsx)|src\/ui\/dialog\//,
                },
                // Fields that keep their own values: the tools want them without the library of the forms.
                {
                  name: 'fields',
                  test: /src\/ui\/form\/(?:uncontrolled-field|field|form-scope|form\.module)\./,
                },
                {
                  name: 'forms',
                  test: /node_modules\/(?:react-hook-form|@hookform)|src\/ui\/(?:printed-copy\/|form\/(?!list-select|load-select|uncontrolled-field|field\.|form-scope|form\.module))/,
                },
                // Small pieces of files and storage on the device, which several lazy parts share.
                {
                  name: 'file-pieces',
                  test: /src\/offline\/(?:files\/(?:reduce-photo|pending-files|add-file-messages)|storage\/storage-error|content-pack\/pack-cache)\.ts|src\/features\/uploads\/file-size\.ts/,
                },
                // What shows the owner work with a tool that came with a request.
                {
                  name: 'received-work',
                  test: /src\/(?:features\/tools\/received-work|pages\/tool-views)\./,
                },
                // What the tools share; each has its own file beside it.
                {
                  name: 'tools',
                  test: /src\/(?:features\/tools\/(?!received-work)[\w-]+\.|shared\/tools\/(?:input|figure|words|days)\.|content\/tools\/(?:sources|figure|tools|tools-page)\.)/,
                },
                {
                  name: 'page',
                  minShareCount: 2,
                  test: /src\/ui\/(?!toast|page-head|form|dialog|printed-copy)|src\/content\/(?:picture-book|media\/heroes|pictures\/heroes)|src\/features\/(?:article|gallery|video)\/|lucide-react\/dist\/esm\/icons\/(?!(?:x|house|menu|message-circle|refresh-cw|hourglass|send|circle-(?:alert|exclamation-point)|banknote|pencil-line|pencil-ruler|hammer|images|landmark|newspaper|leaf|hard-drive-download|sprout|book-open|compass|globe|mail|user-round|library|ruler)\.)/,
                },
              ],
            },
          },
        },
      },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
          exclude: ['**/*.long.test.ts'],
        },
      },
      // Kills, power cuts and whole builds: `npm run test:long`.
      { extends: true, test: { name: 'long', include: ['{src,server}/**/*.long.test.ts'] } },
    ],
    environment: 'node',
    setupFiles: ['src/testing/support/long-query-timeout.ts'],
    // Every core: by itself Vitest leaves one free, which on two cores is half of the machine.
    maxWorkers: availableParallelism(),
    // A machine with much else to do is slow, not wrong; what never ends is still told.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
}));
