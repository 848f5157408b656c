import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contentTypeOf } from '#shared/content-types/types.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { contentTypeNames } from '#shared/content-types/types.ts';
import { defaultsOf } from '../content/defaults-of.ts';
import { readContent } from '../operator/migrate.ts';
import type { ContentRevision } from '../storage/content-records.ts';
import type { FileStore, RecordStore } from '../storage/ports.ts';
import { sampleMoment, sampleRevision, sampleSave, uuid } from '../testing/samples.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { exportContent, importContent } from '../operator/content-files.ts';

interface OpenStorage {
  store: RecordStore;
  files: FileStore;
}

const clock = () => new Date(sampleMoment);
const later = new Date(Date.parse(sampleMoment) + 1_000);
const digestOf = (bytes: string) => createHash('sha256').update(bytes).digest('hex');
const photo = digestOf('as the phone sent it');

/** A body that passes the schema of its kind. */
const article = (title: string, picture?: string) => ({
  title,
  excerpt: 'Thin coats.',
  category: 'Materials',
  cover: {
    picture: picture ?? 'blog/strawbale-myths',
    alt: 'A wall',
    isDecorative: false,
    caption: '',
    isStandIn: false,
  },
  blocks: [{ kind: 'paragraph', text: 'Thin coats, damp walls.' }],
});

async function save(place: OpenStorage, number: number, changes: Partial<ContentRevision>) {
  const revision = sampleRevision(number, changes);
  const outcome = await place.store.content.save(sampleSave(revision));
  expect(outcome.kind).toBe('saved');
  return revision;
}

/** A live article with a photograph and a draft over it, and a notice that is scheduled. */
async function fill(place: OpenStorage): Promise<void> {
  const bytes = 'a copy of the photograph';
  const quarantined = await place.files.quarantine(Readable.from([Buffer.from(bytes)]));
  const name = `${'c'.repeat(32)}.avif`;
  await place.files.accept(quarantined.id, name);
  const copy = {
    width: 480,
    format: 'avif',
    sizeBytes: bytes.length,
    sha256: digestOf(bytes),
  } as const;
  await place.store.addUploads([
    {
      name,
      originalName: `${photo}-480.avif`,
      mediaType: 'image/avif',
      sizeBytes: copy.sizeBytes,
      sha256: copy.sha256,
      storedAt: sampleMoment,
      isAttached: true,
      isOfSite: true,
      key: null,
    },
  ]);
  await place.store.content.addPicture({
    sha256: photo,
    width: 480,
    height: 360,
    colour: '#886644',
    copies: [{ ...copy, name }],
    addedAt: sampleMoment,
  });
  const first = await save(place, 1, { body: article('Lime', `uploaded/${photo}`) });
  await place.store.content.publish(
    { kind: 'article', id: 'lime', revisionId: first.revisionId },
    later,
  );
  await save(place, 2, { baseRevisionId: uuid(1), body: article('Lime “in winter”\ud83c') });
  const notice = { kind: 'notice', entryId: uuid(50), slug: '' };
  const { empty } = contentTypeOf('notice');
  await save(place, 3, { ...notice, body: { ...empty, text: 'Away until 12 January' } });
  await place.store.content.publish(
    { kind: 'notice', id: uuid(50), revisionId: uuid(3), publishAt: '2026-12-01T00:00:00.000Z' },
    later,
  );
}

/** All exported content with the bytes of its pictures, whatever the names of the files. */
async function contentOf({ store, files }: OpenStorage) {
  const { entries, revisions, pictures } = await readContent(store.content);
  const shown = await Promise.all(
    pictures.map(async ({ copies, ...picture }) => ({
      ...picture,
      copies: await Promise.all(
        copies.map(async ({ name, ...copy }) => {
          const opened = await files.open(name);
          const chunks: Buffer[] = [];
          for await (const chunk of opened?.stream ?? []) chunks.push(Buffer.from(chunk));
          return { ...copy, bytes: Buffer.concat(chunks).toString() };
        }),
      ),
    })),
  );
  const inOrder = <One>(all: readonly One[]) =>
    all.map((one) => JSON.stringify(one, (_, value: unknown) => sorted(value))).toSorted();
  const uploads = (await store.listUploads()).map(({ sha256, isOfSite, isAttached }) => ({
    sha256,
    isOfSite,
    isAttached,
  }));
  return { entries: inOrder(entries), revisions: inOrder(revisions), pictures: shown, uploads };
}

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

async function textsOf(folder: string): Promise<Record<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return Object.fromEntries(
    await Promise.all(
      files.map(
        async (path) => [path.slice(folder.length + 1), await readFile(path, 'utf8')] as const,
      ),
    ),
  );
}

const entryFile = (kind: ContentTypeName, id: string) => join('entries', kind, `${id}.json`);
const limeFile = entryFile('article', 'lime');
const pictureFile = join('pictures', photo, 'picture.json');
const copyFile = join('pictures', photo, '480.avif');

/** Export and import must give the same content in every store. `openStorage` returns an empty one. */
export function describeContentFiles(name: string, openStorage: () => Promise<OpenStorage>): void {
  const open = async () => {
    const place = await openStorage();
    onTestFinished(() => place.store.close());
    return place;
  };
  const bringOut = async (place: OpenStorage, folder: string) =>
    exportContent({ content: await readContent(place.store.content), files: place.files }, folder);
  const bringIn = (
    place: OpenStorage,
    folder: string,
    shipped?: Parameters<typeof importContent>[3],
  ) => importContent(place, folder, clock, shipped);

  /** An export, and the store it came from. */
  async function exported() {
    const place = await open();
    await fill(place);
    const folder = join(await temporaryFolder(), 'site');
    await bringOut(place, folder);
    const edit = async (path: string, change: (text: string) => string) => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      const before = await readFile(join(folder, path), 'utf8').catch(() => '');
      await writeFile(join(folder, path), change(before));
    };
    return { place, folder, edit };
  }

  describe(`content as files: ${name}`, () => {
    test('everything is exported as files and imported into an empty store, and a second import changes nothing', async () => {
      const { place, folder } = await exported();
      expect(Object.keys(await textsOf(folder)).toSorted()).toEqual(
        ['content.json', limeFile, entryFile('notice', uuid(50)), copyFile, pictureFile].toSorted(),
      );
      const other = await open();
      expect(await bringIn(other, folder)).toEqual({ entries: 2, pictures: 1, newerHere: [] });
      const there = await contentOf(other);
      expect(there).toEqual(await contentOf(place));
      expect(await bringIn(other, folder)).toEqual({ entries: 0, pictures: 0, newerHere: [] });
      expect(await contentOf(other)).toEqual(there);
      const again = join(await temporaryFolder(), 'again');
      await bringOut(other, again);
      expect(await textsOf(again)).toEqual(await textsOf(folder));
    });

    test('entries of permanent pages are exported and imported unchanged, of each kind', async () => {
      const place = await open();
      const ofEachKind = contentTypeNames.flatMap((kind) =>
        defaultsOf(kind)
          .slice(-1)
          .map((one) => ({ kind, ...one })),
      );
      for (const [at, { kind, id, body }] of ofEachKind.entries()) {
        await save(place, at + 1, { kind, entryId: id, slug: '', body });
      }
      const folder = join(await temporaryFolder(), 'site');
      await bringOut(place, folder);
      expect(Object.keys(await textsOf(folder))).toEqual(
        expect.arrayContaining([
          entryFile('material', 'cement'),
          entryFile('materials-page', 'materials-page'),
        ]),
      );
      const other = await open();
      expect(await bringIn(other, folder)).toMatchObject({ entries: ofEachKind.length });
      expect(await contentOf(other)).toEqual(await contentOf(place));
    });

    test('an export is updated, and files that belong to no entry are removed', async () => {
      const { place, folder, edit } = await exported();
      await edit(entryFile('article', 'gone'), () => '{}');
      await edit(join('.git', 'HEAD'), () => 'ref');
      await save(place, 4, { baseRevisionId: uuid(2), body: article('Lime again') });
      await bringOut(place, folder);
      const texts = await textsOf(folder);
      expect(texts[limeFile]).toContain('Lime again');
      expect(Object.keys(texts)).not.toContain(entryFile('article', 'gone'));
      expect(Object.keys(texts)).toContain(join('.git', 'HEAD'));
    });

    test('entries changed here stay, and entries changed there are imported', async () => {
      const { place, folder } = await exported();
      const other = await open();
      await bringIn(other, folder);
      await save(other, 4, { baseRevisionId: uuid(2), body: article('Written here') });
      const here = await contentOf(other);
      expect((await bringIn(other, folder)).newerHere).toEqual([join(folder, limeFile)]);
      expect(await contentOf(other)).toEqual(here);
      const newer = join(await temporaryFolder(), 'newer');
      await bringOut(other, newer);
      expect(await bringIn(place, newer)).toEqual({ entries: 1, pictures: 0, newerHere: [] });
      expect(await contentOf(place)).toEqual(here);
    });

    test('an entry changed on both sides is not merged, and neither version is lost', async () => {
      const { place, folder } = await exported();
      const other = await open();
      await bringIn(other, folder);
      await save(other, 4, { baseRevisionId: uuid(2), body: article('Written here') });
      await save(place, 5, { baseRevisionId: uuid(2), body: article('Written there') });
      await bringOut(place, folder);
      const here = await contentOf(other);
      await expect(bringIn(other, folder)).rejects.toThrow(/different words from revision 3 on/);
      expect(await contentOf(other)).toEqual(here);
    });

    test('two pages at one address are refused, whether in this store or shipped', async () => {
      const { folder } = await exported();
      const other = await open();
      await save(other, 9, { entryId: uuid(60), body: article('Mine') });
      const here = await contentOf(other);
      await expect(bringIn(other, folder)).rejects.toThrow(/would both be at “lime-in-winter”/);
      expect(await contentOf(other)).toEqual(here);
      const empty = await open();
      const shipped = () => new Map([['lime-in-winter', '3']]);
      await expect(bringIn(empty, folder, shipped)).rejects.toThrow(/would both be at/);
      expect(await readContent(empty.store.content)).toMatchObject({ entries: [], pictures: [] });
    });

    test.each<[string, string, (text: string) => string, RegExp]>([
      ['a cut-off entry', limeFile, (text) => text.slice(0, 200), /isn’t JSON/],
      ['an entry of something else', limeFile, () => '{"title":"x"}', /at kind/],
      [
        'a kind of another release',
        limeFile,
        (text) => text.replaceAll('"article"', '"poem"'),
        /no kind “poem”/,
      ],
      ['a file under another name', entryFile('article', 'clay'), () => '', /isn’t JSON/],
      [
        'an entry that is another one',
        limeFile,
        (text) => text.replace('"id": "lime"', '"id": "../up"'),
        /another file/,
      ],
      [
        'words that its kind does not take',
        limeFile,
        (text) => text.replaceAll('"title"', '"titel"'),
        /title/,
      ],
      [
        'a live revision that is not there',
        limeFile,
        (text) => text.replace(`"revisionId": "${uuid(1)}"`, `"revisionId": "${uuid(8)}"`),
        /isn’t in it/,
      ],
      [
        'a revision that follows none',
        limeFile,
        (text) => text.replace(`"baseRevisionId": "${uuid(1)}"`, `"baseRevisionId": "${uuid(8)}"`),
        /doesn’t follow/,
      ],
      ...['__proto__', '../up', 'a/b', 'lime-in-wint\u0435r', 'x'.repeat(10_000), '%2e%2e'].map(
        (slug): [string, string, (text: string) => string, RegExp] => [
          `the address ${slug.slice(0, 12)}`,
          limeFile,
          (text) => text.replaceAll('"lime-in-winter"', JSON.stringify(slug)),
          /at revisions\.0\.slug: (?:Use a to z|The address is longer)/,
        ],
      ),
      [
        'a former address that is none',
        limeFile,
        (text) => text.replace('"formerSlugs": []', '"formerSlugs": ["../up"]'),
        /at formerSlugs\.0/,
      ],
      [
        'a number that no page has',
        limeFile,
        (text) => text.replace('"number": null', '"number": -1.5'),
        /at number/,
      ],
      [
        'a revision with an id of its own making',
        limeFile,
        (text) => text.replaceAll(uuid(1), '../up'),
        /at revisions.0.revisionId/,
      ],
      ['a changed picture', copyFile, (text) => text.replace('copy', 'COPY'), /is damaged/],
      [
        'another format',
        'content.json',
        () => '{"format":"recipes","version":1}',
        /something else/,
      ],
      ['a later version', 'content.json', (text) => text.replace('1', '7'), /version 7/],
    ])('%s gets a sentence, and nothing is imported', async (_, path, change, sentence) => {
      const { folder, edit } = await exported();
      await edit(path, change);
      const other = await open();
      await expect(bringIn(other, folder)).rejects.toThrow(sentence);
      expect(await readContent(other.store.content)).toEqual({
        entries: [],
        revisions: [],
        pictures: [],
      });
      expect(await other.store.listUploads()).toEqual([]);
    });

    test('a missing picture, and a folder of something else, are refused', async () => {
      const { place, folder } = await exported();
      await rm(join(folder, copyFile));
      const other = await open();
      await expect(bringIn(other, folder)).rejects.toThrow(/480\.avif is missing/);
      await rm(join(folder, 'pictures'), { recursive: true });
      await expect(bringIn(other, folder)).rejects.toThrow(/neither in .* nor in the store/);
      await rm(join(folder, 'content.json'));
      await expect(bringIn(other, folder)).rejects.toThrow(/no export of this site/);
      await expect(bringOut(place, folder)).rejects.toThrow(/no export of this site/);
      expect(await readContent(other.store.content)).toMatchObject({ entries: [], pictures: [] });
    });

    test('an import that was interrupted before its last write is resumed', async () => {
      const { place, folder } = await exported();
      const other = await open();
      const { copyIn } = other.store.content;
      const cut = {
        ...other.store,
        content: { ...other.store.content, copyIn: () => Promise.reject(new Error('full')) },
      };
      await expect(importContent({ ...other, store: cut }, folder, clock)).rejects.toThrow('full');
      expect(await readContent(other.store.content)).toMatchObject({ entries: [], pictures: [] });
      expect(other.store.content.copyIn).toBe(copyIn);
      await bringIn(other, folder);
      expect(await contentOf(other)).toEqual(await contentOf(place));
    });
  });
}
