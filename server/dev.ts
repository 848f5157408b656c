import process from 'node:process';
import { createServer } from 'vite';
import { contentReader } from './render/content-reader.ts';
import { developmentPages } from './render/development-pages.ts';
import { viteFiles } from './render/vite-files.ts';
import { run } from './run.ts';

/** The server while developing: `npm run dev`. Client and pages reload by Vite, the server itself by tsx. */
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });

await run({
  isDevelopment: true,
  before: viteFiles(vite),
  createPages: ({ content, practice }, heads) =>
    developmentPages(process.cwd(), vite, contentReader(content, practice), heads),
});
