import { constants, copyFile, open } from 'node:fs/promises';

/**
 * Copies a file, readable by its owner only; its bytes are durable when it resolves, its name needs `syncFolder`.
 * @returns false when there is no such file
 */
export async function copyDurably(source: string, target: string): Promise<boolean> {
  try {
    await copyFile(source, target, constants.COPYFILE_EXCL);
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
  const handle = await open(target, 'r+');
  try {
    await handle.chmod(0o600);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return true;
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
