import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { webManifest } from './src/app/web-manifest.ts';

/** Built for two programs: `vite build` makes the browser's, `vite build --ssr` the server's. */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [
    react(),
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
          dontCacheBustURLsMatching: /\/assets\//,
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
      },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    environment: 'node',
    restoreMocks: true,
  },
}));
