import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublicPage } from '../../pages/seo/public-pages.ts';
import { shareStem } from '../../pages/seo/share-picture.ts';
import type { Ledger, Master } from './masters.ts';
import { cardLayoutVersion, renderShareCard } from '../../pages/seo/render-share-card.ts';
import { shareFocus } from './share-focus.ts';

/** A page with the text of its share picture. */
export type SharedPage = Pick<PublicPage, 'path' | 'title' | 'picture'> & { section: string };

export interface ShareOptions {
  rootDir: string;
  pages: readonly SharedPage[];
  masters: readonly Master[];
  /** The studio's own pictures; anything else is a photograph of the owner's. */
  ledger: Ledger;
  /** Pictures with a margin of paper, which a share picture leaves out. */
  isFramed: (picture: string) => boolean;
  practice: string;
  fontsDir: string;
}

/** Part of a print's width that is paper. */
const paperMargin = 0.038;

/**
 * Makes `assets/encoded/share/*.jpg`, one for each page, and their typed list. A card is rendered again when its text,
 * its picture or the layout changed, so a photograph of the owner's updates it.
 * @returns how many were rendered
 * @throws Error for a page whose picture has no master
 */
export async function buildSharePictures(options: ShareOptions): Promise<number> {
  const { rootDir, pages, masters, ledger, isFramed, practice, fontsDir } = options;
  const folder = join(rootDir, 'assets/encoded/share');
  const recordPath = join(folder, 'record.json');
  await mkdir(folder, { recursive: true });
  const record = await readRecord(recordPath);
  const byId = new Map(masters.map((master) => [`${master.gallery}/${master.stem}`, master]));
  const made: Record<string, string> = {};
  let rendered = 0;
  for (const page of pages) {
    const master = byId.get(page.picture);
    if (!master) throw new Error(`${page.path} has no master ${page.picture}`);
    const isStandIn = ledger[page.picture] === master.hash;
    const inset = isStandIn && isFramed(page.picture) ? paperMargin : 0;
    const focus = isStandIn ? shareFocus[page.picture] : undefined;
    const card = { title: page.title, section: page.section, practice, inset, focus };
    const hash = createHash('sha256')
      .update(JSON.stringify([cardLayoutVersion, card, master.hash]))
      .digest('hex');
    const file = `${shareStem(page.path)}.jpg`;
    if (record[file] !== hash || !existsSync(join(folder, file))) {
      await writeFile(
        join(folder, file),
        await renderShareCard({ ...card, source: master.path }, fontsDir),
      );
      rendered += 1;
    }
    made[file] = hash;
  }
  for (const file of await readdir(folder)) {
    if (file.endsWith('.jpg') && made[file] === undefined) await rm(join(folder, file));
  }
  await writeFile(recordPath, `${JSON.stringify(made, null, 2)}\n`);
  await writeFile(
    join(rootDir, 'src/content/media/share.generated.ts'),
    listSource(pages.map(({ path }) => [path, made[`${shareStem(path)}.jpg`] ?? ''])),
  );
  return rendered;
}

async function readRecord(path: string): Promise<Readonly<Record<string, string>>> {
  if (!existsSync(path)) return {};
  return JSON.parse(await readFile(path, 'utf8')) as Record<string, string>;
}

function listSource(hashes: readonly (readonly [path: string, hash: string])[]): string {
  return [
    '// Written by `npm run media` from the pages and their pictures; do not edit.',
    '/** Version of the share picture of every public page, by path. */',
    '// oxfmt-ignore',
    'export const shareVersions: Readonly<Record<string, string>> = {',
    ...hashes.map(([path, hash]) => `  '${path}': '${hash.slice(0, 10)}',`),
    '};',
    '',
  ].join('\n');
}
