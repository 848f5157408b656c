import { createServer } from 'vite';
import { contentReader } from './pages/content-reader.ts';
import { developmentPages, viteFiles } from './pages/development-pages.ts';
import { run } from './ops/run.ts';

/** The development server: `npm run dev`. Client and pages are reloaded by Vite, the server itself by tsx. */
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });

await run({
  isDevelopment: true,
  before: viteFiles(vite),
  createPages: ({ content, retention }, heads) =>
    developmentPages(vite, contentReader(content, retention.periods), heads),
});
