import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { listContentPack } from './server/media/content-pack.ts';
import { webManifest } from './src/app/web-manifest.ts';

/** Built for two programs: `vite build` makes the browser's, `vite build --ssr` the server's. */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [
    react(),
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
        injectManifest: {
          globPatterns: ['**/*.{js,css,html,woff2,svg}', 'icon-192.png'],
          globIgnores: ['**/*-latin-ext-*', '**/service-worker.js'],
          // Shell files carry their hash in the name; only index.html and the public files need a revision.
          dontCacheBustURLsMatching: /(?:^|\/)assets\//,
          maximumFileSizeToCacheInBytes: 1_200_000,
        },
      }),
  ],
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node20',
        rollupOptions: {
          input: 'server/index.ts',
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        target: ['chrome111', 'firefox114', 'safari16.4'],
        rolldownOptions: {
          output: {
            // Few files, so that the shell installs fast: what nearly every page uses, and what every form uses.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(?:query-core|react-query)|use-sync-external-store)\//,
                },
                {
                  name: 'forms',
                  test: /node_modules\/(?:react-hook-form|@hookform)|src\/ui\/form\/(?!list-select|select-field)/,
                },
                {
                  name: 'overlay',
                  test: /node_modules\/(?:@?react-aria|@?react-stately|@internationalized)|src\/ui\/dialog\//,
                },
                {
                  name: 'device',
                  test: /node_modules\/dexie|src\/offline\/(?:drafts|files|outbox|storage)\//,
                },
                {
                  name: 'reads',
                  test: /node_modules\/valibot|src\/shared\/(?:api\/(?:call|endpoint|projects|community-projects|blog|practice)|errors|schemas|limits)\b|src\/offline\/read-query/,
                },
                {
                  name: 'page',
                  test: /src\/lib\/(?:arrival|inline-markup|search-summary)|src\/shared\/(?:media|paths|time)\b|src\/ui\/(?:back-link|card|inline-text|notice|page-head|page-intro|picture)\/|src\/content\/picture-books?\.ts/,
                },
                { name: 'icons', test: /node_modules\/lucide-react/, minShareCount: 2 },
              ],
            },
          },
        },
      },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    environment: 'node',
    restoreMocks: true,
  },
}));
