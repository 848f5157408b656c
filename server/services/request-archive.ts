import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Zip, ZipPassThrough } from 'fflate';
import type { AttachedFile } from '#shared/api/inbox.ts';
import { acceptedExtensions } from '#shared/limits.ts';
import type { Uploads } from './uploads.ts';

/** What the archive says about files that it could not include. */
export const missingFilesName = 'Missing files.txt';

/** Longest name in an archive, in UTF-16 code units: unpacked below a long folder it must still be a legal path. */
const maxNameLength = 120;

/** Earliest date a ZIP entry can have, a day later so that every time zone agrees. */
const oldestMoment = Date.parse('1980-01-02T00:00:00.000Z');

/**
 * All files of a request as a ZIP, uncompressed. One file is in memory at a time, so that a missing or damaged one is
 * known before its entry starts; it is listed in `missingFilesName`, and the others are included.
 */
export async function* requestArchive(
  files: readonly AttachedFile[],
  open: Uploads['open'],
): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  function* written() {
    const ready = chunks;
    chunks = [];
    yield* ready;
  }
  function add(name: string, bytes: Uint8Array, storedAt: number) {
    const entry = new ZipPassThrough(name);
    entry.mtime = Math.max(storedAt, oldestMoment);
    zip.add(entry);
    entry.push(bytes, true);
  }

  const names = archiveNames(files);
  const missing: string[] = [];
  let latest = oldestMoment;
  for (const [index, file] of files.entries()) {
    const found = await readWhole(file.url, open);
    const name = names[index] ?? '';
    if (found) {
      latest = Math.max(latest, found.storedAt);
      add(name, found.bytes, found.storedAt);
      yield* written();
    } else {
      missing.push(name);
    }
  }
  if (missing.length > 0) {
    const lines = ['These files are missing on the server, or incomplete:', '', ...missing, ''];
    add(missingFilesName, new TextEncoder().encode(lines.join('\r\n')), latest);
  }
  zip.end();
  yield* written();
}

/** Undefined when the file is missing, cannot be read, or has changed. */
async function readWhole(url: string, open: Uploads['open']) {
  const found = await open(url.slice(url.lastIndexOf('/') + 1));
  if (!found) return undefined;
  const bytes = await buffer(found.stream).catch(() => undefined);
  if (!bytes || createHash('sha256').update(bytes).digest('hex') !== found.upload.sha256) {
    return undefined;
  }
  return { bytes, storedAt: Date.parse(found.upload.storedAt) };
}

/** Not allowed in a name: separators and wildcards of any system, and bidirectional control characters. */
// oxlint-disable-next-line no-control-regex -- control characters are what it is about
const unsafe = /[\x00-\x1f\x7f-\x9f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Names of devices in Windows, with any extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Names for the archive: safe to unpack on any system, unique even where case does not count. */
export function archiveNames(files: readonly Pick<AttachedFile, 'url' | 'name'>[]): string[] {
  const taken = new Set([missingFilesName.toLowerCase()]);
  return files.map(({ url, name }) => {
    const { stem, extension } = safeName(name, url.slice(url.lastIndexOf('.') + 1));
    for (let number = 1; ; number += 1) {
      const unique = `${stem}${number === 1 ? '' : ` (${number})`}.${extension}`;
      if (taken.has(unique.toLowerCase())) continue;
      taken.add(unique.toLowerCase());
      return unique;
    }
  });
}

function safeName(name: string, kind: string): { stem: string; extension: string } {
  const clean = name.normalize('NFC').replaceAll(unsafe, '_');
  const own = /\.([^.]+)$/.exec(clean)?.[1];
  const isKnown = acceptedExtensions.some((one) => one === own?.toLowerCase());
  // The server knows the kind from the bytes; a name with another extension gets the right one appended.
  const extension = own !== undefined && isKnown ? own : kind;
  const given = isKnown ? clean.slice(0, -extension.length - 1) : clean;
  const stem = given
    .replace(/^[.\s]+/, '')
    .slice(0, maxNameLength)
    .toWellFormed()
    .replace(/[.\s]+$/, '');
  if (stem === '') return { stem: 'file', extension };
  return { stem: deviceName.test(stem) ? `_${stem}` : stem, extension };
}
