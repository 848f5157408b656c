import process from 'node:process';
import * as program from '#app/entry-server.tsx';
import { contentReader } from './render/content-reader.ts';
import { productionPages } from './render/production-pages.ts';
import { run } from './run.ts';

await run({
  createPages: ({ content, practice }, heads) =>
    productionPages(process.cwd(), program, contentReader(content, practice), heads),
});
