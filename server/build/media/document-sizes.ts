import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is downloaded as one file: its folder in `assets`, the extension, and the name of the list. */
const kinds = [
  { folder: 'documents', ending: '.pdf', name: 'documentSizes', subject: 'the PDFs to download' },
  { folder: 'videos', ending: '.mp4', name: 'videoSizes', subject: 'the videos to download' },
] as const;

/** Writes the size of every PDF and video in `assets`, so that a page can show it beside its link or button. */
export async function writeDocumentSizes(assetsDir: string, file: string): Promise<void> {
  const source = [
    '// Written by `npm run media` from assets/documents and assets/videos; do not edit.',
  ];
  for (const { folder, ending, name, subject } of kinds) {
    source.push(
      `/** Bytes of ${subject}, by their address. */`,
      '// oxfmt-ignore',
      `export const ${name}: Readonly<Record<string, number>> = {`,
    );
    const found = (await namesIn(join(assetsDir, folder))).filter((entry) =>
      entry.endsWith(ending),
    );
    for (const entry of found.toSorted()) {
      const { size } = await stat(join(assetsDir, folder, entry));
      source.push(`  '/attached_assets/${folder}/${entry}': ${size},`);
    }
    source.push('};');
  }
  await writeFile(file, `${source.join('\n')}\n`);
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch {
    return [];
  }
}
