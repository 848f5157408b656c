import { constants } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Why a folder cannot be used. */
export interface FolderFault {
  /** Of the system: `EACCES`. */
  code: string;
  /** What cannot be done with it. */
  use: 'read' | 'write';
  /** `/var/backups/example cannot be read (EACCES)`. */
  words: string;
}

/** Null where this process can list a folder and, for `write`, make files in it. */
export async function folderFault(
  folder: string,
  use: 'read' | 'write',
): Promise<FolderFault | null> {
  try {
    await readdir(folder);
  } catch (error) {
    return faultOf(folder, error, 'read');
  }
  if (use === 'read') return null;
  try {
    await access(folder, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    return faultOf(folder, error, 'write');
  }
}

/** The first fault of a data folder and of what the server writes in it. */
export async function dataFolderFault(folder: string): Promise<FolderFault | null> {
  const fault = await folderFault(folder, 'write');
  if (fault) return fault;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    // What a restore has moved out of the way is written by nobody.
    if (!entry.isDirectory() || entry.name.startsWith('before-restore-')) continue;
    const inner = await folderFault(join(folder, entry.name), 'write');
    // Copies that are under way come and go.
    if (inner && inner.code !== 'ENOENT') return inner;
  }
  return null;
}

function faultOf(folder: string, error: unknown, use: FolderFault['use']): FolderFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const done = use === 'read' ? 'read' : 'written';
  const what = code === 'ENOENT' ? 'is not there' : `cannot be ${done}`;
  return { code, use, words: `${folder} ${what} (${code})` };
}
