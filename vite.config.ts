import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { listContentPack } from './server/media/content-pack.ts';
import { webManifest } from './src/app/web-manifest.ts';

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
/** What of react-aria only an opened list needs, and no dialog. */
const listComponents =
  'Autocomplete|Collection|DragAndDrop|FieldError|Form|Header|Label|ListBox|OverlayArrow|Popover|Select|Separator|SharedElement|intl';
const listBehaviours =
  'collections/(?!Hidden)|form|intl/menu|label|listbox|menu|select|selection|focus/virtualFocus|i18n/(?:useCollator|useListFormatter)|interactions/(?:useContextMenu|useLongPress)|overlays/(?:calculatePosition|useCloseOnScroll|useOverlayPosition|useOverlayTrigger\\b|usePopover)|utils/(?:getScrollParents|scrollIntoView|useDescription|useFormReset|useLoadMoreSentinel|useResizeObserver|useUpdateLayoutEffect)';
/** The list under a mouse, for which the browser's own select stands in; the owner's letters, which no device keeps. */
const notInShell = ['list', 'inbox', 'inbox-view', 'section-access-dialog'];

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
          globIgnores: ['**/service-worker.js', ...notInShell.map((name) => `assets/${name}-*`)],
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
          input: 'server/index.ts',
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
            // Few files, so that the shell installs fast: what nearly every page uses, and what every form uses.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // By themselves, so that a document can hold them whole and the other styles in part.
                { name: 'letters', test: /src\/styles\/fonts\.css/ },
                {
                  name: 'framework',
                  test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|use-sync-external-store)\//,
                },
                // Reading from the server, for the pages that do.
                {
                  name: 'reads',
                  test: /node_modules\/(?:valibot|@tanstack\/(?:query-core|react-query))\/|src\/app\/(?:browser-reads|query-client)|src\/shared\/(?:any-signal|api\/(?:call|retry-after|endpoint|projects|community-projects|blog|practice)|errors|schemas|limits|visible-length)\b|src\/offline\/read-query|src\/features\/(?:projects|community|blog|practice)\/queries\./,
                },
                {
                  name: 'background',
                  test: /src\/(?:app\/field-queries|features\/search\/keep-index|shared\/api\/ping|offline\/(?:waiting\/(?:start-outbox|awaited-outcomes)|open-forms|query-persister|sw-bridge))|node_modules\/(?:workbox-window|@tanstack)\//,
                },
                { name: 'pack', test: /src\/offline\/content-pack\// },
                {
                  name: 'forms',
                  test: /node_modules\/(?:react-hook-form|@hookform)|src\/ui\/(?:printed-copy\/|form\/(?!list-select))/,
                },
                // The list that a select opens under a mouse; it is not part of the shell, see `notInShell`.
                {
                  name: 'list',
                  test: new RegExp(
                    `src/ui/form/list-select|react-aria-components/dist/private/(?:${listComponents})|react-aria/dist/private/(?:${listBehaviours})|react-stately/dist/private/(?:collections|form|list|select|selection|utils/number)`,
                  ),
                },
                {
                  name: 'overlay',
                  test: /node_modules\/(?:@?react-aria|@?react-stately|@internationalized|clsx)|src\/features\/resources\/coming-soon-dialog|src\/ui\/dialog\//,
                },
                {
                  name: 'device',
                  test: /node_modules\/dexie|src\/offline\/(?:drafts|files|outbox|storage)\/|src\/shared\/attachable-name/,
                },
                // What asks something of the visitor: the questionnaires; the contact form and the chat, without windows.
                {
                  name: 'asking',
                  test: /src\/features\/(?:questionnaire\/|uploads\/(?!file-size))/,
                },
                {
                  name: 'writing',
                  test: /src\/features\/(?:contact\/(?:contact-form-fields|messages)|chat\/(?:chat-panel|messages))/,
                },
                {
                  name: 'answers',
                  test: /src\/shared\/(?:questionnaires\/(?!definition\.)|api\/(?:consultation|contact|natural|submission|upload|requests|inbox|session|retention))/,
                },
                // The page about this device, with what waits on it.
                {
                  name: 'own',
                  test: /src\/(?:features\/(?:on-this-device\/(?!ready-sign)|outbox\/(?:outbox-list|outbox-entry|outbox\.module|state-words)|install\/install-part)|ui\/(?:actions|entries)\/|offline\/export\/)/,
                },
                {
                  name: 'inbox',
                  test: /src\/features\/inbox\/(?!inbox\.|app-badge|owner-sign-in|queries|section-access)/,
                },
                // What most pages use; icons but for those of the header, which come with the program.
                {
                  name: 'page',
                  test: /src\/lib\/(?!arrival|if-it-comes|go-to-place|open-windows)|src\/shared\/(?:media|receipt)\b|src\/ui\/(?:back-link|button|card|inline-text|inner-html|opening|page-head|picture)\/|src\/ui\/deferred\/use-(?:whole-page|opened)|src\/features\/uploads\/file-size|lucide-react\/dist\/esm\/icons\/(?!(?:house|menu|x|message-circle|refresh-cw|hourglass|pencil-ruler|hammer|images|landmark|newspaper|leaf|hard-drive-download|sprout|book-open|compass|globe|mail|user-round|library)\.)|src\/features\/install\/install-way|src\/content\/(?:films\.|picture-books?\.|reading-order\.|media\/documents|(?:media|pictures)\/heroes)/,
                },
                {
                  name: 'article',
                  test: /src\/features\/(?:article\/|gallery\/(?!lightbox\.)|film\/)|src\/ui\/data-table\/|src\/content\/(?:sources|(?:media|pictures)\/(?:materials|landscape|climate))/,
                },
                // Projects, community projects and the blog; the short pages that lead to everything.
                {
                  name: 'works',
                  test: /src\/(?:features\/(?:projects|community|blog)\/|ui\/server-html\/|content\/(?:project|community|blog|(?:media|pictures)\/(?:projects|community|blog)))/,
                },
                {
                  name: 'short',
                  test: /src\/(?:ui\/deferred\/use-when-idle|features\/(?:(?:contents-page|coming-soon|photos|practice)\/|resources\/(?!coming-soon-dialog)|contact\/contact(?:-form)?\.(?:tsx|module))|content\/(?:site-map|resources|coming-soon|about|photos|contact-page|articles\/philosophy\.|(?:media|pictures)\/(?:about|photos)))/,
                },
              ],
            },
          },
        },
      },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['src/testing/support/patient-queries.ts'],
    // Every core: by itself Vitest leaves one free, which on two cores is half of the machine.
    maxWorkers: availableParallelism(),
    // A machine with much else to do is slow, not wrong; what never ends is still told.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
}));
