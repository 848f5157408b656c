import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import * as v from 'valibot';
import { DamagedStorageError } from '../ports.ts';
import { ContentRevision } from '../content-records.ts';
import { WorkEntry } from '#shared/inbox/work-entries.ts';
import { Records, Submission, Upload, emptyRecords } from '../records.ts';

const startOfSubmissions = '},"submissions":{';
const startOfRevisions = '},"contentRevisions":{';
const startOfWork = '},"workEntries":{';
const startOfEnd = '},"sha256":"';

/** The first line; uploads, submissions, revisions and work entries follow, one per line. */
const Head = v.omit(Records, ['submissions', 'contentRevisions', 'workEntries']);

/** The last line, with its newline. */
export const lastLine = (sha256: string) => `${startOfEnd}${sha256}"}\n`;

/** All lines but the last. The lists are copied at the call; their text is generated line by line. */
export function linesOf(records: Records): Iterable<string> {
  const { submissions, uploads, contentRevisions, workEntries, ...head } = records;
  const start = `${JSON.stringify(head).slice(0, -1)},"uploads":{\n`;
  const listed = [
    { opening: start, entries: Object.entries(uploads) },
    { opening: `${startOfSubmissions}\n`, entries: Object.entries(submissions) },
    { opening: `${startOfRevisions}\n`, entries: Object.entries(contentRevisions) },
    { opening: `${startOfWork}\n`, entries: Object.entries(workEntries) },
  ];
  return (function* () {
    for (const { opening, entries } of listed) {
      yield opening;
      for (const [index, [key, value]] of entries.entries()) {
        const comma = index === entries.length - 1 ? '' : ',';
        yield `${JSON.stringify(key)}:${JSON.stringify(value)}${comma}\n`;
      }
    }
  })();
}

/** @throws DamagedStorageError when it is not what was written, ValiError for another shape */
export async function parseLines(path: string): Promise<Records> {
  const damaged = () => new DamagedStorageError(`${path} is damaged: its checksum does not fit`);
  const hash = createHash('sha256');
  const records = emptyRecords();
  let part: 'head' | keyof typeof lineOf | 'end' = 'head';
  // Nothing read here is returned before the checksum at the end has been compared.
  for await (const bytes of readLines(path)) {
    if (part === 'end') throw damaged();
    const line = bytes.toString('utf8');
    if (line.startsWith(startOfEnd)) {
      if (`${line}\n` !== lastLine(hash.digest('hex'))) throw damaged();
      // Snapshots of releases without work entries end after the revisions.
      if (part !== 'workEntries' && part !== 'contentRevisions')
        throw new TypeError(`the list after ${part} is missing`);
      part = 'end';
      continue;
    }
    hash.update(bytes).update('\n');
    if (part === 'head') {
      Object.assign(records, parsed(Head, `${line}}}`, damaged));
      part = 'uploads';
    } else if (part === 'uploads' && line === startOfSubmissions) {
      part = 'submissions';
    } else if (part === 'submissions' && line === startOfRevisions) {
      part = 'contentRevisions';
    } else if (part === 'contentRevisions' && line === startOfWork) {
      part = 'workEntries';
    } else {
      const text = `{${line.endsWith(',') ? line.slice(0, -1) : line}}`;
      Object.assign(records[part], parsed(lineOf[part], text, damaged));
    }
  }
  if (part !== 'end') throw damaged();
  return records;
}

const lineOf = {
  uploads: v.record(v.string(), Upload),
  submissions: v.record(v.string(), Submission),
  contentRevisions: v.record(v.string(), ContentRevision),
  workEntries: v.record(v.string(), WorkEntry),
};

/** Invalid JSON counts as damage; valid JSON of another shape throws a ValiError. */
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

/** The lines of a file without their newlines; the file may be longer than any string. */
async function* readLines(path: string): AsyncGenerator<Buffer> {
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
