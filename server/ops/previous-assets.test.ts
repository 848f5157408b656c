import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Day } from '#shared/time.ts';
import { keepPreviousAssets } from './previous-assets.ts';
import { staticFiles } from '../http/middleware/static-files.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startTestServer } from '../testing/test-server.ts';

async function practice() {
  const root = await temporaryFolder();
  const time = { ms: Date.UTC(2026, 2, 1) };
  const previousFolder = join(root, 'data/previous-assets');
  /** Starts a release, as an update does: its client files by name. */
  const start = async (release: string, names: readonly string[]) => {
    const clientFolder = join(root, release);
    await mkdir(join(clientFolder, 'assets'), { recursive: true });
    for (const name of names) await writeFile(join(clientFolder, 'assets', name), name);
    await keepPreviousAssets({ clientFolder, previousFolder, clock: () => new Date(time.ms) });
    const server = await startTestServer({
      staticFiles: staticFiles({
        clientFolder,
        previousClientFolder: previousFolder,
        videosFolder: root,
        documentsFolder: root,
        encodedFolder: root,
      }),
    });
    return async (name: string) => {
      const response = await server.fetch(`/assets/${name}`);
      return {
        status: response.status,
        text: await response.text(),
        cache: response.headers.get('Cache-Control'),
      };
    };
  };
  const kept = async () => (await readdir(join(previousFolder, 'assets'))).toSorted();
  return { root, previousFolder, time, start, kept };
}

test('an open page finds the files of its release for 30 days', async () => {
  const { start, time, kept } = await practice();
  await start('one', ['app-1.js', 'letters-1.woff2']);
  const get = await start('two', ['app-2.js', 'letters-1.woff2']);
  for (const name of ['app-1.js', 'app-2.js', 'letters-1.woff2']) {
    expect(await get(name)).toEqual({
      status: 200,
      text: name,
      cache: 'public, max-age=31536000, immutable',
    });
  }
  expect((await get('app-3.js')).status).toBe(404);

  time.ms += 29 * Day.ms;
  await start('three', ['app-3.js', 'letters-1.woff2']);
  expect(await kept()).toEqual(['app-1.js', 'app-2.js', 'app-3.js', 'letters-1.woff2']);
  // The first release was replaced 31 days ago, the second two.
  time.ms += 2 * Day.ms;
  const late = await start('three', ['app-3.js', 'letters-1.woff2']);
  expect((await late('app-1.js')).status).toBe(404);
  expect((await late('app-2.js')).status).toBe(200);
});

test('the previous release stays whatever the clock says', async () => {
  const { start, time, kept } = await practice();
  await start('one', ['app-1.js']);
  await start('two', ['app-2.js']);
  time.ms += 400 * Day.ms;
  await start('two', ['app-2.js']);
  expect(await kept()).toEqual(['app-1.js', 'app-2.js']);
  // Back to the previous release: it is the current one again.
  await start('one', ['app-1.js']);
  expect(await kept()).toEqual(['app-1.js', 'app-2.js']);
});

test('an interrupted start, and a damaged list, keep all files that can be kept', async () => {
  const { start, previousFolder, kept } = await practice();
  await start('one', ['app-1.js']);
  await writeFile(join(previousFolder, 'assets/.part-app-2.js'), 'ap');
  await writeFile(join(previousFolder, 'releases.json.part'), '[');
  const get = await start('two', ['app-2.js']);
  expect(await kept()).toEqual(['app-1.js', 'app-2.js']);
  expect((await get('app-2.js')).text).toBe('app-2.js');
  for (const damage of ['', '{}', '[1, {"files": 2}]']) {
    await writeFile(join(previousFolder, 'releases.json'), damage);
    await start('two', ['app-2.js']);
    expect(await kept()).toEqual(['app-2.js']);
  }
});
