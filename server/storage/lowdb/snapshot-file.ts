import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { dirname } from 'node:path';
import type { Adapter } from 'lowdb';
import * as v from 'valibot';
import { realDisk, writeAll } from '../disk.ts';
import type { Disk } from '../disk.ts';
import { DamagedStorageError } from '../ports.ts';
import { Records, Submission, Upload, emptyRecords } from '../records.ts';

/** Text encoded and written at a time, in UTF-16 code units: the server answers others in between. */
const chunkLength = 256 * 1024;

const startOfSubmissions = '},"submissions":{';
const startOfEnd = '},"sha256":"';

/** What stands in the first line; uploads and submissions follow, one a line. */
const Head = v.omit(Records, ['submissions']);

/**
 * A lowdb adapter that survives a power cut: temporary file, fsync, rename, fsync of the folder, with the
 * version before kept as `{path}.bak`. (lowdb's own JSONFile renames without any fsync.)
 *
 * The file is one JSON object with a record a line and a SHA-256 of all before it at the end, so that bit rot is
 * noticed and no text is as long as the whole: V8 has none beyond 512 MB, about 95,000 filled questionnaires.
 */
export class SnapshotFile implements Adapter<Records> {
  readonly path: string;
  readonly #disk: Disk;

  constructor(path: string, disk: Disk = realDisk) {
    this.path = path;
    this.#disk = disk;
  }

  get backupPath(): string {
    return `${this.path}.bak`;
  }

  /** Null when there is no file. @throws DamagedStorageError when it cannot be trusted */
  async read(): Promise<Records | null> {
    return readFrom(this.path);
  }

  /** The version before the last write, or null. @throws DamagedStorageError as `read` */
  async readBackup(): Promise<Records | null> {
    return readFrom(this.backupPath);
  }

  /** Takes the records as they are at the call; what is added or removed meanwhile is not in the file. */
  async write(records: Records): Promise<void> {
    const lines = linesOf(records);
    const temporaryPath = `${this.path}.tmp`;
    await this.#disk.remove(temporaryPath);
    try {
      await this.#writeLines(temporaryPath, lines);
    } catch (error) {
      await this.#disk.remove(temporaryPath);
      throw error;
    }
    await this.#keepAsBackup();
    await this.#disk.rename(temporaryPath, this.path);
    await this.#disk.syncFolder(dirname(this.path));
  }

  async #writeLines(path: string, lines: Iterable<string>): Promise<void> {
    const hash = createHash('sha256');
    const file = await this.#disk.openFile(path);
    let position = 0;
    const put = async (text: string) => {
      const bytes = Buffer.from(text);
      hash.update(bytes);
      await writeAll(file, bytes, position);
      position += bytes.length;
    };
    try {
      let chunk = '';
      for (const line of lines) {
        chunk += line;
        if (chunk.length < chunkLength) continue;
        await put(chunk);
        chunk = '';
      }
      await put(chunk);
      await put(`${startOfEnd}${hash.copy().digest('hex')}"}\n`);
      await file.datasync();
    } finally {
      await file.close();
    }
  }

  async #keepAsBackup(): Promise<void> {
    const waiting = `${this.backupPath}.tmp`;
    await this.#disk.remove(waiting);
    try {
      await this.#disk.link(this.path, waiting);
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    await this.#disk.rename(waiting, this.backupPath);
    // Renaming a hard link onto its own file does nothing, so the name may still be there.
    await this.#disk.remove(waiting);
  }
}

/** All but the end of the file. The lists are taken at once, the texts made one by one. */
function linesOf(records: Records): Iterable<string> {
  const { submissions, uploads, ...head } = records;
  const start = `${JSON.stringify(head).slice(0, -1)},"uploads":{\n`;
  const listed = [Object.entries(uploads), Object.entries(submissions)] as const;
  return (function* () {
    yield start;
    for (const [part, entries] of listed.entries()) {
      if (part === 1) yield `${startOfSubmissions}\n`;
      for (const [index, [key, value]] of entries.entries()) {
        const comma = index === entries.length - 1 ? '' : ',';
        yield `${JSON.stringify(key)}:${JSON.stringify(value)}${comma}\n`;
      }
    }
  })();
}

async function readFrom(path: string): Promise<Records | null> {
  try {
    return await parseLines(path);
  } catch (error) {
    if (isMissing(error)) return null;
    if (error instanceof DamagedStorageError || isOfDisk(error)) throw error;
    throw new DamagedStorageError(`${path} has an unknown shape`, { cause: error });
  }
}

async function parseLines(path: string): Promise<Records> {
  const damaged = () => new DamagedStorageError(`${path} is damaged: its checksum does not fit`);
  const hash = createHash('sha256');
  const records = emptyRecords();
  let part: 'head' | 'uploads' | 'submissions' | 'end' = 'head';
  // Nothing read here is given away before the checksum at the end has been compared.
  for await (const bytes of lines(path)) {
    if (part === 'end') throw damaged();
    const line = bytes.toString('utf8');
    if (part === 'head' && line.startsWith('{"sha256":')) return parseFormer(line, damaged);
    if (part === 'submissions' && line.startsWith(startOfEnd)) {
      if (line !== `${startOfEnd}${hash.digest('hex')}"}`) throw damaged();
      part = 'end';
      continue;
    }
    hash.update(bytes).update('\n');
    if (part === 'head') {
      Object.assign(records, parsed(Head, `${line}}}`, damaged));
      part = 'uploads';
    } else if (part === 'uploads' && line === startOfSubmissions) {
      part = 'submissions';
    } else {
      const text = `{${line.endsWith(',') ? line.slice(0, -1) : line}}`;
      const { uploads, submissions } = records;
      if (part === 'uploads') Object.assign(uploads, parsed(UploadLine, text, damaged));
      else Object.assign(submissions, parsed(SubmissionLine, text, damaged));
    }
  }
  if (part !== 'end') throw damaged();
  return records;
}

const UploadLine = v.record(v.string(), Upload);
const SubmissionLine = v.record(v.string(), Submission);

/** What is not even JSON was damaged; what is JSON of another shape is told by the caller. */
function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  damaged: () => Error,
): v.InferOutput<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damaged();
  }
  return v.parse(schema, value);
}

/** The form of the first release: `{"sha256":"…","data":…}` in one line. */
function parseFormer(text: string, damaged: () => Error): Records {
  const [, sha256, json = ''] = /^\{"sha256":"([0-9a-f]{64})","data":(.*)\}$/s.exec(text) ?? [];
  if (createHash('sha256').update(json).digest('hex') !== sha256) throw damaged();
  return v.parse(Records, JSON.parse(json));
}

/** The lines of a file without their newlines; the file may be longer than any text. */
async function* lines(path: string): AsyncGenerator<Buffer> {
  const pieces: Buffer[] = [];
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    let rest: Buffer = chunk;
    for (let end = rest.indexOf(10); end !== -1; end = rest.indexOf(10)) {
      pieces.push(rest.subarray(0, end));
      yield pieces.length === 1 ? (pieces[0] ?? rest) : Buffer.concat(pieces);
      pieces.length = 0;
      rest = rest.subarray(end + 1);
    }
    if (rest.length > 0) pieces.push(rest);
  }
  if (pieces.length > 0) yield Buffer.concat(pieces);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Failures of reading itself carry a code; those of content do not. */
function isOfDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}
