import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes how large every paper in `assets/documents` is, so that a page can say so beside its link. */
export async function writeDocumentSizes(documentsDir: string, file: string): Promise<void> {
  const names = (await namesIn(documentsDir)).filter((name) => name.endsWith('.pdf')).toSorted();
  const lines: string[] = [];
  for (const name of names) {
    const { size } = await stat(join(documentsDir, name));
    lines.push(`  '/attached_assets/documents/${name}': ${size},`);
  }
  const source = [
    '// Written by `npm run media` from the papers in assets/documents; do not edit.',
    '/** Bytes of the papers to download, by their address. */',
    '// prettier-ignore',
    'export const documentSizes: Readonly<Record<string, number>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
  await writeFile(file, source);
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch {
    return [];
  }
}
