import * as v from 'valibot';
import { pictureSize } from './picture-size.ts';

/** Address of the list, made by the build. */
export const packManifestAddress = '/content-pack.json';

/** Where the list of an unfinished download is cached, so that it can be counted without a network. */
export const unfinishedManifestAddress = '/content-pack.json?unfinished';

const PackFile = v.object({
  /** Address from the root, as the pages have it. */
  url: v.pipe(v.string(), v.startsWith('/attached_assets')),
  bytes: v.pipe(v.number(), v.minValue(1)),
  /** 64 hexadecimal digits. */
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
export type PackFile = v.InferOutput<typeof PackFile>;

/** Everything for offline reading besides the app. */
export const PackManifest = v.object({
  /** One size of every picture for a phone, and the PDFs: downloaded automatically. */
  files: v.array(PackFile),
  /** The pictures for a tablet, instead of the phone's. */
  tabletPictures: v.optional(v.array(PackFile), []),
  /** Downloaded one by one, when the reader asks for it. */
  videos: v.optional(v.array(PackFile), []),
});
export type PackManifest = v.InferOutput<typeof PackManifest>;

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
