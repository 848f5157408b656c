import * as v from 'valibot';
import { PackManifest } from '#shared/content-pack.ts';
import type { PackFile } from '#shared/content-pack.ts';
import { pictureSize } from './picture-size.ts';

/** Where the list of an unfinished download is cached, so that it can be counted without a network. */
export const unfinishedManifestAddress = '/content-pack.json?unfinished';

/** What a file of the pack is to a reader. */
export type PackGroup = 'pictures' | 'papers';

export function groupOf({ url }: PackFile): PackGroup {
  return url.endsWith('.pdf') ? 'papers' : 'pictures';
}

/** Parses the list; null for anything else, such as the page of a captive portal. */
export async function parseManifest(response: Response): Promise<PackManifest | null> {
  const content: unknown = await response.json().catch(() => null);
  const parsed = v.safeParse(PackManifest, content);
  if (!parsed.success) return null;
  const { files, tabletPictures, videos } = parsed.output;
  if (tabletPictures.length === 0 || pictureSize() === 'phone') return parsed.output;
  const papers = files.filter((file) => groupOf(file) === 'papers');
  return { files: [...tabletPictures, ...papers], tabletPictures, videos };
}
