import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { SeededRandom } from '#testing/support/seeded-random.ts';
import type { DiskOperation } from './recording-disk.ts';

const sectorBytes = 512;

type NameOperation = Extract<DiskOperation, { kind: 'folder' | 'name' | 'rename' | 'remove' }>;
type DataOperation = Extract<DiskOperation, { kind: 'write' | 'truncate' }>;

/** What happened to data that was not synced. */
type Fate = 'nothing' | 'everything' | 'the beginning' | 'any part';
const fates: readonly Fate[] = ['nothing', 'everything', 'the beginning', 'any part'];

/**
 * Builds the disk as a power cut may have left it: synced data is there; for everything after, a random number decides.
 * Writes may be dropped, truncated at any byte or torn in sectors of 512 bytes in any order, with zeros where the
 * length came before the bytes; new, removed and changed names may be undone independently.
 * @param operations what was done before the cut
 * @param root the folder they were done in
 * @param target an empty folder for the result
 */
export async function leaveAfterPowerCut(
  operations: readonly DiskOperation[],
  root: string,
  target: string,
  chance: SeededRandom,
): Promise<void> {
  const names = new Map<string, number | 'folder'>();
  const data = new Map<number, Buffer>();
  let looseNames: NameOperation[] = [];
  const looseData = new Map<number, DataOperation[]>();

  for (const operation of operations) {
    switch (operation.kind) {
      case 'write':
      case 'truncate':
        looseData.set(operation.file, [...(looseData.get(operation.file) ?? []), operation]);
        break;
      case 'sync':
        data.set(
          operation.file,
          (looseData.get(operation.file) ?? []).reduce(apply, contentOf(data, operation.file)),
        );
        looseData.delete(operation.file);
        break;
      case 'sync-folder': {
        const isOfFolder = (loose: NameOperation) =>
          foldersOf(loose).some((folder) => folder === operation.path);
        for (const loose of looseNames.filter(isOfFolder)) rename(names, loose);
        looseNames = looseNames.filter((loose) => !isOfFolder(loose));
        break;
      }
      default:
        looseNames.push(operation);
    }
  }
  for (const loose of survivors(looseNames, chance)) rename(names, loose);
  for (const [file, loose] of looseData) {
    data.set(file, tear(contentOf(data, file), loose, chance));
  }

  const pathShowing = (path: string) => join(target, relative(root, path));
  const exists = (path: string): boolean =>
    path === root || (names.get(path) === 'folder' && exists(dirname(path)));
  for (const [path, what] of names) {
    if (!exists(dirname(path))) continue;
    if (what === 'folder') await mkdir(pathShowing(path), { recursive: true });
    else {
      await mkdir(dirname(pathShowing(path)), { recursive: true });
      await writeFile(pathShowing(path), contentOf(data, what));
    }
  }
}

const contentOf = (data: ReadonlyMap<number, Buffer>, file: number) =>
  data.get(file) ?? Buffer.alloc(0);

function foldersOf(operation: NameOperation): string[] {
  return operation.kind === 'rename'
    ? [dirname(operation.from), dirname(operation.to)]
    : [dirname(operation.path)];
}

function rename(names: Map<string, number | 'folder'>, operation: NameOperation): void {
  switch (operation.kind) {
    case 'folder':
      names.set(operation.path, 'folder');
      return;
    case 'name':
      names.set(operation.path, operation.file);
      return;
    case 'rename':
      if (names.get(operation.from) === operation.file) names.delete(operation.from);
      names.set(operation.to, operation.file);
      return;
    case 'remove':
      names.delete(operation.path);
  }
}

function survivors<One>(loose: readonly One[], chance: SeededRandom): readonly One[] {
  switch (chance.pick(fates)) {
    case 'nothing':
      return [];
    case 'everything':
      return loose;
    case 'the beginning':
      return loose.slice(0, chance.below(loose.length + 1));
    case 'any part':
      return loose.filter(() => chance.next() < 0.5);
  }
}

function apply(content: Buffer, operation: DataOperation): Buffer {
  if (operation.kind === 'truncate') return resized(content, operation.lengthBytes);
  const { position, bytes } = operation;
  const grown = resized(content, Math.max(content.length, position + bytes.length));
  bytes.copy(grown, position);
  return grown;
}

/** A copy of this length; what is new is zero. */
function resized(content: Buffer, lengthBytes: number): Buffer {
  const made = Buffer.alloc(lengthBytes);
  content.copy(made);
  return made;
}

function tear(content: Buffer, loose: readonly DataOperation[], chance: SeededRandom): Buffer {
  switch (chance.pick(fates)) {
    case 'nothing':
      return content;
    case 'everything':
      return loose.reduce(apply, content);
    case 'the beginning': {
      const whole = chance.below(loose.length);
      const last = loose[whole];
      const started = loose.slice(0, whole).reduce(apply, content);
      if (last?.kind !== 'write') return started;
      return apply(started, {
        ...last,
        bytes: last.bytes.subarray(0, chance.below(last.bytes.length)),
      });
    }
    case 'any part':
      return loose.reduce((torn, operation) => tearSectors(torn, operation, chance), content);
  }
}

function tearSectors(content: Buffer, operation: DataOperation, chance: SeededRandom): Buffer {
  if (operation.kind === 'truncate')
    return chance.next() < 0.5 ? apply(content, operation) : content;
  const { position, bytes } = operation;
  const end = position + bytes.length;
  // The length may be on disk before the bytes.
  let torn = chance.next() < 0.5 ? resized(content, Math.max(content.length, end)) : content;
  for (let from = position; from < end;) {
    const to = Math.min(end, (Math.floor(from / sectorBytes) + 1) * sectorBytes);
    if (chance.next() < 0.5) {
      const piece = bytes.subarray(from - position, to - position);
      torn = apply(torn, { ...operation, position: from, bytes: piece });
    }
    from = to;
  }
  return torn;
}
