import { copyFile, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Day } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';

/** Days for which the client files of a replaced release stay. */
export const previousReleaseDays = 30;

/** A release that was served from this data folder. */
interface Release {
  /** When the next release replaced it, ISO 8601 in UTC; null for the present one. */
  replacedAt: string | null;
  /** Names in `assets`; each contains the hash of its content. */
  files: readonly string[];
}

const listName = 'releases.json';

/**
 * Copies the client files of this release beside the data, because the next release is in another folder and open pages
 * still request the files of this one. Removes those of releases replaced long ago; the previous release always stays,
 * whatever the clock says.
 * @param options.previousFolder the files are in `assets` below it
 */
export async function keepPreviousAssets(options: {
  clientFolder: string;
  previousFolder: string;
  clock: Clock;
}): Promise<void> {
  const { clientFolder, previousFolder, clock } = options;
  const assets = join(previousFolder, 'assets');
  await mkdir(assets, { recursive: true, mode: 0o700 });
  const files = (await readdir(join(clientFolder, 'assets'))).toSorted();
  const there = new Set(await readdir(assets));
  for (const file of files.filter((name) => !there.has(name))) {
    // An interrupted start leaves no incomplete file under its name.
    await copyFile(join(clientFolder, 'assets', file), join(assets, `.part-${file}`));
    await rename(join(assets, `.part-${file}`), join(assets, file));
  }

  const releases = afterStart(await readReleases(previousFolder), files, clock());
  await writeFile(join(previousFolder, `${listName}.part`), JSON.stringify(releases));
  await rename(join(previousFolder, `${listName}.part`), join(previousFolder, listName));
  const wanted = new Set(releases.flatMap((release) => release.files));
  for (const name of await readdir(assets)) {
    if (!wanted.has(name)) await rm(join(assets, name), { force: true });
  }
}

/** The present release first. */
function afterStart(known: readonly Release[], files: readonly string[], now: Date): Release[] {
  const isPresent = (release: Release) => release.files.join() === files.join();
  const replaced = known
    .filter((release) => !isPresent(release))
    .map((release) => ({ ...release, replacedAt: release.replacedAt ?? now.toISOString() }));
  const limit = new Date(now.getTime() - previousReleaseDays * Day.ms).toISOString();
  const kept = replaced.filter(({ replacedAt }, index) => index === 0 || replacedAt >= limit);
  return [{ replacedAt: null, files }, ...kept];
}

async function readReleases(previousFolder: string): Promise<readonly Release[]> {
  try {
    const list: unknown = JSON.parse(await readFile(join(previousFolder, listName), 'utf8'));
    return Array.isArray(list) ? list.filter(isRelease) : [];
  } catch {
    // None yet, or a damaged list: then only the present release is known, and the list starts again.
    return [];
  }
}

function isRelease(value: unknown): value is Release {
  const { replacedAt = undefined, files = undefined } = { ...Object(value) };
  return (
    (replacedAt === null || typeof replacedAt === 'string') &&
    Array.isArray(files) &&
    files.every((file) => typeof file === 'string')
  );
}
