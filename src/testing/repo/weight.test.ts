import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '#app/routes.tsx';

/** Initial JavaScript of a route, brotli, in bytes. */
const budgetBytes = 130_000;

interface Chunk {
  file: string;
  imports?: string[];
}

const manifestFile = 'dist/client/.vite/manifest.json';

function readManifest(): Record<string, Chunk> {
  if (!existsSync(manifestFile)) throw new Error('no build: run `npm run build` first');
  return JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
}

function filesOf(manifest: Record<string, Chunk>, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return files;
}

/** The build compresses all but the smallest files. */
function compressedOf(file: string): string {
  return existsSync(`${file}.br`) ? `${file}.br` : file;
}

test('keeps the first JavaScript of every route within its budget', () => {
  const manifest = readManifest();
  const weights = routes.map(({ path, page }) => {
    const files = filesOf(manifest, ['index.html', `src/pages/${page}.tsx`]);
    const bytes = [...files]
      .map((file) => statSync(compressedOf(`dist/client/${file}`)).size)
      .reduce((sum, length) => sum + length, 0);
    return { path, bytes };
  });
  // oxlint-disable-next-line no-console -- the figures of every route, for whoever runs it
  console.table(weights);
  expect(weights.filter(({ bytes }) => bytes > budgetBytes)).toEqual([]);
});

test('loads no form, overlay, database or lightbox code with the first page', () => {
  const manifest = readManifest();
  for (const file of filesOf(manifest, ['index.html'])) {
    const code = readFileSync(`dist/client/${file}`, 'utf8');
    for (const mark of ['PhotoView', 'data-rac', 'DexieError', 'useFormContext']) {
      expect(code.includes(mark), `${mark} in ${file}`).toBe(false);
    }
  }
});
