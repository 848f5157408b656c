/** Compresses the built client once, so that the server sends the files as they are. Part of `npm run build`. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Compressing smaller files saves nothing. */
const minBytes = 512;
const folder = join(process.cwd(), 'dist/client');
const compressible = /\.(?:js|css|html|svg|webmanifest|json|txt|xml)$/;

for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!compressible.test(file)) continue;
  const path = join(folder, file);
  const bytes = readFileSync(path);
  if (bytes.length < minBytes) continue;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
