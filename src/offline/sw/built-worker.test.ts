import { existsSync, readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';

const folder = new URL('../../../dist/client/', import.meta.url);
const address = new URL('service-worker.js', folder);
const maxBrotliBytes = 15 * 1024;

/** The worker as browsers get it. */
describe('the built worker', () => {
  let text = '';
  beforeAll(() => {
    if (!existsSync(address)) {
      throw new Error(
        'dist/client/service-worker.js is missing: run `npm run build` before the tests',
      );
    }
    text = readFileSync(address, 'utf8');
  });

  test('passes every request that is not GET, except the share target’s, before anything else', () => {
    const handlers = [
      ...text.matchAll(
        /addEventListener\(\s*[`'"]fetch[`'"]\s*,\s*(\w+|\(\w+\))\s*=>\s*\{?(.{0,80})/g,
      ),
    ].map(([, , beginning = '']) => beginning);
    expect(handlers).toHaveLength(2);
    expect(handlers[0]).toMatch(
      /^\s*if\s*\(\s*\w+\.request\.method\s*!==?\s*[`'"]GET[`'"]\s*\)\s*return/,
    );
    // The other condition first checks whether it is that one navigation; see `share-target.test.ts`.
    const [, isShare] =
      /^\s*([\w$]+)\(\w+\.request,self\.location\.origin\)&&/.exec(handlers[1] ?? '') ?? [];
    expect(isShare, handlers[1]).toBeDefined();
    const body = text.slice(text.indexOf(`function ${isShare}(`)).slice(0, 200);
    expect(body).toMatch(
      /method\s*!==?\s*[`'"]POST[`'"]\s*\|\|\s*\w+\.mode\s*!==?\s*[`'"]navigate[`'"]/,
    );
  });

  test('is a plain script that a browser can evaluate', () => {
    expect(() => new Script(text)).not.toThrow();
    expect(text).not.toMatch(/\bimport\s*\(|import\.meta|\bimportScripts\b/);
  });

  test('activates a version only when a page asks', () => {
    expect(text.match(/skipWaiting/g)).toHaveLength(1);
    expect(text).toContain('SKIP_WAITING');
  });

  test('contains neither Dexie nor the questionnaires', () => {
    expect(text).not.toMatch(/Dexie/);
    expect(text).not.toMatch(/projectDescription/);
  });

  test('lists the shell and no picture, read or upload', () => {
    expect(text).toMatch(/url[`'"]?:[`'"]\/?index\.html/);
    expect(text).not.toMatch(/url[`'"]?:[`'"]\/?(?:attached_assets|api|uploads)/);
  });

  test('lists only files of the build', () => {
    const urls = [...text.matchAll(/url[`'"]?:[`'"]([^`'"]+)[`'"]/g)].map(([, url]) => url ?? '');
    expect(urls.length).toBeGreaterThan(20);
    for (const url of urls) expect(existsSync(new URL(url, folder)), url).toBe(true);
  });

  test(`weighs at most ${maxBrotliBytes / 1024} kB on the wire`, () => {
    expect(brotliCompressSync(text).byteLength).toBeLessThanOrEqual(maxBrotliBytes);
  });
});
