import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Records } from './records.ts';

/** Folder of accepted files in a data folder or a backup. */
export const acceptedFolder = (dataFolder: string) => join(dataFolder, 'uploads', 'accepted');

/** Names of files of requests that a folder lacks, or that have another size. */
export async function missingFiles(
  dataFolder: string,
  { uploads }: Pick<Readonly<Records>, 'uploads'>,
): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const { name, sizeBytes, isAttached } of Object.values(uploads)) {
    // Files without a request may be swept at any moment.
    if (!isAttached) continue;
    const found = await stat(join(acceptedFolder(dataFolder), name)).catch(() => undefined);
    if (found?.size !== sizeBytes) missing.push(name);
  }
  return missing;
}

/** `a.jpg, b.pdf and 12 more`. */
export function listNames(names: readonly string[]): string {
  const listed = 5;
  const rest = names.length - listed;
  return rest > 0 ? `${names.slice(0, listed).join(', ')} and ${rest} more` : names.join(', ');
}
