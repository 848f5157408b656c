import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, readFile, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { crawl } from '#testing/support/crawl.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const photographer = 'Taken by somebody at home';
const place = '37/1 3/1 50/1';

/** A photograph as a phone saves it, with author and location in both EXIF and XMP. */
function photographWithLocation(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a5c3a' } })
    .withExif({
      IFD0: { Artist: photographer },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: place, GPSLongitudeRef: 'E', GPSLongitude: place },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${photographer}</place></x:xmpmeta>`)
    .jpeg()
    .toBuffer();
}

/** Text that must occur in no response. */
const traces = ['Exif\0\0', 'GPSLatitude', 'adobe:ns:meta', photographer];

/** Everything that the media build reads and writes, and what the built server reads. */
async function copyOfRepository(): Promise<string> {
  const folder = await temporaryFolder();
  const parts = ['package.json', 'tsconfig.json', 'server', 'src', 'assets'];
  for (const part of parts) await cp(part, join(folder, part), { recursive: true });
  for (const part of ['node_modules', 'dist']) await symlink(resolve(part), join(folder, part));
  return folder;
}

/** Starts the built server in a folder; stopped with the test. */
async function serve(folder: string): Promise<string> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
    },
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await once(child, 'close');
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = / is at (http:\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('the server did not start');
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const digestOf = async (file: string) => sha256(await readFile(file));
const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('a photograph with a location in its EXIF reaches visitors without it', async () => {
  const folder = await copyOfRepository();
  // By the recipe of the README: the stem of the old picture, then `npm run media`.
  const photograph = await photographWithLocation();
  for (const trace of traces.filter((text) => text !== 'GPSLatitude')) {
    expect(photograph.includes(trace), trace).toBe(true);
  }
  const gallery = join(folder, 'assets/images/projects');
  const master = join(gallery, 'muckleford-mudbrick-estate-cover.jpeg');
  await mkdir(gallery, { recursive: true });
  await writeFile(master, photograph);
  await utimes(master, new Date(), new Date());
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'server/cli/build-media.ts'],
    { cwd: folder },
  );
  expect(stdout).toContain('1 photographs of the owner');

  const address = await serve(folder);
  const { headings, files } = await crawl(address);
  const wanted = new Set<string>([...headings.keys(), ...files]);
  for (const path of ['/sitemap.xml', '/feed.xml', '/content-pack.json']) wanted.add(path);
  for (const path of ['/api/projects', '/api/community-projects', '/api/blog']) wanted.add(path);
  // Every picture by its name at every address where it could be.
  for (const file of await filesIn(join(folder, 'assets/encoded'))) {
    wanted.add(file.replace(join(folder, 'assets/encoded'), '/attached_assets_compressed'));
  }
  const masters = new Set<string>();
  for (const file of await filesIn(join(folder, 'assets/images'))) {
    masters.add(await digestOf(file));
    const below = file.slice(join(folder, 'assets/images').length);
    for (const prefix of ['/attached_assets', '/attached_assets_compressed', '/assets/images']) {
      wanted.add(prefix + below);
    }
  }
  const leaks: string[] = [];
  let served = 0;
  for (const path of wanted) {
    const response = await fetch(address + path);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (response.ok) served += 1;
    if (traces.some((trace) => bytes.includes(trace))) leaks.push(`${path}: where it was taken`);
    if (masters.has(sha256(bytes))) leaks.push(`${path}: a master as it is`);
    // Addresses in a response are requested as well, whoever they are for.
    if (!/json|xml|html/.test(response.headers.get('Content-Type') ?? '')) continue;
    for (const [, named = ''] of bytes
      .toString()
      .matchAll(/["'>( ,](?:http:\/\/localhost)?(\/[\w./-]+\.(?:avif|webp|jpe?g|png))/gi)) {
      wanted.add(named);
      if (/^\/attached_assets\/(?!videos|documents)/.test(named)) {
        leaks.push(`${path} names ${named}`);
      }
    }
  }
  expect(served).toBeGreaterThan(700);
  expect([...new Set(leaks)].slice(0, 20)).toEqual([]);
}, 180_000);
