import process from 'node:process';
import * as bundle from '#app/entry-server.tsx';
import { contentReader } from './pages/content-reader.ts';
import { productionPages } from './pages/production-pages.ts';
import { run } from './ops/run.ts';

await run({
  createPages: ({ content, retention }, heads) =>
    productionPages(process.cwd(), bundle, contentReader(content, retention.periods), heads),
});
