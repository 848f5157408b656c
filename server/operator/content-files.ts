import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { EntryId, RevisionBody, RevisionId } from '#shared/api/owner-entries.ts';
import { contentTypeOf, isContentType } from '#shared/content-types/types.ts';
import { uploadedDigestOf } from '#shared/content-types/image-ref.ts';
import { Slug } from '#shared/content-types/texts.ts';
import { readContent } from './migrate.ts';
import type { CopySource } from './migrate.ts';
import {
  ContentEntry,
  ContentPicture,
  ContentRevision,
  PictureCopy,
  entryKey,
  revisionKey,
} from '../storage/content-records.ts';
import type { FileStore, RecordStore } from '../storage/ports.ts';
import type { Upload } from '../storage/records.ts';

/**
 * What the owner has written, as files that can be read, compared and put into git:
 * `content.json`, `entries/{kind}/{id}.json` and `pictures/{sha256}/`, with `picture.json` and each size.
 */
const head = { format: 'content of a natural building site', version: 1 } as const;
const headFile = 'content.json';

/** The folder cannot be read as one that was exported, or does not fit the store. Nothing was written. */
export class ContentFilesError extends Error {
  override readonly name = 'ContentFilesError';
}

const { kind: _, entryId: __, ...revisionEntries } = ContentRevision.entries;
const { revisionIds: ___, slug: ____, ...entryEntries } = ContentEntry.entries;
/** One entry with all of its revisions, the oldest first; addresses and ids as strict as what the owner sends. */
const EntryFile = v.strictObject({
  ...entryEntries,
  number: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  formerSlugs: v.array(Slug),
  revisions: v.array(
    v.strictObject({
      ...revisionEntries,
      revisionId: RevisionId,
      slug: RevisionBody.entries.slug,
    }),
  ),
});
type EntryFile = v.InferOutput<typeof EntryFile>;

const { name: _____, ...copyEntries } = PictureCopy.entries;
const PictureFile = v.strictObject({
  ...ContentPicture.entries,
  copies: v.array(v.strictObject(copyEntries)),
});
type PictureFile = v.InferOutput<typeof PictureFile>;

interface Target {
  store: RecordStore;
  files: FileStore;
}

export interface ExportReport {
  entries: number;
  pictures: number;
}

/**
 * Writes everything into a new folder, or brings an exported one up to date: a file that is the same is not written.
 * @throws ContentFilesError for a folder with anything else in it, or when a picture is missing in the store
 */
export async function exportContent(
  { content, files }: Pick<CopySource, 'content' | 'files'>,
  folder: string,
): Promise<ExportReport> {
  await mkdir(folder, { recursive: true });
  const present = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  if (present.length > 0) await readHead(folder);
  const written = new Set<string>();
  const write = async (path: string, bytes: Uint8Array) => {
    written.add(path);
    const target = join(folder, path);
    const before = await readFile(target).catch(() => undefined);
    if (before && Buffer.compare(before, bytes) === 0) return;
    await mkdir(join(target, '..'), { recursive: true });
    await writeFile(target, bytes);
  };
  await write(headFile, asJson(head));
  const { entries, revisions, pictures } = content;
  const byId = new Map(revisions.map((revision) => [revisionKey(revision), revision]));
  for (const { revisionIds, slug: _slug, ...entry } of entries) {
    const file: EntryFile = {
      ...entry,
      revisions: revisionIds.map((revisionId) => {
        const found = byId.get(revisionKey({ kind: entry.kind, entryId: entry.id, revisionId }));
        if (!found) throw new TypeError(`revision ${revisionId} is in no record`);
        const { kind: _kind, entryId: _id, ...revision } = found;
        return revision;
      }),
    };
    await write(entryPath(entry), asJson(file));
  }
  for (const { copies, ...picture } of pictures) {
    const file: PictureFile = {
      ...picture,
      copies: copies.map(({ name: _name, ...copy }) => copy),
    };
    for (const copy of copies) {
      const bytes = await readStored(files, copy.name);
      if (!bytes || !isWhole(copy, bytes)) {
        throw new ContentFilesError(
          `The file ${copy.name} of a picture is missing or damaged in the store: restore it from a backup first.`,
        );
      }
      await write(copyPath(picture.sha256, copy), bytes);
    }
    await write(picturePath(picture.sha256), asJson(file));
  }
  // Files of an earlier export whose entries or pictures no longer exist.
  for (const part of ['entries', 'pictures']) {
    for (const path of await filesUnder(folder, part)) {
      if (!written.has(path)) await rm(join(folder, path));
    }
  }
  return { entries: entries.length, pictures: pictures.length };
}

export interface ImportReport {
  /** Entries and pictures that were written. */
  entries: number;
  pictures: number;
  /** Entries that were changed here after the export, and stay as they are. */
  newerHere: readonly string[];
}

/**
 * Brings in what was exported. Everything is read and checked before the first write, and all entries come with one
 * write. An entry that goes further here stays; nothing of the store is ever lost.
 * @param shippedSlugs addresses that came with the site, by kind: whose each one is
 * @throws ContentFilesError, with nothing changed
 */
export async function importContent(
  { store, files }: Target,
  folder: string,
  clock: () => Date,
  shippedSlugs: (kind: string) => ReadonlyMap<string, string> = () => new Map(),
): Promise<ImportReport> {
  await readHead(folder);
  const entries = await readEntries(folder);
  const pictures = await readPictures(folder);
  const present = await readContent(store.content);
  const known = new Set(present.pictures.map(({ sha256 }) => sha256));
  for (const { entry, revisions, path } of entries) {
    for (const digest of visiblePictures(entry, revisions)) {
      if (!known.has(digest) && !pictures.has(digest)) {
        throw new ContentFilesError(
          `${path} shows the picture ${digest}, which is neither in ${folder} nor in the store.`,
        );
      }
    }
  }
  const newerHere: string[] = [];
  const wanted = entries.filter((one) => {
    const before = present.entries.find(
      ({ kind, id }) => kind === one.entry.kind && id === one.entry.id,
    );
    const outcome = before === undefined ? 'take' : compare(one, before, present.revisions);
    if (outcome === 'newer-here') newerHere.push(one.path);
    return outcome === 'take';
  });
  refuseSharedAddresses(
    [...present.entries, ...wanted.map(({ entry }) => entry)],
    new Set(wanted.map(({ entry }) => entryKey(entry.kind, entry.id))),
    shippedSlugs,
  );

  const stored: ContentPicture[] = [];
  const uploads: Upload[] = [];
  for (const [sha256, { file, bytes }] of pictures) {
    if (known.has(sha256)) continue;
    const copies: PictureCopy[] = [];
    for (const [index, copy] of file.copies.entries()) {
      // The same for the same copy: an import that was cut off leaves nothing that the next one does not take up.
      const originalName = `${sha256}-${copy.width}.${copy.format}`;
      const name = `${sha256Of(`${originalName} ${copy.sha256}`).slice(0, 32)}.${copy.format}`;
      const quarantined = await files.quarantine(Readable.from([bytes[index] ?? Buffer.alloc(0)]));
      await files.accept(quarantined.id, name);
      copies.push({ ...copy, name });
      uploads.push({
        name,
        originalName,
        mediaType: `image/${copy.format === 'jpg' ? 'jpeg' : copy.format}`,
        sizeBytes: copy.sizeBytes,
        sha256: copy.sha256,
        storedAt: clock().toISOString(),
        isAttached: true,
        isOfSite: true,
        key: null,
      });
    }
    stored.push({ ...file, copies });
  }
  const recorded = await store.listUploads(uploads.map(({ name }) => name));
  const left = uploads.filter(({ name }) => !recorded.some((one) => one.name === name));
  if (left.length > 0) await store.addUploads(left);
  if (stored.length > 0 || wanted.length > 0) {
    await store.content.copyIn({
      entries: wanted.map(({ entry }) => entry),
      revisions: wanted.flatMap(({ revisions }) => revisions),
      pictures: stored,
    });
  }
  return { entries: wanted.length, pictures: stored.length, newerHere };
}

interface ReadEntry {
  /** For messages. */
  path: string;
  entry: ContentEntry;
  revisions: ContentRevision[];
}

async function readHead(folder: string): Promise<void> {
  const text = await readFile(join(folder, headFile), 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new ContentFilesError(
      `${folder} is no export of this site: it has no ${headFile}. Choose a folder that "npm run content:export" made.`,
    );
  }
  const { format, version } = parsed(
    v.looseObject({ format: v.string(), version: v.number() }),
    text,
    join(folder, headFile),
  );
  if (format !== head.format) {
    throw new ContentFilesError(
      `${join(folder, headFile)} belongs to something else: its format is “${format}”.`,
    );
  }
  if (version !== head.version) {
    throw new ContentFilesError(
      `${folder} is of version ${version}, and this release reads version ${head.version}: use the release that made it.`,
    );
  }
}

async function readEntries(folder: string): Promise<ReadEntry[]> {
  const read: ReadEntry[] = [];
  for (const path of await filesUnder(folder, 'entries')) {
    const full = join(folder, path);
    const { revisions, ...entry } = parsed(EntryFile, await readFile(full, 'utf8'), full);
    const damaged = (why: string) => new ContentFilesError(`${full} can’t be imported: ${why}.`);
    if (!isContentType(entry.kind)) throw damaged(`this release knows no kind “${entry.kind}”`);
    if (!v.is(EntryId, entry.id) || path !== entryPath(entry)) {
      throw damaged(`it says that it is ${entry.kind}/${entry.id}, which belongs in another file`);
    }
    const ids = revisions.map(({ revisionId }) => revisionId);
    if (new Set(ids).size < ids.length) throw damaged('two of its revisions have the same id');
    for (const [index, { revisionId, baseRevisionId }] of revisions.entries()) {
      if (baseRevisionId !== (ids[index - 1] ?? null)) {
        throw damaged(
          `its revision ${revisionId} doesn’t follow the one before it (baseRevisionId)`,
        );
      }
    }
    for (const shown of [entry.live, entry.scheduled]) {
      const found = revisions.find(({ revisionId }) => revisionId === shown?.revisionId);
      if (shown !== null && found?.slug !== shown.slug) {
        throw damaged(`it shows revision ${shown.revisionId}, which isn’t in it with that address`);
      }
    }
    for (const { revisionId, body } of currentOf(entry, revisions)) {
      const checked = v.safeParse(contentTypeOf(entry.kind).body, body);
      if (checked.success) continue;
      const [{ message }] = checked.issues;
      const place = v.getDotPath(checked.issues[0]);
      throw damaged(`revision ${revisionId}${place === null ? '' : `, ${place}`}: ${message}`);
    }
    read.push({
      path: full,
      entry: { ...entry, revisionIds: ids, slug: revisions.at(-1)?.slug ?? '' },
      revisions: revisions.map((revision) => ({
        kind: entry.kind,
        entryId: entry.id,
        ...revision,
      })),
    });
  }
  return read;
}

async function readPictures(
  folder: string,
): Promise<Map<string, { file: PictureFile; bytes: Buffer[] }>> {
  const read = new Map<string, { file: PictureFile; bytes: Buffer[] }>();
  for (const path of await filesUnder(folder, 'pictures')) {
    if (basename(path) !== 'picture.json') continue;
    const full = join(folder, path);
    const file = parsed(PictureFile, await readFile(full, 'utf8'), full);
    if (
      path !== picturePath(file.sha256) ||
      uploadedDigestOf(`uploaded/${file.sha256}`) === undefined
    ) {
      throw new ContentFilesError(
        `${full} can’t be imported: it says that it is the picture ${file.sha256}.`,
      );
    }
    const bytes: Buffer[] = [];
    for (const copy of file.copies) {
      const place = join(folder, copyPath(file.sha256, copy));
      const found = await readFile(place).catch(() => undefined);
      if (!found) throw new ContentFilesError(`${place} is missing: ${full} names it.`);
      if (!isWhole(copy, found)) {
        throw new ContentFilesError(`${place} is damaged: it isn’t the file that ${full} names.`);
      }
      bytes.push(found);
    }
    read.set(file.sha256, { file, bytes });
  }
  return read;
}

/** Decides what happens to an entry that the store also has. */
function compare(
  { path, entry, revisions }: ReadEntry,
  before: Readonly<ContentEntry>,
  stored: readonly Readonly<ContentRevision>[],
): 'take' | 'same' | 'newer-here' {
  const shared = Math.min(entry.revisionIds.length, before.revisionIds.length);
  for (const [index, revisionId] of before.revisionIds.slice(0, shared).entries()) {
    const here = stored.find(
      (each) =>
        each.kind === entry.kind && each.entryId === entry.id && each.revisionId === revisionId,
    );
    if (!isDeepStrictEqual(here, revisions[index])) {
      throw new ContentFilesError(
        `${path} and the store have different words from revision ${index + 1} on, and neither may be lost. ` +
          'Bring one of them in by hand: as a further revision with an id of its own.',
      );
    }
  }
  if (isDeepStrictEqual(entry, before)) return 'same';
  const more = entry.revisionIds.length - before.revisionIds.length;
  return more > 0 || (more === 0 && entry.updatedAt >= before.updatedAt) ? 'take' : 'newer-here';
}

/** No two pages of a kind may have one address, or one number. */
function refuseSharedAddresses(
  all: readonly Readonly<ContentEntry>[],
  taken: ReadonlySet<string>,
  shippedSlugs: (kind: string) => ReadonlyMap<string, string>,
): void {
  const owners = new Map<string, string>();
  // What is brought in takes the place of what has its id here.
  const last = new Map(all.map((entry) => [entryKey(entry.kind, entry.id), entry]));
  for (const [key, entry] of last) {
    const { kind, id, slug, live, scheduled, formerSlugs, number } = entry;
    const addresses = [slug, live?.slug, scheduled?.slug, ...formerSlugs, number];
    for (const address of new Set(addresses)) {
      if (address === undefined || address === null || address === '') continue;
      const place = `${kind} ${typeof address} ${address}`;
      const shipped = (typeof address === 'string' && shippedSlugs(kind).get(address)) || id;
      const other = owners.get(place) ?? (shipped === id ? undefined : entryKey(kind, shipped));
      if (other !== undefined && (taken.has(key) || taken.has(other))) {
        throw new ContentFilesError(
          `${other} and ${key} would both be at “${address}”. Give one of them another address first.`,
        );
      }
      owners.set(place, key);
    }
  }
}

/** The revisions that matter: live, scheduled and newest. */
function currentOf<Revision extends { revisionId: string }>(
  { live, scheduled }: Pick<ContentEntry, 'live' | 'scheduled'>,
  revisions: readonly Revision[],
): Revision[] {
  return revisions.filter(
    (revision, index) =>
      index === revisions.length - 1 ||
      revision.revisionId === live?.revisionId ||
      revision.revisionId === scheduled?.revisionId,
  );
}

function visiblePictures(
  { live, scheduled }: ContentEntry,
  revisions: readonly ContentRevision[],
): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    const digest = typeof value === 'string' ? uploadedDigestOf(value) : undefined;
    if (digest !== undefined) found.add(digest);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  for (const { revisionId, body } of revisions) {
    if (revisionId === live?.revisionId || revisionId === scheduled?.revisionId) visit(body);
  }
  return found;
}

function parsed<Output>(
  schema: v.GenericSchema<unknown, Output>,
  text: string,
  path: string,
): Output {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ContentFilesError(`${path} is damaged: it isn’t JSON.`);
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue);
  throw new ContentFilesError(
    `${path} is damaged or of another program${place === null ? '' : `, at ${place}`}: ${issue.message}`,
  );
}

async function readStored(
  files: Pick<FileStore, 'open'>,
  name: string,
): Promise<Buffer | undefined> {
  const opened = await files.open(name);
  if (!opened) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of opened.stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const isWhole = (
  { sizeBytes, sha256 }: Pick<PictureCopy, 'sizeBytes' | 'sha256'>,
  bytes: Uint8Array,
) => bytes.length === sizeBytes && sha256Of(bytes) === sha256;

const sha256Of = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex');

/** Paths of all files, from the folder, in a fixed order. */
async function filesUnder(folder: string, part: string): Promise<string[]> {
  const found = await readdir(join(folder, part), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return found
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted();
}

const entryPath = ({ kind, id }: { kind: string; id: string }) =>
  join('entries', kind, `${id}.json`);
const picturePath = (sha256: string) => join('pictures', sha256, 'picture.json');
const copyPath = (sha256: string, { width, format }: Pick<PictureCopy, 'width' | 'format'>) =>
  join('pictures', sha256, `${width}.${format}`);

const asJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
