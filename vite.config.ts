import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { listContentPack } from './server/build/media/content-pack.ts';
import { headTags } from './src/app/head-tags.ts';
import { chunkFile, notInShell } from './src/shared/chunks.ts';
import { isPreloadedFont } from './src/shared/preloaded-fonts.ts';
import { webManifest } from './src/app/web-manifest.ts';
import { beforePaintScript } from './src/shared/before-paint.ts';

/** Tests that leave nothing behind for the next file: no document, no module's state. Tests of pictures are not among them: reading an owner’s
 * picture blocks sharp’s other loaders for the whole process. */
const withSharedModules = [
  'server/{cli,content,http,mail,operator,ops,search,services,storage}/**/*.test.ts',
  'src/{content,lib,shared}/**/*.test.ts',
  'src/testing/repo/**/!(web-manifest).test.ts',
];

/** react-aria has messages in thirty languages; only the English ones are built. */
const englishOnly: Plugin = {
  name: 'english-only',
  // Before Vite's own resolver.
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (!/react-(?:aria|stately)/.test(importer) || !otherLanguage.test(source)) return null;
    return this.resolve(source.replace(otherLanguage, 'en-US.mjs'), importer);
  },
  load: (id) => (languageDetection.test(id) ? fixedLanguage : null),
};
/** The entry and what it imports: see `imports` of `index.html` in the manifest. */
const ofEveryPage = /\/(?:rolldown-runtime|framework|index)-[^/]+\.js$/;
/** Adds the head of every document, with preloads of the fonts, to the app shell: without them fonts load a tenth of a second later. */
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

/** react-aria's module that detects the browser's language, which takes a phone about 60 ms; replaced by a fixed one. */
const languageDetection = /react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/;
const fixedLanguage =
  "const locale = { locale: 'en-AU', direction: 'ltr' };" +
  'export const getDefaultLocale = () => locale; export const useDefaultLocale = getDefaultLocale;';
const otherLanguage = /(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;

/**
 * A class or animation of a CSS module: a hash of the file's path, and the name's index in it. Equal in the client and
 * the server build; compresses better than Vite's hash for each name, by 3 KB in the shell.
 */
function shortClassName(name: string, file: string, css: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 5);
  const index = [...new Set(css.match(/(?<=\.|@keyframes\s+)[a-z][\w-]*/gi))].indexOf(name);
  if (index === -1) throw new Error(`${path} has no ${name}`);
  return `_${hash}${index.toString(36)}`;
}

const builtFile = (name: string): string => join(import.meta.dirname, 'dist/client', name);

function sha256Of(name: string): string {
  return createHash('sha256')
    .update(readFileSync(builtFile(name)))
    .digest('hex');
}

/** `vite build` builds the client, `vite build --ssr` the server. */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [
    react(),
    englishOnly,
    shellHead,
    !isSsrBuild && {
      name: 'content-pack',
      // The list of pictures and documents that are downloaded for offline reading.
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
          // The operating system stores the icons of an installed app itself.
          globPatterns: ['**/*.{js,css,html,woff2,svg}', 'icon-192.png'],
          globIgnores: [
            '**/service-worker.js',
            'assets/device-transfer-*.css',
            ...notInShell.map((name) => `assets/${name}-*`),
          ],
          // File names in `assets` contain a hash; only index.html and the public files need a revision.
          dontCacheBustURLsMatching: /(?:^|\/)assets\//,
          maximumFileSizeToCacheInBytes: 1_200_000,
          // By this the worker tells the page of its version from any other.
          manifestTransforms: [
            (files) => ({
              manifest: files.map((file) =>
                file.url === 'index.html'
                  ? {
                      ...file,
                      revision: sha256Of(file.url).slice(0, 12),
                      // Some networks alter every page on its way; the worker's own file they leave alone.
                      page: {
                        html: readFileSync(builtFile(file.url), 'utf8').replaceAll(/\n\s*/g, ''),
                        scriptHash: `sha256-${createHash('sha256').update(beforePaintScript).digest('base64')}`,
                      },
                    }
                  : { ...file, revision: file.revision?.slice(0, 12) ?? null },
              ),
            }),
          ],
        },
      }),
  ],
  css: command === 'build' ? { modules: { generateScopedName: shortClassName } } : {},
  // Dexie without the code for browsers older than our targets.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  // One program without its packages' hundreds of files starts in half the time. Native code stays where it is.
  ...(isSsrBuild
    ? { ssr: { noExternal: true, external: ['sharp', 'pg', '@resvg/resvg-js'] } }
    : {}),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: {
          input: 'server/main.ts',
          // A dependency of Koa uses `eval` for its warnings.
          checks: { eval: false },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        // Safari 16.4, which lacks it, loads the chunks a moment later; all others would wait for the polyfill.
        modulePreload: {
          polyfill: false,
          // Each chunk would name what every page has loaded before any: 3 KB in the shell.
          resolveDependencies: (_, files, { hostType }) =>
            hostType === 'html' ? files : files.filter((file) => !ofEveryPage.test(file)),
        },
        // What these lack is listed in src/testing/repo/browsers.test.ts.
        target: ['chrome111', 'firefox115', 'safari16.4'],
        rolldownOptions: {
          output: {
            chunkFileNames: ({ name }) => chunkFile(name, '.js'),
            assetFileNames: ({ names: [name = ''] }) =>
              chunkFile(name.replace(/\.css$/, ''), '[extname]'),
            // By what is used together, so that the shell has fewer files.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // The owner's editor: nobody else loads it. With its own icons, which the page around it would hold
                // otherwise: two chunks that import each other see undefined, whichever is loaded first.
                {
                  name: 'publishing',
                  test: /src\/(?:features\/publishing|offline\/(?:entry-drafts\/(?!entry-storage)|site-copy\/refresh)|shared\/(?:abn\.|isbn\.|content-types|api\/owner-))|lucide-react\/dist\/esm\/icons\/(?:arrow-down|arrow-up|ellipsis|italic|letter-b|link|rotate-ccw-clock|separator-horizontal)\./,
                },
                {
                  name: 'framework',
                  test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|use-sync-external-store)\/|src\/browser\/(?!owner-hint)|src\/shared\/(?:paths|time)\.ts|src\/offline\/sw-bridge\/has-worker\./,
                },
                // The contract of the owner's settings, which nobody needs before signing in, and signing out.
                {
                  name: 'owner-contract',
                  test: /src\/(?:shared\/api\/(?:trash|launch|mail-address|sessions?\.|passkeys|passphrase|people|bank-account)|offline\/sign-out\.)/,
                },
                // The contract of the inbox: no page but the inbox loads it.
                {
                  name: 'inbox-contract',
                  test: /src\/(?:shared\/(?:api\/(?:inbox|open-records|work-|client-work|reply-texts|contact-messages|requests\.|fresh-proof)|inbox\/(?:money\.|today-groups|reply-blanks|\w+-entries)|format-cents)|features\/inbox\/count-text|offline\/sign-out-mark)/,
                },
                {
                  name: 'reads',
                  test: /node_modules\/(?:valibot|@tanstack)\/|src\/browser\/owner-hint\.|src\/shared\/(?:api\/(?!inbox|invoices|visit-file|open-records|trash|launch|mail-address|work-|client-|reply-texts|contact-messages|requests\.|sessions?\.|passkeys|passphrase|people|bank-account|fresh-proof)|schemas|(?:errors|taken-down|visible-length|format-aud|limits|receipt|well-formed|any-signal)\.|tools\/(?:saved-work|tool)\.)|src\/lib\/(?:backoff|bytes|uuid|real-moment|in-one-line)\.|src\/offline\/(?:read-query|content-pack\/pack-cache|waiting\/awaited-outcomes|tool-work\/kept-inputs)|src\/features\/(?:\w+|report-requests\/\w+)\/queries/,
                },
                // Without the uncontrolled fields: the tools use those without the library.
                {
                  name: 'forms',
                  test: /node_modules\/(?:react-hook-form|@hookform)|src\/shared\/attachable-name\.|src\/ui\/(?:printed-copy\/|form\/(?!list-select|load-select|uncontrolled-field|field\.|form-scope|form\.module))/,
                },
                // What of the owner's is on the device, which whoever deletes everything deletes as well.
                {
                  name: 'copies',
                  test: /src\/offline\/(?:inbox-copy\/inbox-copy|site-copy\/site-store|forget-owner|sw-bridge\/owners-device|owner-notes\/(?:note-storage|note-unload-backup|encrypted-notes|row-cipher))\./,
                },
                // Small files, so that an installed app asks for fewer.
                {
                  name: 'client-page',
                  test: /src\/shared\/(?:api\/client-page|(?:\w+\/)?client-path)\./,
                },
                {
                  name: 'autosave',
                  test: /src\/(?:offline\/(?:web-lock\.|files\/pending-files|autosave\/)|features\/inbox\/app-badge)/,
                },
                { name: 'open-forms', test: /src\/(?:offline\/open-forms|[\w/-]+\/use-notices)\./ },
                // What reads the device's project: loaded after a tool's page, by the owner's inbox in part.
                {
                  name: 'tool-project',
                  test: /src\/(?:features\/tools\/project\/|shared\/tools\/project\.|content\/tools\/project-names|offline\/(?:react\/use-projects|tool-work\/projects)\.)/,
                },
                // What the tools share.
                {
                  name: 'tools',
                  test: /src\/(?:features\/tools\/(?!received-work)[\w-]+\.|shared\/tools\/(?:input|number-text|figure|labels|days)\.|content\/tools\/(?:sources|figure|tools|tools-page)\.)/,
                },
                {
                  name: 'page',
                  minShareCount: 2,
                  test: /src\/ui\/(?!toast|form|dialog|printed-copy)|src\/lib\/(?:inline-markup|paragraphs-of|search-summary|format-month|keys-of|reading-time|file-size|mailto)\.|src\/shared\/media\.|src\/(?:content\/(?:image-catalogue-of|hero-pictures|paragraphs\.|media\/heroes|pictures\/heroes)|shared\/(?:named-browsers|building-figures|climate-places|sections-of))|src\/features\/(?:article|gallery|video)\/|src\/pages\/cards-with-text\.|lucide-react\/dist\/esm\/icons\//,
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
          exclude: ['**/*.long.test.{ts,tsx}', ...withSharedModules],
        },
      },
      // Each file with modules of its own takes twice the time.
      {
        extends: true,
        test: {
          name: 'quick with shared modules',
          include: withSharedModules,
          exclude: ['**/*.long.test.{ts,tsx}'],
          isolate: false,
        },
      },
      // Kills, power cuts, mail servers, pictures and whole builds: `npm run test:long`.
      { extends: true, test: { name: 'long', include: ['{src,server}/**/*.long.test.{ts,tsx}'] } },
    ],
    environment: 'node',
    setupFiles: ['src/testing/support/long-query-timeout.ts'],
    // Every core: by default Vitest leaves one free, which on two cores is half of the machine.
    maxWorkers: availableParallelism(),
    // Generous, because a busy machine is slow; a test that never ends still fails.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 60_000,
    restoreMocks: true,
  },
}));
